import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

/// Tests the defaults that a configuration file or a mark gives.
@Suite struct DefaultTests {
  private func generated(
    _ emissions: Set<Emission>, _ snippet: String, defaults: [String: Settings.Default] = [:]
  ) -> Generated {
    var generator = Generator(emitting: emissions)
    generator.settings.defaults = defaults
    return Generated(snippet, by: generator)
  }

  /// The defaults that the messages ask for are used.
  @Test func theDefaultOfATypeStandsInForItsInitializer() {
    let cases: [(String, [String: Settings.Default], a: String, b: String)] = [
      (
        "struct A { let x: Int; init?(x: Int) { self.x = x } }; struct B { let a: A }",
        ["A": "A(x: 0)!"], "A(x: 0)!", "Self(a: A(x: 0)!)"
      ),
      (
        "struct A { let b: B }; enum B { indirect case c(A) }", ["A.b": "b"], "Self(b: b)",
        ".c(.provide())"
      ),
    ]
    for (snippet, defaults, a, b) in cases {
      let generated = generated([.factories], snippet, defaults: defaults)
      #expect(generated.messages == [])
      #expect(generated[in: "A: Providable"].first?.code == [a])
      #expect(generated[in: "B: Providable"].first?.code == [b])
    }
  }

  /// An alias tells values of a type apart, so what is given for it is for no others.
  @Test func aDefaultIsForItsTypeInWhateverSpelling() {
    let snippet = """
      import Foundation
      typealias When = Date
      typealias Day = Date
      struct A { let when: When; let date: Foundation.Date; let day: Day; let all: Array<When> }
      struct B { let other: Date }
      """
    for key in ["Date", "Foundation.Date"] {
      let generated = generated(
        [.factories], snippet, defaults: [key: "date", "Day": "day", "[Foundation.Date]": "all"])
      #expect(generated.messages == [], "\(key)")
      #expect(
        generated[in: "A: Providable"].first?.code
          == ["Self(when: date, date: date, day: day, all: all)"], "\(key)")
      #expect(generated[in: "B: Providable"].first?.code == ["Self(other: date)"], "\(key)")
    }
  }

  @Test func anErrorOfTheCompilerShowsTheEntryOfADefault() throws {
    let configuration = try Configuration(
      text: "defaults:\n  A.x: '\"1\"'\n  Int?: wrong", path: "Sub/c.yml")
    var generator = configuration.generator
    let fixture = "static let fixture = A(x: 1, y: 2)"
    let model = "struct A: Fixturable { let x: Int; let y: Int?; \(fixture) }"
    for emission in [Emission.factories, .builders, .fixtures] {
      generator.emissions = [emission]
      let text = Generated(model, by: generator).text
      let lines = text.split(separator: "\n")
      for (expression, key) in [("\"1\"", "A.x"), ("wrong", "Int?")] {
        let used = lines.filter { $0.contains(expression) }
        #expect(used.isEmpty == (emission == .fixtures), "\(emission.rawValue)")
        #expect(used.allSatisfy { $0.contains("\(expression) /* c.yml: \(key) */") }, "\(text)")
      }
    }
  }

  @Test func theAdvisedDefaultCanBePasted() throws {
    let message = try #require(
      generated([.factories], "struct A { let x: String; init?(x: String) { self.x = x } }")
        .messages.first)
    let advice = try #require(message.components(separatedBy: ", such as ").last)
    let configuration = try Configuration(text: "defaults:\n  \(advice)", path: "c.yml")
    #expect(configuration.generator.settings.defaults.mapValues(\.text) == ["A": #"A(x: "…")!"#])
  }

  @Test func anUnusedDefaultIsReportedWithTheNearestName() {
    let snippet = "import Foundation; struct Item { let prize: Int; let date: Date }"
    func unused(_ key: String) -> String {
      "the default for '\(key)' in the configuration file is not used, because"
    }
    #expect(
      generated(
        [.factories], snippet,
        defaults: [
          "Item.price": "1", "Item.prize": "2", "Dat": ".now", "Date": ".now", "Itm.date": ".now",
          "Int": "7", "Other": "1",
        ]
      ).messages == [
        "\(unused("Dat")) no parameter has this type or name; did you mean 'Date'?",
        "\(unused("Itm.date")) no parameter has this type or name; did you mean "
          + "'Item.date'?",
        "\(unused("Other")) no parameter has this type or name",
        "\(unused("Item.price")) no initializer or case that other files can call has "
          + "this parameter; did you mean 'Item.prize'?",
      ])
  }

  @Test func anUnusedDefaultIsReported() {
    let snippet = "enum Shop { struct Item { let price: Int } }; enum Sale { case of(item: Int) }"
    let defaults: [String: Settings.Default] = [
      "Shop.Item.price": "1", "Item.prize": "2", "Sale.item": "3", "Sale.goods": "4", "Date": "5",
      "Other.name": "6", "Shop.Item": "7",
    ]
    #expect(
      generated([.factories], snippet, defaults: defaults).messages
        == [
          ("Date", "no parameter has this type or name"),
          ("Other.name", "no parameter has this type or name"),
          (
            "Item.prize",
            "no initializer or case that other files can call has this parameter; "
              + "did you mean 'Item.price'?"
          ),
          (
            "Sale.goods",
            "no initializer or case that other files can call has this parameter"
          ),
        ].map {
          "the default for '\($0)' in the configuration file is not used, because \($1)"
        })
  }

  @Test func aMarkGivesADefault() {
    let generated = generated(
      [.factories, .builders],
      """
      struct User {
        // lens-gen: default 20
        let age: Int
        let name: String  // lens-gen: default "Ann" + "a"
        let session: Session
      }
      // lens-gen: default Session.shared
      final class Session {}
      """)
    #expect(generated.messages == [])
    #expect(
      generated[in: "User: Providable"].first?.code
        == ["Self(age: 20, name: \"Ann\" + \"a\", session: Session.shared)"])
    let parameters =
      "age: Int = 20, name: String = \"Ann\" + \"a\", session: Session = Session.shared"
    #expect(
      generated[in: "Factory where Provided == User"].heads
        == ["func provide(\(parameters)) -> User"])
    #expect(generated[in: "User"].heads == ["func build(\(parameters)) -> Self"])
  }
}
