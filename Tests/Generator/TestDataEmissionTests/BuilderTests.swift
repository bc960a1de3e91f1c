import EmissionKernel
import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

@testable import SwiftReading
@testable import TestDataEmission

/// Tests the builders and fixture functions generated for snippets.
@Suite struct BuilderTests {
  private func generated(
    _ emission: Emission, _ snippet: String, defaults: [String: Settings.Default] = [:],
    builderName: String = "build"
  ) -> Generated {
    var generator = Generator(emitting: [emission])
    generator.settings.defaults = defaults
    generator.builders.name = builderName
    return Generated(snippet, by: generator)
  }

  @Test func anInferredProtocolHasOneAny() {
    let snippet = "protocol P {}; struct A { var all = [P](); let name: P? }"
    #expect(
      generated(.builders, snippet).members.heads
        == ["func build(all: [any P] = [], name: (any P)? = nil) -> Self"])
  }

  @Test func eachParameterHasTheDefaultOfItsType() {
    #expect(
      generated(
        .builders,
        "struct Person { let name: String; let age: Int; let address: Address; let hobby: String? }"
          + "\nstruct Address { var lines: [String]; var open = true }"
      ).text == """
        extension Person {
          static func build(
            name: String = "",
            age: Int = 0,
            address: Address = .build(),
            hobby: String? = nil
          ) -> Self {
            Self(name: name, age: age, address: address, hobby: hobby)
          }
        }

        extension Address {
          static func build(lines: [String] = [], open: Bool = false) -> Self {
            Self(lines: lines, open: open)
          }
        }
        """)
  }

  @Test(arguments: ["Int128", "UInt128", "Float16", "Float80"])
  func numbersOfUnusualSizesAreZero(type: String) {
    #expect(
      generated(.builders, "struct A { let x: \(type) }").members.heads
        == ["func build(x: \(type) = 0) -> Self"])
  }

  /// A type of another module may be an alias of a function type; the sources do not tell.
  @Test(arguments: [5, 6])
  func argumentsOfTypesOfOtherModulesAreKept(languageMode: Int) throws {
    let source = """
      import Other
      struct Model { let handler: Handler; let value: Value; let generic: Change<Int>; let maybe: MaybeHandler }
      struct Given { let handler: Handler; let value: Value; let other: Other.Value }
      struct Compared: Equatable { let value: Value }
      struct Written { let x: Int; init(_ handler: @escaping Handler, _ value: Value) { x = 1 } }
      struct Used { let x: Int; init(handler: Handler) { x = 1 } }
      struct Known { let handler: Own; let number: CInt; let text: String }
      typealias Own = (Int) -> Void
      enum Choice {
        // lens-gen: build
        case handled(Handler, Value)
      }
      """
    let generated = generated(
      .builders, source,
      defaults: [
        "Given.handler": "{ _ in }", "Given.value": ".init()", "Given.other": "Other.Value()",
      ])
    #expect(
      generated.members.heads
        == [
          "handler: Handler!, value: Value!, generic: Change<Int>!, maybe: MaybeHandler!",
          "handler: @escaping Handler = { _ in }, value: Value = .init(), "
            + "other: Other.Value = Other.Value()",
          "value: Value", "_ handler: @escaping Handler, _ value: Value", "handler: Handler",
          "handler: @escaping Own = { _ in }, number: CInt = 0, text: String = \"\"",
          "_ part0: Handler!, _ part1: Value!",
        ].map { "func build(\($0)) -> Self" })
    let other = """
      public typealias Handler = (Int) -> Void
      public typealias Change<T> = @Sendable (T) async throws -> T
      public typealias MaybeHandler = Handler?
      public struct Value: Equatable { public init() {} }
      """
    let use = """
      import Other
      func use(_ handler: @escaping Handler) -> Model {
        _ = Given.build()
        return .build(handler: handler, value: Value(), generic: { $0 }, maybe: nil)
      }
      """
    let compiler = try Compiler(modules: ["Optics", "FactoryProvider"])
    try compiler.addModule("Other", other)
    let folder = try CommandFolder([
      "Model.swift": source, "Built.swift": "import Other\n" + generated.text, "Use.swift": use,
    ])
    let files = ["Model.swift", "Built.swift", "Use.swift"].map { folder.url.appending(path: $0) }
    #expect(try compiler.complaints(about: files, languageMode: languageMode) == [])
    try compiler.remove()
  }

  @Test func effectsFailabilityAndAccessAreKept() {
    let builders = generated(
      .builders,
      """
      public struct A {
        let x: Int
        public init(_ x: Int) async throws { self.x = x }
        package init?(text: String) { nil }
        private init(secret: Int) { x = secret }
      }
      """
    ).members
    #expect(
      builders.heads == [
        "func build(_ x: Int = 0) async throws -> Self",
        "func build(text: String = \"\") -> Self?",
      ])
    #expect(builders.map(\.access) == [.public, .package])
    #expect(builders.map(\.code) == [["try await Self(x)"], ["Self(text: text)"]])
  }

  @Test func markedCasesHaveBuilders() {
    let builders = generated(
      .builders,
      "enum Payment {\n  case open\n  // lens-gen: build\n  case card(number: String, Int)\n}"
    ).members
    #expect(builders.heads == ["func build(number: String = \"\", _ part1: Int = 0) -> Self"])
    #expect(builders.map(\.code) == [[".card(number: number, part1)"]])
  }

  @Test func aCaseWithoutPayloadHasABuilderWhereItIsMarked() {
    let builders = generated(
      .builders,
      "enum E {\n  // lens-gen: build\n  case a\n  // lens-gen: build\n  case b(Int)\n}"
    ).members
    #expect(
      builders.heads == ["func build() -> Self", "func build(_ part0: Int = 0) -> Self"])
    #expect(builders.map(\.code) == [[".a"], [".b(part0)"]])
  }

  @Test func aMarkedCaseWithoutABuilderIsReported() {
    let generated = generated(
      .builders,
      """
      enum E {
        // lens-gen: build
        case a(Int)
        // lens-gen: build
        case b(Int)
        // lens-gen: build
        case c(Never)
        case d(Int)
      }
      """)
    #expect(generated.members.map(\.code) == [[".a(part0)"]])
    #expect(
      generated.messages == [
        "skipped 'E.b': no builder: the builder of another case has the same parameters",
        "skipped 'E.c': no builder: its payload has no values, is deprecated, or has a type that "
          + "an extension cannot name",
      ])
  }

  /// Like the macro of the article, which gives `init()` a builder.
  @Test func anInitializerWithoutParametersHasABuilderWhereThereIsNoOther() {
    for members in ["", "init() {}", "private var y = 1", "let y = 1"] {
      let builders = generated(.builders, "struct A { let b: B }; struct B { \(members) }").members
      #expect(
        builders.heads == ["func build(b: B = .build()) -> Self", "func build() -> Self"],
        "\(members)")
      #expect(builders.last?.code == ["Self()"], "\(members)")
    }
  }

  /// `build()` remains the builder with a parameter for each argument.
  @Test func anInitializerWithoutParametersHasNoBuilderIfAnotherHas() {
    let snippet = "struct B { let x: Int; init() throws { x = 1 }; init(x: Int) { self.x = x } }"
    #expect(
      generated(.builders, snippet).members.heads == ["func build(x: Int = 0) -> Self"])
  }

  @Test func initializersThatDifferInWhatABuilderOmitsShareOne() {
    let snippet = "import M; struct A { init(n: Int, m: Other = .a) {}; init(n: Int) {} }"
    #expect(
      generated(.builders, snippet).members.heads == ["func build(n: Int = 0) -> Self"])
  }

  /// Otherwise, `build()` would be ambiguous, as it was not before functions had defaults.
  @Test func aFunctionHasNoDefaultIfAnotherBuilderIsCallableWithoutArguments() {
    for (members, functions) in [
      (
        "init(f: @escaping (Int) -> Void) {}; init(name: String) {}",
        ["f: @escaping (Int) -> Void) -> Self", "name: String = \"\") -> Self"]
      ),
      (
        "init?(f: @escaping () -> Void) {}; init(name: String) {}",
        ["f: @escaping () -> Void) -> Self?", "name: String = \"\") -> Self"]
      ),
      (
        "init(f: @escaping () -> Void) {}; init(x: Int, y: Int) {}",
        ["f: @escaping () -> Void = {}) -> Self", "x: Int = 0, y: Int = 0) -> Self"]
      ),
      (
        """
        init(f: @escaping () -> Void) {}; init(g: @escaping () -> Void) {}
        init(x: Int, h: @escaping () -> Void) {}; init(x: Int, y: Int) {}
        """,
        [
          "f: @escaping () -> Void) -> Self", "g: @escaping () -> Void) -> Self",
          "x: Int = 0, h: @escaping () -> Void) -> Self", "x: Int = 0, y: Int = 0) -> Self",
        ]
      ),
      (
        "init(f: @escaping () -> Void = {}, x: Int) {}; init(y: Int, z: Int) {}",
        ["x: Int = 0) -> Self", "y: Int = 0, z: Int = 0) -> Self"]
      ),
    ] {
      let generated = generated(.builders, "struct A { var b: B }; struct B { \(members) }")
      #expect(
        generated.members.heads
          == (["b: B = .build()) -> Self"] + functions).map { "func build(\($0)" }, "\(members)")
    }
  }

  @Test func defaultsAndBuilderNameAreConfigurable() {
    let generated = generated(
      .builders, "struct LocalDate { let year: Int; let month: Int; let at: Date }",
      defaults: ["LocalDate.year": "1970", "Date": ".distantPast"], builderName: "buildForTesting")
    #expect(
      generated.members.heads == [
        "func buildForTesting(year: Int = 1970, month: Int = 0, at: Date = .distantPast) -> Self"
      ])
  }

  @Test func aDefaultIsGivenWhereThereIsOne() {
    for (snippet, parameters) in [
      ("enum E { case a, b(Int) }; struct A { let e: E }", "e: E = .a"),
      ("import M; struct A { let o: Other }", "o: Other!"),
      ("struct A { let x: Int; @discardableResult init(y: Int) { x = y } }", "y: Int = 0"),
      ("struct A { let f: () -> Void }", "f: @escaping () -> Void = {}"),
      ("struct A<T> { let t: T; let n: Int }", "t: T, n: Int = 0"),
      (
        "struct A<T: P> { let t: T; init(n: Int, t: T = Q()) {} }; protocol P {}; struct Q: P {}",
        "n: Int = 0, t: T"
      ),
      (
        """
        struct A<T: P> { init(n: Int, b: T = T(), c: T.V = .p) {} }
        protocol P { associatedtype V: P; init() }; extension P { static var p: Self { Self() } }
        """, "n: Int = 0"
      ),
      (
        """
        struct A<T: P, C: Collection> {
          init(t: T = .p, c: C = [0], d: T.Type = Q.self, e: T.Type = T.self) {}
        }
        protocol P {}; struct Q: P {}; extension P where Self == Q { static var p: Q { Q() } }
        """, "t: T, c: C, d: T.Type"
      ),
      (
        """
        struct B { private init(x: Int) {} }
        enum S { struct B { let y: Int }; struct C { init(b: M.B) {} } }
        """, "b: M.B"
      ),
      ("struct A { let b: B }; struct B { init(x: Int) throws {} }", "b: B"),
      ("struct A { let b: B }; struct B { init(x: Int) {}; init(y: Int) {} }", "b: B"),
      (
        "struct A { let d: URL; let t: (Int, y: Bool) }",
        "d: URL = .provide(), t: (Int, y: Bool) = (0, y: false)"
      ),
      (
        "indirect enum E {\n // lens-gen: build\n case a(A)\n}\nstruct A { let e: E }",
        "e: E"
      ),
    ] {
      #expect(
        generated(.builders, snippet).members.heads.contains("func build(\(parameters)) -> Self"),
        "\(snippet)")
    }
  }

  @Test func whatNobodyCanCallIsSkipped() {
    let cases: [String] = [
      "private init(x: Int) { self.x = x }",
      "@available(*, deprecated) init(x: Int) { self.x = x }",
      "init<T>(_ t: T) { x = 1 }", "init(x: Never) {}",
    ]
    for initializer in cases {
      let snippet = "struct A: Fixturable { let x: Int; \(initializer) }"
      #expect(generated(.builders, snippet).text == "", "\(initializer)")
      #expect(
        generated(.builders, snippet).messages.contains { $0.contains("no builder") },
        "\(initializer)")
      #expect(
        generated(.fixtures, snippet).messages.contains { $0.contains("no fixture function") },
        "\(initializer)")
    }
  }

  @Test func typesWithoutPartsGiveNoWarning() {
    let snippet = "struct A: Fixturable {}; enum B { case c(Int) }"
    #expect(generated(.builders, snippet).messages == [])
    #expect(generated(.fixtures, snippet).messages == [])
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
    let builder = try #require(Generated(snippet, by: generator)["build"])
    guard case .function(_, let parameters, _) = builder.signature else {
      Issue.record("\(builder.head)")
      return
    }
    #expect(parameters[7] == "p7: Date = Date(timeIntervalSince1970: 0)")
    #expect(parameters[16] == "p16: Range<Int> = 0..<0")
    #expect(parameters.count == types.count && parameters.allSatisfy { $0.contains(" = ") })
    #expect(!text.contains("provide") && !text.contains("FactoryProvider"))
    #expect(try Compiler.complaints(about: snippet, text, importing: []) == [])
  }

  @Test func whatFollowsAParameterThatIsLeftOutIsLeftOutToo() {
    let builders = generated(
      .builders,
      "actor Tag {}\n"
        + "struct Text { init(_ s: String, _ tag: Tag = Tag(), _ mark: Int? = nil, n: Int = 0) {} }"
    ).members
    #expect(builders.heads == ["func build(_ s: String = \"\", n: Int = 0) -> Self"])
    #expect(builders.map(\.code) == [["Self(s, n: n)"]])
  }
}
