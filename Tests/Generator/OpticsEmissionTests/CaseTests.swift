import EmissionKernel
import Foundation
import GeneratorTesting
import LensGenCore
import SwiftReading
import Testing

/// Tests the cases of enums without their payloads.
@Suite struct CaseTests {
  private func generated(_ text: String) -> Generated {
    Generated(text, by: Generator(emitting: [.cases]))
  }

  @Test func theCasesAreListed() {
    let generated = generated(
      """
      enum Payment {
        case cash, card(Int), `default`(iban: String)
        #if DEBUG
          case test
        #endif
      }
      """)
    #expect(
      generated.text == """
        extension Payment {
          enum Case: CaseIterable, Hashable, Sendable {
            case cash
            case card
            case `default`
            #if DEBUG
              case test
            #endif
          }
          var `case`: Case {
            switch self {
            case .cash: .cash
            case .card: .card
            case .default: .default
            #if DEBUG
              case .test: .test
            #endif
            }
          }
        }
        """)
    #expect(generated.messages == [])
  }

  @Test func casesThatDifferInLabelsAreOne() {
    let generated = generated("public enum A { case a(x: Int), a(y: Int, Int), b }")
    #expect(generated["Case"]?.head == "enum Case: CaseIterable, Hashable, Sendable")
    #expect(generated["Case"]?.code == ["case b", "case a"])
    #expect(generated["case"]?.code == ["switch self {", "case .b: .b", "default: .a", "}"])
    #expect(generated.members.map(\.access) == [.public, .public])
    let two = self.generated("enum A { case a(x: Int), a(y: Int), b(x: Int), b(y: Int) }")
    #expect(two.messages == ["skipped 'A': another case has the same name"])
  }

  @Test func casesThatDifferInLabelsAreThereInTheirBuildsOnly() throws {
    let text = """
      enum A {
        case a
        #if DEBUG
          case b(Int)
          case b(x: String)
        #elseif OTHER
          case b
        #endif
      }
      """
    let generated = generated(text)
    let condition = "#if (!(DEBUG) && (OTHER)) || (DEBUG)"
    #expect(generated["Case"]?.code == ["case a", condition, "  case b", "#endif"])
    #expect(
      generated["case"]?.code
        == ["switch self {", "case .a: .a", condition, "  default: .b", "#endif", "}"])
    for options in [[], ["-D", "DEBUG"], ["-D", "OTHER"]] {
      #expect(
        try Compiler.complaints(about: text, generated.text, options: options) == [], "\(options)")
    }
  }

  @Test func whatHasNoListIsReported() {
    let cases: [(String, String?)] = [
      ("enum A { case a; struct Case {} }", "the name 'Case' is taken"),
      ("struct Case {}; enum A { case a(Case) }", "the name 'Case' is taken"),
      ("enum A { case Case }", "the name 'Case' is taken"),
      ("enum A { case a; var `case`: Int { 1 } }", "the name 'case' is taken"),
      (
        "enum A { case a\n@available(macOS 99, *) case b\n}",
        "'Case' lists the cases that are always available, and 'b' is not"
      ),
      ("enum A {}", nil), ("enum A { case a(Never) }", nil), ("struct A { let a: Int }", nil),
    ]
    for (text, reason) in cases {
      let generated = generated(text)
      #expect(
        generated.messages.filter { $0.hasPrefix("skipped") }
          == (reason.map { ["skipped 'A': \($0)"] } ?? []), "\(text)")
      #expect(generated.declarations == [], "\(text)")
    }
  }

  /// Names with a meaning, generic, indirect, nested and isolated enums, names of the standard library.
  @Test func theCasesOfOddEnumsCompile() throws {
    let text = """
      enum Odd { case `self`, `init`(Int), `Type`, `case`, `a b`(Int), none, some(Odd2<Int>) }
      indirect enum Odd2<T> { case leaf(T), fork(Odd2, Odd2) }
      enum Outer { enum Inner { case a(Int), b }; case inner(Inner) }
      @MainActor enum Isolated { case a(Int), b }
      enum Labels { case a(x: Int), a(y: Int), a(Int, z: Int), b }
      protocol Hashable {}
      public enum Public { case a, b(Int) }
      func use<T>(_ odd: Odd2<T>) -> Bool { odd.case == .leaf && Odd2<T>.Case.allCases.count == 2 }
      """
    let generated = generated(text)
    #expect(generated.members.names.count { $0 == "Case" } == 7)
    for mode in ["5", "6"] {
      #expect(
        try Compiler.complaints(about: text, generated.text, options: ["-swift-version", mode])
          == [])
    }
  }
}
