import GeneratorTesting
import Foundation
import Testing

/// Checks that the page about skipped declarations lists the reasons of the sources.
///
/// The reasons of initializers, which `ConstructionFailure.swift` puts together, are not compared.
@Suite struct SkippedDeclarationsTests {
  private let page: String
  /// The sources, with strings of several lines joined, and without the messages of macros.
  private let sources: [String]

  init() throws {
    let path = "Sources/LensGenCore/LensGenCore.docc/SkippedDeclarations.md"
    page = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    sources = try Repository.swiftFiles(in: "Sources").map { file in
      try String(contentsOf: file, encoding: .utf8).replacing(/"\s*\+\s*"/, with: "")
        .replacing(/inMacros:\s*"(?:[^"\\]|\\.)*"/, with: "")
    }
  }

  @Test func eachReasonIsOnThePage() throws {
    let reasons = sources.flatMap { source in
      let written =
        source.contains("extension SkipReason")
        ? source.matches(of: /\bSelf\(\s*(?:\w+\s*\?\s*)?"(.*)"/).map(\.1) : []
      return written + source.matches(of: /\.notChecked\(\s*"(.*)"/).map(\.1)
    }
    try #require(reasons.count > 80)
    for reason in reasons {
      // The page names what several reasons begin with once, before the table.
      let cause = reason.prefix { $0 != ";" }
        .replacing(#/^(?:no|not|its) [a-zA-Z ]+: /#, with: "")
      let fixed = longest(of: cause.split(separator: #/\\\([^)]*\)+/#))
      #expect(fixed.isEmpty || page.contains(fixed), "'Skipped declarations' lacks: \(reason)")
    }
  }

  @Test func eachReasonOnThePageIsInTheSources() throws {
    let code = sources.joined()
    for name in ["Optics", "Stubs"] {
      let rest = try #require(page.split(separator: "## \(name)\n").last)
      let reasons = rest.split(separator: "\n##")[0].split(separator: "\n")
        .compactMap { $0.firstMatch(of: /^\| (.*?) \|/)?.1 }
        .flatMap { $0.split(separator: ";") }.filter { $0.count > 20 }
      try #require(reasons.count > 20)
      for reason in reasons {
        let fixed = longest(of: reason.split(separator: "…"))
        #expect(code.contains(fixed), "no message contains: \(reason)")
      }
    }
  }

  private func longest(of parts: [Substring]) -> String {
    (parts.max { $0.count < $1.count } ?? "").trimmingCharacters(in: .whitespaces)
  }
}
