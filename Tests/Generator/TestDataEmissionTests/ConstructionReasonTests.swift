import GeneratorTesting
import LensGenCore
import Testing

/// Tests the reasons for which a type has no factory, builder or fixture function.
@Suite struct ConstructionReasonTests {
  private func generated(_ emissions: Set<Emission>, _ snippet: String) -> Generated {
    Generated(snippet, by: Generator(emitting: emissions))
  }

  @Test func theTrueReasonIsGiven() {
    let config =
      "under 'defaults' in the configuration file, add a value that it accepts, such as"
    let another = "declare another initializer, for example in an extension"
    for (emission, snippet, message) in [
      (
        Emission.factories, "struct A { let b: B }; enum B { indirect case c(A) }",
        "skipped 'A': not made Providable: by 'b: B', every value needs another value of the type; "
          + "add a default for 'A.b' under 'defaults' in the configuration file"
      ),
      (
        .factories, "struct A { let x: Int; private init(x: Int) { self.x = x } }",
        "skipped 'A': not made Providable: 'init(x:)' is private; make it internal, or \(another)"
      ),
      (
        .factories, "struct A { private let x: Int }",
        "skipped 'A': not made Providable: its memberwise initializer is private, because it takes "
          + "a property that is; \(another)"
      ),
      (
        .factories, "#if X\n@available(*, unavailable)\n#endif\nclass A { init() {} }",
        "skipped 'A': its attributes depend on '#if'"
      ),
      (
        .factories, "struct A { let x: Int; init?(x: Int) { self.x = x } }",
        "skipped 'A': not made Providable: 'init(x:)' is failable; \(config) A: 'A(x: 0)!'"
      ),
      (
        .factories, "struct A { let x: String; init?(_ x: String) { self.x = x } }",
        "skipped 'A': not made Providable: 'init(_:)' is failable; \(config) A: 'A(\"…\")!'"
      ),
      (
        .factories, "struct A { let x: B; init(x: B, y: Bool) throws { self.x = x } }; struct B {}",
        "skipped 'A': not made Providable: 'init(x:y:)' throws; \(config) "
          + "A: 'try! A(x: .provide(), y: false)'"
      ),
      (
        .factories, "struct A { let x: Int; init(from decoder: Decoder) throws { x = 1 } }",
        "skipped 'A': not made Providable: 'init(from:)' throws; \(another)"
      ),
      (
        .builders, "struct A { let x: Int; private init(x: Int) { self.x = x } }",
        "skipped 'A': no builder: 'init(x:)' is private; make it internal, or \(another)"
      ),
      (
        .builders, "struct A { let x: Int; init<T>(x: T) { self.x = 1 } }",
        "skipped 'A': no builder: 'init(x:)' is generic or has a 'where' clause; \(another)"
      ),
      (
        .builders, "struct A { let x: Int; init(x: inout Int) { self.x = x } }",
        "skipped 'A': no builder: 'init(x:)' takes 'x', which cannot be passed on; \(another)"
      ),
      (
        .fixtures, "struct A: Fixturable { let x: Int; init?(x: Int) { self.x = x } }",
        "skipped 'A': no fixture function: 'init(x:)' is failable; declare another initializer, or "
          + "write the function by hand"
      ),
      (
        .fixtures, "struct A: Fixturable { let x: Int; init(y: Int) { x = y } }",
        "skipped 'A': no fixture function: no readable property has the name and type of its "
          + "initializer's parameter 'y: Int'; rename one of them, or write the function by hand"
      ),
      (
        .builders, "struct A { let x: Int; static func build() {} }",
        "skipped 'A': the type already has a static member 'build'"
      ),
      (
        .fixtures,
        """
        struct A: Fixturable {
          let x: Int
          static var fixture: A { A(x: 1) }
          static func fixture(y: Int) {}
        }
        """, "skipped 'A': the type already has a static member 'fixture'"
      ),
    ] {
      #expect(generated([emission], snippet).messages.first == message)
    }
    #expect(generated([.factories], "enum Names { static let x = 1 }").messages == [])
    #expect(generated([.factories], "enum Names { struct A {} }").messages == [])
    #expect(generated([.factories], "enum Nothing {}").messages == [])
  }
}
