@testable import TestDataEmission
@testable import StubEmission
@testable import SwiftReading
import Foundation
import GeneratorTesting
import LensGenCore
import Testing

/// Tests what those miss who come from FactoryProvider, `Fixturable`, `@Buildable` or mocks.
@Suite struct FactoryFaultTests {
  private func generated(
    _ emissions: Set<Emission>, _ snippet: String, defaults: [String: String] = [:]
  ) -> Generated {
    var generator = Generator(emitting: emissions)
    generator.defaults = defaults
    return Generated(snippet, by: generator)
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
          static func fixture(value: Value = fixture.value) -> Self {
            Self(value: value)
          }
        }

        extension Pair where A == Int, B == String {
          static func fixture(a: A = fixture.a, b: B = fixture.b) -> Self {
            Self(a: a, b: b)
          }
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
    #expect(text.contains("static func fixture(x: Int = fixture.x) -> Self {"))
    #expect(!text.contains("import"))
    let other = "protocol Fixturable {}; struct A: Fixturable { let x: Int }"
    #expect(generated([.fixtures], other).text == "")
    let imported = "import TestKit; extension A: TestKit.Fixturable {}; struct A { let x: Int }"
    #expect(generated([.fixtures], imported).text.contains("static func fixture("))
  }

  @Test func theArgumentsOfBuildableAreDefaults() {
    for attribute in [
      "@Buildable([\"year\": 1970, \"month\": 1 + 1])", "@Buildable(year: 1970, month: 1 + 1)",
    ] {
      let generated = generated(
        [.builders],
        """
        struct LocalDate {
          let year: Int
          let month: Int
          \(attribute)
          init(year: Int, month: Int, day: Int) { self.year = year; self.month = month }
          init(_ text: String) { year = 1; month = 1 }
        }
        """)
      #expect(generated.messages == [])
      #expect(
        generated.text == """
          extension LocalDate {
            static func build(year: Int = 1970, month: Int = 1 + 1, day: Int = 0) -> Self {
              Self(year: year, month: month, day: day)
            }
          }
          """)
    }
  }

  @Test func buildableMeansTheMark() {
    for mark in ["@Buildable", "// lens-gen: build\n", "@BuildableForTesting"] {
      let name = mark == "@BuildableForTesting" ? "buildForTesting" : "build"
      let generated = generated(
        [.builders],
        """
        enum E {
          \(mark) case a(Int)
          case b(String)
        }
        struct S {
          let x: Int
          \(mark) init(x: Int) { self.x = x }
          init(y: Int) { x = y }
        }
        """)
      #expect(generated.messages == [])
      #expect(generated.text.contains("static func \(name)(_ part0: Int = 0) -> Self {\n    .a("))
      #expect(generated.text.contains("static func \(name)(x: Int = 0) -> Self {"))
      #expect(!generated.text.contains("y: Int"))
    }
    let text = generated(
      [.builders, .lenses], "@Buildable(name: \"make\") struct S { let x: Int }"
    ).text
    #expect(text.contains("static var _x: ") && text.contains("static func build(x: Int = 0)"))
  }

  @Test func anArgumentForNoParameterIsReported() {
    #expect(
      generated(
        [.builders],
        "struct A { let x: Int; @Buildable([\"yaer\": 1]) init(year: Int) { x = year } }"
      ).messages == [
        "skipped 'A.yaer': '@Buildable' has a default for it, but 'init(year:)' has no such "
          + "parameter; did you mean 'year'?"
      ])
  }

  @Test func theAdvisedDefaultCanBePasted() throws {
    let message = try #require(
      generated([.factories], "struct A { let x: String; init?(x: String) { self.x = x } }")
        .messages.first)
    let advice = try #require(message.components(separatedBy: ", such as ").last)
    let configuration = try Configuration(text: "defaults:\n  \(advice)", path: "c.yml")
    #expect(configuration.generator.defaults == ["A": #"A(x: "")!"#])
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
        .factories, "struct A { let x: Int; init?(x: Int) { self.x = x } }",
        "skipped 'A': not made Providable: 'init(x:)' is failable; \(config) A: 'A(x: 0)!'"
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
        .factories, "protocol Store { func f() }; struct A { let store: any Store }",
        "skipped 'A': not made Providable: 'store' has type 'any Store', which cannot conform; add "
          + "'stubs', as in '--emit factories,stubs', so that its stub is used, or add a default "
          + "for it under 'defaults' in the configuration file"
      ),
    ] {
      #expect(generated([emission], snippet).messages.first == message)
    }
    #expect(generated([.factories], "enum Names { static let x = 1 }").messages == [])
    #expect(generated([.factories], "enum Names { struct A {} }").messages == [])
    #expect(generated([.factories], "enum Nothing {}").messages == [])
  }

  /// The defaults that the messages ask for are used.
  @Test func theDefaultOfATypeStandsInForItsInitializer() {
    for (snippet, defaults, line) in [
      (
        "struct A { let x: Int; init?(x: Int) { self.x = x } }; struct B { let a: A }",
        ["A": "A(x: 0)!"], "    A(x: 0)!\n"
      ),
      ("struct A { let b: B }; enum B { indirect case c(A) }", ["A.b": "b"], "    Self(b: b)\n"),
    ] {
      let generated = generated([.factories], snippet, defaults: defaults)
      #expect(generated.messages == [])
      #expect(generated.text.contains(line))
      #expect(generated.text.contains("extension B: Providable"))
    }
  }

  @Test func anUnusedDefaultIsReportedWithTheNearestName() {
    let snippet = "import Foundation; struct Item { let prize: Int; let date: Date }"
    let unused = "the default in the configuration file is not used, because"
    #expect(
      generated(
        [.factories], snippet,
        defaults: [
          "Item.price": "1", "Item.prize": "2", "Dat": ".now", "Date": ".now", "Itm.date": ".now",
          "Int": "7", "Other": "1",
        ]
      ).messages == [
        "skipped 'Dat': \(unused) no parameter has this type or name; did you mean 'Date'?",
        "skipped 'Itm.date': \(unused) no parameter has this type or name; did you mean "
          + "'Item.date'?",
        "skipped 'Other': \(unused) no parameter has this type or name",
        "skipped 'Item.price': \(unused) no initializer or case that other files can call has "
          + "this parameter; did you mean 'Item.prize'?",
      ])
  }

  /// One closure does not cost a type its factory.
  @Test func aFunctionHasADefault() throws {
    let snippet = """
      struct User { let name: String }
      @MainActor final class Screen {}
      struct Actions {
        let tap: () -> Void
        var load: @Sendable (_ id: Int, String) async throws -> User
        let isOpen: @MainActor (Screen) -> Bool
        let next: ((Int) -> User?)
        let names: @Sendable () throws -> [Screen]
      }
      enum Event { case closed(then: @MainActor @Sendable () async -> Void) }
      """
    let generated = generated([.factories, .builders], snippet)
    for line in [
      "tap: @escaping () -> Void = {}",
      "load: @escaping @Sendable (_ id: Int, String) async throws -> User = { _, _ in .provide() }",
      "load: @escaping @Sendable (_ id: Int, String) async throws -> User = { _, _ in .build() }",
      "isOpen: @escaping @MainActor (Screen) -> Bool = { _ in false }",
      "names: @escaping @Sendable () throws -> [Screen] = { [] }",
      "    .closed(then: {})\n",
    ] {
      #expect(generated.text.contains(line))
    }
    #expect(
      try Compiler.complaints(about: snippet, "import FactoryProvider\n" + generated.text) == [])
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
    for line in [
      "static func build(user: String = \"\", age: Int = 0) -> Session {",
      "    Session(user: user, age: age)\n",
      "extension Session: Providable {\n  static func provide() -> Self {\n    Self(user: ",
      "extension Service: Providable {\n  static func provide() -> Self {\n    Self(session: ",
      "    Cache() as! Self\n",
      "  static func build() -> Cache {\n    Cache()\n",
      "static func build(y: Int = 0) -> Derived {",
      "static func build(service: Service = .build()) -> Presenter {",
      "  @MainActor static func provide(service: Service = .provide()) -> Presenter {",
      "static func build(value: Value) -> Box<Value> {",
      "static func build(text: String = \"\") -> Checked? {",
      "static func build(x: Int = 0) throws -> Checked {",
      "    Self(session: .provide(), cache: .provide())\n",
      "static func build(session: Session = .build(), cache: Cache = .build()) -> Self {",
    ] {
      #expect(generated.text.contains(line), "\(line)")
    }
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
    #expect(generated.text.contains("static func build(y: Int = 0) -> Other<Item> {"))
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
    #expect(!generated.text.contains("extension Store"))
    #expect(
      try Compiler.complaints(
        about: snippet, "import Foundation\nimport FactoryProvider\n" + generated.text) == [])
  }

  /// Previews in an app need no library for tests.
  @Test func buildersUseLiteralsOnRequest() throws {
    let types = [
      "AttributedString", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet", "Data", "Date",
      "DateComponents", "DateInterval", "Decimal", "Duration", "IndexPath", "IndexSet", "Locale",
      "PersonNameComponents", "Range<Int>", "ClosedRange<Double>", "TimeInterval", "TimeZone",
      "URL", "URLComponents", "URLRequest", "UUID",
    ]
    let properties = types.enumerated().map { "  let p\($0): \($1)\n" }.joined()
    let snippet = """
      import Foundation
      #if canImport(FoundationNetworking)
        import FoundationNetworking
      #endif
      struct A {
      \(properties)}
      """
    var generator = Generator(emitting: [.builders])
    generator.builders.useLiterals = true
    let text = generator.generate(from: [SourceFile(path: "A.swift", text: snippet)]).text ?? ""
    #expect(text.contains("p7: Date = Date(timeIntervalSince1970: 0),"))
    #expect(text.contains("p16: Range<Int> = 0..<0,"))
    #expect(!text.contains("provide") && !text.contains("FactoryProvider"))
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("    p") && $0.contains(" = ") }
    #expect(lines.count == types.count)
    #expect(try Compiler.complaints(about: snippet, text, importing: []) == [])
  }

  @Test func stubsRecordCallsOnRequest() throws {
    let snippet = """
      struct User { let name: String }
      protocol UserStore {
        var current: User? { get set }
        func all() throws -> [User]
        func save(_ user: User, as name: String, then: () -> Void) async
        func user(id: Int) -> User
        func edit(_ user: inout User, times: Int)
        func find<T: Equatable>(_ value: T, in users: [User]) -> Bool
      }
      protocol Log: AnyObject, Sendable { func write(_ line: String); var level: Int { get set } }
      @MainActor protocol Screen { func show(_ title: String) -> Int }
      """
    var generator = Generator(emitting: [.stubs])
    generator.stubs.recordsCalls = true
    generator.stubs.name = "Fake*"
    let generated = Generated(snippet, by: generator)
    #expect(generated.messages == [])
    for line in [
      "struct FakeUserStore: UserStore, RecordingStub {",
      "  fileprivate(set) var stubCalls = StubCalls()\n",
      "    self.stubCalls.record(\"UserStore.user(id:)\", id)\n    return self.userClosure(id)\n",
      "  var saveCalls: [(user: User, name: String)] {\n"
        + "    self.stubCalls.arguments(of: \"UserStore.save(_:as:then:)\")\n",
      "  var allCalls: [Void] {\n    self.stubCalls.arguments(of: \"UserStore.all()\")\n",
      "  var editCalls: [Int] {\n    self.stubCalls.arguments(of: \"UserStore.edit(_:times:)\")\n",
      "  var setCurrentCalls: [User?] {\n"
        + "    self.stubCalls.arguments(of: \"UserStore.current.set\")\n",
      "  var writeCalls: [String] {\n"
        + "    self.answers.value.stubCalls.arguments(of: \"Log.write(_:)\")\n",
    ] {
      #expect(generated.text.contains(line))
    }
    let use = """
      func use() {
        let store = FakeUserStore()
        _ = store.user(id: 3)
        let ids: [Int] = store.userCalls
        _ = (ids.count, store.saveCalls.last?.name, store.allCalls.isEmpty)
      }
      """
    #expect(
      try Compiler.complaints(about: snippet, "import FactoryProvider\n" + generated.text, use)
        == [])
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
      generated.text.contains(
        "Self(age: 20, name: \"Ann\" + \"a\", session: Session.shared)"))
    for parameter in [
      "age: Int = 20", "name: String = \"Ann\" + \"a\"", "session: Session = Session.shared",
    ] {
      #expect(generated.text.components(separatedBy: parameter).count == 3)
    }
  }

  @Test func aMarkWithoutEffectIsReported() {
    for (comment, declaration, message) in [
      (
        "// lens-gen: biuld", "let x: Int",
        "the mark 'biuld' has no effect here; did you mean 'skip'?"
      ),
      (
        "// lens-gen: biuld", "init() {}",
        "the mark 'biuld' has no effect here; did you mean 'build'?"
      ),
      (
        "// lens-gen: build", "let x: Int",
        "the mark 'build' has no effect before a property; it goes before a case or an initializer"
      ),
      (
        "// lens-gen: optics", "func f() {}",
        "the mark 'optics' has no effect before a declaration of this kind; it goes before a type"
      ),
      (
        "/// lens-gen: build", "init() {}",
        "a mark has no effect in documentation; write '// lens-gen: build'"
      ),
      (
        "// lens-gen: defualt 3", "let x: Int",
        "the mark 'defualt' has no effect here; did you mean 'default'?"
      ),
      (
        "// lens-gen: default", "let x: Int",
        "the mark 'default' needs a Swift expression, as in '// lens-gen: default 20'"
      ),
      ("// lens-gen: default 3 +", "let x: Int", "not a Swift expression: '3 +'"),
    ] {
      let snippet = "struct A {\n  \(comment)\n  \(declaration)\n}"
      #expect(generated([.stubs], snippet).messages == [message])
    }
    #expect(
      generated([.stubs], "struct A {\n  /* lens-gen: build */\n  init() {}\n}").messages == [])
  }
}
