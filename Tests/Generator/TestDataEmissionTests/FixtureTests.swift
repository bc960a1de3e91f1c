import GeneratorTesting
import LensGenCore
import SwiftReading
import Testing

/// Tests the functions generated for types that are `Fixturable`.
@Suite struct FixtureTests {
  private func generated(_ emissions: Set<Emission>, _ snippet: String) -> Generated {
    Generated(snippet, by: Generator(emitting: emissions))
  }

  @Test func aFixtureProvidesTheOmittedParts() {
    #expect(
      generated(
        [.fixtures],
        """
        struct User { let id: Int; let name: String }
        struct Other { let id: Int }
        extension User: Fixturable { static let fixture = User(id: 1, name: "John Smith") }
        """
      ).text == """
        extension User {
          static func fixture(id: Int = fixture.id, name: String = fixture.name) -> Self {
            Self(id: id, name: name)
          }
        }
        """)
  }

  @Test func aFixtureNeedsReadableParts() {
    let generated = generated(
      [.fixtures],
      "struct A: Fixturable { let x: Int; init(y: Int) { x = y } }; enum B: Fixturable {}")
    #expect(generated.text == "")
    #expect(generated.messages.allSatisfy { $0.contains("no fixture function") })
    #expect(generated.messages.count == 2)
  }

  @Test func aConditionalConformanceHasAFixture() {
    let snippet = """
      struct Box<Value> { let value: Value }
      struct Pair<A, B> { let a: A; let b: B }
      extension Box: Fixturable where Value: Fixturable {
        static var fixture: Box { Box(value: .fixture) }
      }
      extension Pair<Int, String>: Fixturable { static var fixture: Self { Pair(a: 1, b: "") } }
      """
    let generated = generated([.fixtures], snippet)
    #expect(generated.messages == [])
    #expect(
      generated.text == """
        extension Box where Value: Fixturable {
          static func fixture(value: Value = fixture.value) -> Self { Self(value: value) }
        }

        extension Pair where A == Int, B == String {
          static func fixture(a: A = fixture.a, b: B = fixture.b) -> Self { Self(a: a, b: b) }
        }
        """)
    let generator = Generator(emitting: [.fixtures])
    let text = generator.generate(from: [SourceFile(path: "A.swift", text: snippet)]).text
    #expect(text?.contains("import FactoryProvider") == true)
  }

  @Test func aProtocolOfOnesOwnCanBeFixturable() {
    let own = """
      protocol Fixturable { static var fixture: Self { get } }
      struct A: Fixturable { let x: Int; static let fixture = A(x: 1) }
      """
    let generator = Generator(emitting: [.fixtures])
    let text = generator.generate(from: [SourceFile(path: "A.swift", text: own)]).text ?? ""
    #expect(
      generated([.fixtures], own).members.heads == ["func fixture(x: Int = fixture.x) -> Self"])
    #expect(!text.contains("import"))
    let other = "protocol Fixturable {}; struct A: Fixturable { let x: Int }"
    #expect(generated([.fixtures], other).text == "")
    let imported = "import TestKit; extension A: TestKit.Fixturable {}; struct A { let x: Int }"
    #expect(
      generated([.fixtures], imported).members.heads
        == ["func fixture(x: Int = fixture.x) -> Self"])
  }

  @Test func theInitializerWithMostPartsIsCalled() {
    let functions = generated(
      [.fixtures],
      """
      struct A: Fixturable {
        let x: Int, y: Int
        static var fixture: A { A(x: 1) }
        init(x: Int) { self.x = x; y = 0 }
        init(x: Int, y: Int) { self.x = x; self.y = y }
      }
      """
    ).members
    #expect(
      functions.heads == ["func fixture(x: Int = fixture.x, y: Int = fixture.y) -> Self"])
  }

  @Test func aPropertyMaySpellItsTypeInAnotherWay() {
    let functions = generated(
      [.fixtures],
      """
      struct A: Fixturable {
        typealias Number = Int
        let list: [Number], note: Int?
        static var fixture: A { A(list: [], note: nil) }
        init(list: Array<Int>, note: Optional<Int>) { self.list = list; self.note = note }
      }
      """
    ).members
    #expect(
      functions.heads
        == [
          "func fixture(list: Array<Int> = fixture.list, note: Optional<Int> = fixture.note) -> Self"
        ])
  }
}
