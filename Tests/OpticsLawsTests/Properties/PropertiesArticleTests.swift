import Foundation
import OpticsLaws
import Testing

/// Checks that the article on properties shows reports as they look.
@Suite struct PropertiesArticleTests {
  private let article: String

  init() throws {
    let file = StandardOptic.package
      .appendingPathComponent("Sources/OpticsLaws/OpticsLaws.docc/Properties.md")
    article = try String(contentsOf: file, encoding: .utf8)
  }

  @Test func aFailure() throws {
    func doubled(_ price: Int) -> Int { price < 100 ? price * 2 : price + price / 2 }
    let failure = #expect(throws: Counterexample.self) {
      try checkProperty(for: .int(in: 1...1000), fileID: "StockTests/StockTests.swift", line: 8) {
        doubled($0) == $0 * 2
      }
    }
    expectInArticle(try #require(failure).description)
    #expect(article.contains("checkProperty(for: …, \(try #require(failure?.replay)))"))
  }

  // Other systems have no exit tests.
  #if os(macOS) || os(Linux)
    @Test func aCrash() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try checkProperty(of: Int.self, fileID: "StockTests/StockTests.swift", line: 16) {
          $0 + 1 > $0
        }
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      expectInArticle(String(text[try #require(text.range(of: "crashed:")).lowerBound...]))
    }
  #endif

  /// Expects the lines of a report, which the article may indent.
  private func expectInArticle(_ report: String) {
    func lines(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
    #expect(lines(article).contains(lines(report)), "\(report)")
  }
}
