import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import TestDataEmission
import Testing

@testable import SwiftReading

/// Tests the tests that lens-gen writes for the conformances of a type.
@Suite struct ConformanceLawsTests {
  private func generated(_ snippet: String, synthesized: Bool = false) -> Generated {
    var generator = Generator(emitting: [.laws])
    generator.laws.includesSynthesized = synthesized
    generator.settings.imports = ["OpticsLawsFoundation"]
    return Generated(snippet, by: generator)
  }

  /// Returns the functions that check the conformances of the type `A`, without their prefix.
  private func checks(of snippet: String, synthesized: Bool = false) -> [String] {
    generated(snippet, synthesized: synthesized).text
      .matches(of: /try check(?!Laws)(\w+)\(A(?:<Int>)?\.self\)/).map { String($0.1) }
  }

  @Test func aConformanceByHandHasATest() {
    #expect(
      generated(
        """
        struct A: Hashable, Codable, Arbitrary {
          static func == (one: A, other: A) -> Bool { true }
          init(from decoder: any Decoder) {}
        }
        """
      ).text == """
        @Suite struct ALaws {
          @Test(arguments: ["Hashable", "Codable"])
          func conformanceIsLawful(_ name: String) throws {
            switch name {
            case "Hashable":
              try checkHashable(A.self)
            case "Codable":
              try checkCodable(A.self)
            default: break
            }
          }
        }
        """)
  }

  @Test(arguments: [
    (
      "struct A: Equatable, Arbitrary { static func == (a: A, b: A) -> Bool { true } }", "Equatable"
    ),
    (
      "struct A: Equatable, Arbitrary {}; extension A { static func == (a: A, b: A) -> Bool { true } }",
      "Equatable"
    ),
    ("struct A: Hashable, Arbitrary { static func == (a: A, b: A) -> Bool { true } }", "Hashable"),
    ("struct A: Hashable, Arbitrary { func hash(into hasher: inout Hasher) {} }", "Hashable"),
    ("struct A: Hashable, Arbitrary { var hashValue: Int { 1 } }", "Hashable"),
    (
      "struct A: Comparable, Arbitrary { static func < (a: A, b: A) -> Bool { true } }",
      "Comparable"
    ),
    (
      "enum A: Comparable, Arbitrary { case a, b\nstatic func < (a: A, b: A) -> Bool { true } }",
      "Comparable"
    ),
    (
      "enum A: CaseIterable, Equatable, Arbitrary { case a\nstatic let allCases = [A.a] }",
      "CaseIterable"
    ),
    (
      "enum A: CaseIterable, Arbitrary { case a\nstatic var allCases: [A] { [.a] } }",
      "CaseIterable"
    ),
    (
      "struct A: RawRepresentable, Equatable, Arbitrary { let rawValue: Int\ninit?(rawValue: Int) { nil } }",
      "RawRepresentable"
    ),
    (
      "struct A: RawRepresentable, Equatable, Arbitrary { var rawValue: Int { 1 } }",
      "RawRepresentable"
    ),
    (
      "struct A: OptionSet, Arbitrary { let rawValue: Int\ninit(rawValue: Int) { self.rawValue = 1 } }",
      "RawRepresentable"
    ),
    ("struct A: Identifiable, Equatable, Arbitrary { var id: Int { 1 } }", "Identifiable"),
    (
      "struct A: Codable, Equatable, Arbitrary { func encode(to encoder: any Encoder) {} }",
      "Codable"
    ),
    (
      "struct A: Codable, Equatable, Arbitrary { enum CodingKeys: CodingKey { case a } }", "Codable"
    ),
    (
      "struct A: Decodable, Equatable, Arbitrary {}; extension A: Encodable { func encode(to encoder: any Encoder) {} }",
      "Codable"
    ),
    (
      "struct A<T>: Arbitrary {}; extension A: Equatable where T: Equatable { static func == (a: A, b: A) -> Bool { true } }",
      "Equatable"
    ),
    (
      "protocol P: Comparable {}; extension P { static func < (a: Self, b: Self) -> Bool { true } }; struct A: P, Arbitrary {}",
      "Comparable"
    ),
  ])
  func eachProtocol(snippet: String, expected: String) {
    #expect(checks(of: snippet) == [expected])
  }

  @Test(arguments: [
    (
      "struct A: Hashable, Codable, Identifiable, Arbitrary { let id: Int }",
      ["Hashable", "Identifiable", "Codable"]
    ),
    (
      "enum A: Comparable, CaseIterable, Arbitrary { case a }",
      ["Equatable", "Comparable", "CaseIterable"]
    ),
  ])
  func synthesizedConformancesAreAnOption(snippet: String, expected: [String]) {
    #expect(checks(of: snippet) == [])
    #expect(checks(of: snippet, synthesized: true) == expected)
  }

  @Test(arguments: [
    "struct A: Equatable, Arbitrary { func hash(into hasher: inout Hasher) {} }",
    "struct A: Encodable, Equatable, Arbitrary { func encode(to encoder: any Encoder) {} }",
    "struct A: Equatable, Arbitrary { var id: Int { 1 } }",
    "@MainActor struct A: @MainActor Equatable, Arbitrary { static func == (a: A, b: A) -> Bool { true } }",
  ])
  func noOtherTypeHasATest(snippet: String) {
    #expect(generated(snippet).text == "")
  }

  @Test(arguments: [
    "#if DEBUG\nextension A: Comparable { static func < (a: A, b: A) -> Bool { true } }\n#endif",
    "@available(macOS 99, *) extension A: Comparable { static func < (a: A, b: A) -> Bool { true } }",
    "extension A: @MainActor Comparable { static func < (a: A, b: A) -> Bool { true } }",
  ])
  func aConformanceThatIsNotEverywhereIsSkipped(extending: String) {
    let generated = generated("struct A: Equatable, Arbitrary {}\n" + extending)
    #expect(generated.text == "")
    #expect(
      generated.messages == [
        "skipped 'A: Comparable': its laws are not checked: it conforms only under '#if', on some "
          + "systems, or on an actor"
      ])
  }

  @Test func codingNeedsAnImport() {
    let snippet = "struct A: Codable, Equatable, Arbitrary { init(from decoder: any Decoder) {} }"
    let generated = Generated(snippet, by: Generator(emitting: [.laws]))
    #expect(generated.text == "")
    #expect(
      generated.messages == [
        "skipped 'A: Codable': its laws are not checked: add '--import OpticsLawsFoundation', or "
          + "'imports: OpticsLawsFoundation' in the configuration file"
      ])
  }
}
