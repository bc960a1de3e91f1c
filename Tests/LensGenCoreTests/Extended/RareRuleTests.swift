@testable import StubEmission
@testable import SwiftReading
import GeneratorTesting
import LensGenCore
import Testing

/// Tests rules that no other test applies.
@Suite struct RareRuleTests {
  @Test func reasons() {
    for (emissions, snippet, message) in [
      (
        [.builders], "struct A { let x: Int; static func build() {} }",
        "skipped 'A': the type already has a static member 'build'"
      ),
      (
        [.fixtures],
        """
        struct A: Fixturable {
          let x: Int
          static var fixture: A { A(x: 1) }
          static func fixture(y: Int) {}
        }
        """, "skipped 'A': the type already has a static member 'fixture'"
      ),
      (
        [.arbitrary, .laws], "enum A<T: Equatable>: Equatable { case b(x: Int, y: Int) }",
        "skipped 'A.b': its laws are not checked: its part is a tuple with labels in a generic type"
      ),
      (
        [.prisms], "@available(*, deprecated) struct Old {}; enum A { case b(Old) }",
        "skipped 'A.b': its type 'Old' is deprecated; deprecate it, too"
      ),
      (
        [.stubs], "@available(*, deprecated) struct Old {}; protocol P { func f(_ x: Old) }",
        "skipped 'stub of P': 'P.f(_:)': its type 'Old' is deprecated; deprecate it, too"
      ),
      (
        [.laws], "struct A: Equatable { let x: Int }",
        "skipped 'A': its laws are not checked: it does not conform to Arbitrary; add 'arbitrary', "
          + "as in '--emit arbitrary,laws'"
      ),
      (
        [.lenses],
        """
        struct A {
          let x: Int
          init(_ xs: Int...) { x = 1 }
          init(x: Int) { self.init(x, 2) }
        }
        """,
        "skipped 'A.x': no initializer is certain to store every 'let' property unchanged and do "
          + "nothing else"
      ),
    ] as [(Set<Emission>, String, String)] {
      #expect(Generated(snippet, by: Generator(emitting: emissions)).messages == [message])
    }
  }

  @Test func code() throws {
    for (emissions, snippet, line) in [
      (
        [.fixtures],
        """
        struct A: Fixturable {
          let x: Int, y: Int
          static var fixture: A { A(x: 1) }
          init(x: Int) { self.x = x; y = 0 }
          init(x: Int, y: Int) { self.x = x; self.y = y }
        }
        """, "static func fixture(x: Int = fixture.x, y: Int = fixture.y) -> Self {"
      ),
      (
        [.stubs],
        """
        protocol P {
          associatedtype Item: Identifiable where Item.ID: CustomStringConvertible
          func f(_ item: Item) -> Item.ID
        }
        """,
        "struct PStub<Item: Identifiable & SendableMetatype>: P where Item.ID: CustomStringConvertible {"
      ),
      (
        [.lenses], "@MainActor struct A { let x: Int; var y = [1, 2] }",
        "nonisolated static var _x: Lens<Self, Int> {"
      ),
      (
        [.builders], "struct A { @Buildable([\"x\": 1], name: \"make\") init(x: Int) {} }",
        "static func make(x: Int = 1) -> Self {"
      ),
    ] as [(Set<Emission>, String, String)] {
      let output = Generated(snippet, by: Generator(emitting: emissions))
      #expect(output.text.contains(line), "\(output.text)")
      #expect(output.messages == [])
    }
  }

  @Test func settings() throws {
    #expect(
      try Invocation(arguments: ["--stub-name", "*Mock"]).options.generator.stubs.name == "*Mock")
    let misuse = #expect(throws: UsageError.self) {
      try Invocation(arguments: ["--stub-name", "Mock"])
    }
    #expect(misuse?.description.hasPrefix("'Mock' is not the name of stubs; write * once") == true)
    let mistake = #expect(throws: Diagnostic.self) {
      try Configuration(text: "true: A\n", path: "c.yml")
    }
    #expect(mistake?.description == "c.yml:1:1: error: a key cannot be 'true' or 'false'")
  }

  @Test func aMarkBehindTheBraceIsForTheType() {
    let skipped = Generated("struct A { // lens-gen: skip\n  let x: Int\n}")
    #expect(skipped.text == "" && skipped.messages == [])
    #expect(
      Generated("struct A { // lens-gen: skpi\n  let x: Int\n}").messages
        == ["the mark 'skpi' has no effect here; did you mean 'skip'?"])
  }
}
