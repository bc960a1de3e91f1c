import EmissionKernel
import GeneratorTesting
import LensGenCore
import Testing

/// Tests the factories and builders of classes, whose initializers are callable, too.
@Suite struct ClassTests {
  private func generated(_ emissions: Set<Emission>, _ snippet: String) -> Generated {
    Generated(snippet, by: Generator(emitting: emissions))
  }

  /// The initializers of classes are callable, too.
  @Test func classesHaveBuildersAndFactories() throws {
    let snippet = """
      final class Session { let user: String; init(user: String, age: Int = 3) { self.user = user } }
      class Service { let session: Session; required init(session: Session) { self.session = session } }
      class Cache { private var items: [Int] = []; var limit = 3 }
      class Base { init(x: Int) {} }
      class Derived: Base { init(y: Int) { super.init(x: y) } }
      class Same: Base { override init(x: Int) { super.init(x: x) } }
      @MainActor final class Presenter { init(service: Service) {} }
      final class Box<Value> { let value: Value; init(value: Value) { self.value = value } }
      final class Checked { init(x: Int) throws {}; init?(text: String) {} }
      struct Screen { let session: Session; let cache: Cache }
      actor Counter { init(x: Int) {} }
      """
    let generated = generated([.factories, .builders], snippet)
    for (type, heads) in [
      ("Session", ["user: String = \"\", age: Int = 0) -> Session"]),
      ("Service", ["session: Session = .build()) -> Service"]), ("Cache", [") -> Cache"]),
      ("Base", ["x: Int = 0) -> Base"]), ("Derived", ["y: Int = 0) -> Derived"]), ("Same", []),
      ("Presenter", ["service: Service = .build()) -> Presenter"]),
      ("Box", ["value: Value) -> Box<Value>"]),
      ("Checked", ["x: Int = 0) throws -> Checked", "text: String = \"\") -> Checked?"]),
      ("Screen", ["session: Session = .build(), cache: Cache = .build()) -> Self"]),
    ] {
      #expect(generated[in: type].heads == heads.map { "func build(\($0)" }, "\(type)")
    }
    #expect(generated[in: "Session"].map(\.code) == [["Session(user: user, age: age)"]])
    for (type, value) in [
      ("Session", "Self(user: .provide(), age: .provide())"),
      ("Service", "Self(session: .provide())"), ("Cache", "Cache() as! Self"),
      ("Screen", "Self(session: .provide(), cache: .provide())"),
    ] {
      #expect(generated[in: "\(type): Providable"].first?.code == [value], "\(type)")
    }
    let presenter = generated[in: "Factory where Provided == Presenter"].first
    #expect(presenter?.head == "func provide(service: Service = .provide()) -> Presenter")
    #expect(presenter?.isolation == .actor("MainActor"))
    #expect(
      generated.messages.contains(
        "skipped 'Same': no builder: its superclass has a builder with the same parameters; call "
          + "its initializer"))
    #expect(
      generated.messages.contains(
        "skipped 'Derived': not made Providable: it shares its conformances with 'Base' by "
          + "inheritance; write 'provide' by hand, as '-> Self', with a 'required' initializer"))
    #expect(!generated.messages.contains { $0.contains("optics") && !$0.contains("Counter") })
    #expect(
      try Compiler.complaints(about: snippet, "import FactoryProvider\n" + generated.text) == [])
  }

  /// A superclass with generic arguments is a superclass.
  @Test func subclassesOfGenericClassesOverrideNoBuilder() throws {
    let snippet = """
      class Base<Element> { init(item: Element) {}; init(x: Int) {} }
      class Same<Item>: Base<Item> { override init(item: Item) { super.init(item: item) } }
      class Whole: Base<Int> { override init(item: Int) { super.init(item: item) } }
      class Other<Item>: Base<Item> { init(y: Int) { super.init(x: y) } }
      """
    let generated = generated([.factories, .builders], snippet)
    #expect(generated[in: "Other"].heads == ["func build(y: Int = 0) -> Other<Item>"])
    #expect(generated[in: "Same"] == [] && generated[in: "Whole"] == [])
    for (name, relative) in [
      ("Base", "Same"), ("Same", "Base"), ("Whole", "Base"), ("Other", "Base"),
    ] {
      #expect(
        generated.messages.contains(
          "skipped '\(name)': not made Providable: it shares its conformances with '\(relative)' "
            + "by inheritance; write 'provide' by hand, as '-> Self', with a 'required' initializer"
        ))
    }
    #expect(
      try Compiler.complaints(about: snippet, "import FactoryProvider\n" + generated.text) == [])
  }

  /// The alias may stand for a type that has no factory.
  @Test func aTypeThatIsElsewhereAnAliasIsNoPartOfAFactory() throws {
    let snippet = """
      import Foundation
      #if TRACE
        final class Lock { init() {} }
      #else
        typealias Lock = NSRecursiveLock
      #endif
      struct Store { let lock: Lock }
      """
    let generated = generated([.factories], snippet)
    #expect(generated[in: "Store: Providable"] == [])
    #expect(
      try Compiler.complaints(
        about: snippet, "import Foundation\nimport FactoryProvider\n" + generated.text) == [])
  }
}
