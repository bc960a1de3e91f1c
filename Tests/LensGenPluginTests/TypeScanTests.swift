import Foundation
import GeneratorTesting
import LensGenCore
import SwiftReading
import Testing

/// Tests which sources have a generated file, as far as the plugin can say before lens-gen reads them.
@Suite struct TypeScanTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
  }

  private func mayDeclareTypes(_ text: String, for emissions: [String]) throws -> Bool {
    try folder.write(text, to: "A.swift")
    return folder.url.appending(path: "A.swift").mayDeclareTypes(for: emissions)
  }

  /// Otherwise, the code would be in the file for the rest.
  @Test func aSourceHasAFileIfAnythingIsGeneratedForIt() throws {
    let sources = [
      "struct A { var n: Int }", "indirect enum A { case a(Int) }",
      "struct A: Equatable, Arbitrary, Fixturable { let n: Int; static let fixture = A(n: 1) }",
      "final class A { init(n: Int) {} }", "// lens-gen: stub\nclass A { func f() {} }",
      "protocol P { func f() }", "public protocol P {}; protocol Q {}\ntypealias A = P & Q",
      "extension Int { struct A { var n: Int } }", "actor A { var n = 0 }",
      "extension Int: Identifiable { public var id: Int { self } }",
    ]
    var count = 0
    for source in sources {
      for emission in Emission.allCases {
        let emissions: Set<Emission> = [.lenses, .prisms, emission]
        guard Generated(source, by: Generator(emitting: emissions)).text != "" else { continue }
        count += 1
        let names = emissions.map(\.rawValue)
        #expect(try mayDeclareTypes(source, for: names), "\(emission.rawValue): \(source)")
      }
    }
    #expect(count > 30)
  }

  @Test func otherSourcesHaveNone() throws {
    let cases: [(String, [String])] = [
      ("func f() -> Int { 1 }", []), ("", []),
      ("extension Int { var twice: Int { 2 * self } }", []),
      ("protocol P { func f() }", ["lenses", "prisms"]), ("final class A {}", []),
      ("final class A {}", ["arbitrary", "laws"]), ("protocol P { func f() }", ["factories"]),
    ]
    for (source, emissions) in cases {
      #expect(try !mayDeclareTypes(source, for: emissions), "\(emissions): \(source)")
    }
  }

  /// The key is a list, or one text with commas.
  @Test func emissionsMayBeOneText() throws {
    #expect(try mayDeclareTypes("final class A {}", for: ["lenses, factories"]))
  }

  /// Another plugin has not generated it yet.
  @Test func aSourceThatDoesNotExistHasAFile() {
    #expect(folder.url.appending(path: "Missing.swift").mayDeclareTypes(for: []))
  }
}
