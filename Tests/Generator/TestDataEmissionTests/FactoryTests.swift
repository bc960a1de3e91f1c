import EmissionKernel
import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

@testable import SwiftReading

/// Tests the factories generated for snippets.
@Suite struct FactoryTests {
  private func generated(
    _ snippet: String, defaults: [String: Settings.Default] = [:], testableImports: [String] = []
  ) -> Generated {
    var generator = Generator(emitting: [.factories])
    generator.settings.defaults = defaults
    generator.settings.testableImports = testableImports
    return Generated(snippet, by: generator)
  }

  /// The value that a type has without arguments.
  private func value(of type: String, in generated: Generated) -> [String]? {
    generated[in: "\(type): Providable"].first?.code
  }

  @Test func publicCodeTakesNoArgumentsOfTheSystemInterface() throws {
    let source = """
      @_spi(X) public struct T { public init() {} }
      public struct A { @_spi(X) public init(t: T) {} }
      public enum B { @_spi(X) case t(Int) }
      @_spi(X) public struct C { @_spi(X) public init(t: T) {} }
      """
    let generator = Generator(emitting: [.factories, .builders])
    let text = try #require(
      generator.generate(from: [SourceFile(path: "0.swift", text: source)]).text)
    let generated = Generated(source, by: generator)
    for (type, access) in [("A", AccessLevel.internal), ("C", .public)] {
      let builder = try #require(generated[in: type].first)
      #expect(builder.head == "func build(t: T = .build()) -> Self")
      #expect(builder.access == access)
    }
    #expect(try Compiler.complaints(about: source, text) == [])
  }

  @Test(arguments: [
    "enum A<T> { case a(() -> A<T>) }", "struct A<T> { var a: () -> A<T>; var n: Int }",
    "struct A<T> { var b: () -> B<T> }; struct B<T> { var a: () -> A<T> }",
    "struct O<T> { struct A { var a: (Int) async throws -> A } }",
  ])
  func noGenericFunctionLeadsBackToItself(_ source: String) throws {
    let generated = generated(source)
    #expect(generated["provide"] != nil)
    #expect(
      try Compiler.complaints(about: source, "import FactoryProvider\n" + generated.text) == [])
  }

  @Test func anInternalFactoryIsNoInterface() {
    let box = "@_spi(X) public struct A<T> { public let t: T; ACCESS init(t: T) { self.t = t } }"
    for (access, attributes) in [("public", ["@_spi(X)"]), ("", [])] {
      let generated = generated(box.replacing("ACCESS", with: access))
      #expect(generated.extensions.last?.attributes == attributes)
    }
  }

  @Test func aStructIsMadeFromItsParts() {
    #expect(
      generated("struct User { let id: UserId; var age: Int }; struct UserId { let value: String }")
        .text == """
          extension User: Providable {
            static func provide() -> Self { Self(id: .provide(), age: .provide()) }
            static func provide(id: UserId = .provide(), age: Int = .provide()) -> Self {
              Self(id: id, age: age)
            }
          }

          extension Factory where Provided == User {
            static func provide(id: UserId = .provide(), age: Int = .provide()) -> User {
              User(id: id, age: age)
            }
          }

          extension UserId: Providable {
            static func provide() -> Self { Self(value: .provide()) }
            static func provide(value: String = .provide()) -> Self { Self(value: value) }
          }

          extension Factory where Provided == UserId {
            static func provide(value: String = .provide()) -> UserId { UserId(value: value) }
          }
          """)
  }

  /// A parameter without a value has no default, and a caller passes it.
  @Test func whatHasNoValueIsRequired() throws {
    let model = """
      import Foundation
      struct Order { let session: JSONEncoder; let lines: [Line]; let note: String? }
      struct Line { let product: String; let quantity: Int }
      struct Wrapper<T> { let session: JSONEncoder; let value: T }
      """
    let generated = generated(model)
    let parameters = "session: JSONEncoder, lines: [Line] = .provide(), note: String? = .provide()"
    #expect(generated[in: "Order"].heads == ["func provide(\(parameters)) -> Self"])
    #expect(
      generated[in: "Factory where Provided == Order"].heads
        == ["func provide(\(parameters)) -> Order"])
    // The type still has no value of its own.
    #expect(generated.messages.contains { $0.hasPrefix("skipped 'Order': not made Providable") })
    #expect(
      generated.extensions.heads == [
        "Order", "Factory where Provided == Order", "Line: Providable",
        "Factory where Provided == Line",
      ])
    let uses = """
      import FactoryProvider
      import Foundation
      let orders = [
        Factory<Order>.provide(session: .init(), lines: [.provide(quantity: 2), .provide()]),
        .provide(session: .init()),
      ]
      """
    let code = "import FactoryProvider\nimport Foundation\n" + generated.text
    #expect(try Compiler.complaints(about: model, code, uses) == [])
  }

  @Test func anEnumIsItsFirstCaseThatDoesNotRecurse() {
    let tree = generated("indirect enum Tree { case node(Tree, Tree), leaf(Int), end }")
    #expect(value(of: "Tree", in: tree) == [".leaf(.provide())"])
    let both = generated("indirect enum A { case b(B), end }; indirect enum B { case a(A), stop }")
    #expect(value(of: "A", in: both) == [".end"])
    #expect(value(of: "B", in: both) == [".stop"])
  }

  @Test func anExistingProvideIsKept() {
    let generated = generated(
      """
      struct A { let x: Int; static func provide() -> A { A(x: 1) } }
      enum B { case provide }
      struct C { let a: A }
      struct Box<Provided> { let value: Provided }
      """)
    let own = "it already has a 'provide'; if that needs no arguments, write 'extension"
    #expect(
      generated.messages[0].contains("\(own) A: Providable {}' in a file that lens-gen reads"))
    #expect(
      generated.messages[1].contains("\(own) B: Providable {}' in a file that lens-gen reads"))
    #expect(generated.messages.count == 3)
    #expect(
      generated.extensions.heads
        == ["C", "Factory where Provided == C", "Box: Providable where Provided: Providable"])
    let hidden = self.generated("enum All {}; extension All { struct Of<All> { let x: All } }")
    #expect(hidden.extensions.heads == ["All.Of: Providable where All: Providable"])
  }

  @Test func aliasesOfStandardTypesAreResolved() {
    let generated = generated(
      "struct A { let a: CInt; let b: UnicodeScalar; let c: CountableRange<CLong>; let d: size_t }")
    #expect(generated.messages == [])
    #expect(
      generated[in: "Factory where Provided == A"].heads == [
        "func provide(a: CInt = .provide(), b: UnicodeScalar = .provide(), "
          + "c: CountableRange<CLong> = .provide(), d: size_t = .provide()) -> A"
      ])
    let members = "struct A { let a: String.SubSequence; let b: Swift.String.Element }"
    #expect(self.generated(members).messages == [])
  }

  @Test func recursiveStructsEndWithEmptyCollections() {
    let folder = generated(
      "struct Folder { let name: String; let folders: [Folder]; let up: [A]? }")
    #expect(value(of: "Folder", in: folder) == ["Self(name: .provide(), folders: [], up: nil)"])
    let mutual = generated("struct A { let b: B? }; struct B { let a: [A] }")
    #expect(value(of: "A", in: mutual) == ["Self(b: nil)"])
    #expect(value(of: "B", in: mutual) == ["Self(a: [])"])
  }

  @Test func endlessTypesAreSkipped() {
    let generated = generated("struct A { let b: B }; enum B { indirect case a(A) }")
    #expect(generated.text == "")
    #expect(generated.messages.count == 2)
  }

  @Test func genericTypesConformIfTheirPartsConform() {
    let box = generated("struct Box<Value, Tag> { let value: [Value]; let id: Int }")
    #expect(box.extensions.heads == ["Box: Providable where Value: Providable", "Factory"])
    #expect(
      box[in: "Factory"].heads == [
        "func provide<Value, Tag>(value: [Value] = .provide(), id: Int = .provide()) "
          + "-> Box<Value, Tag> where Provided == Box<Value, Tag>, Value: Providable"
      ])
    let pair = generated(
      "struct Box<Value> { let value: Value }; struct Pair<A, B> { let a: Box<A>; let b: B? }")
    #expect(
      pair.extensions.heads == [
        "Box: Providable where Value: Providable", "Factory",
        "Pair: Providable where A: Providable, B: Providable", "Factory",
      ])
  }

  @Test func typesWithoutAConstructionAreSkipped() {
    for (snippet, message) in [
      (
        "actor S {}; struct A { let s: S }", "'s' has type 'S', which is not known to conform"
      ),
      ("actor S {}; struct A { let s: S; let t: (Int?, S) }", "extension S: Providable"),
      (
        "struct A { let s: `class` }",
        "which is not known to conform; write 'extension `class`: Prov"
      ),
      ("actor S {}; struct B<T> { let t: T }; struct A { let b: B<B<S>> }", "'extension S: Prov"),
      ("actor S {}; struct A { let r: ClosedRange<S> }", "'ClosedRange<S>', and 'S' is not known"),
      ("struct A { let n: Never; let x: Int }", "'n' has no values, so the type has none"),
      ("enum E {}; struct A { let x: Int; let e: E }", "'e' has no values"),
      ("struct A { let f: () -> Any }", "'f' has type '() -> Any', which cannot conform"),
      ("struct A { let e: any Error }", "'e' has type 'any Error', which cannot conform"),
      ("import M; struct A { let o: Other }", "write 'extension Other: Providable { … }' in a"),
      ("struct A { let x: Int; init(x: Int) throws { self.x = x } }", "'init(x:)' throws"),
      (
        "struct A {\nlet x: Int\n#if DEBUG\nlet y: Int\n#endif\n}",
        "its memberwise initializer takes 'y' only under '#if'; declare another initializer"
      ),
      ("struct A { let x: Int; init?(x: Int) { self.x = x } }", "'init(x:)' is failable"),
      ("struct A { let x: Int; init(x: Int) async { self.x = x } }", "'init(x:)' is async"),
      ("struct A { let x: Int; private init(_ y: Int) { x = y } }", "'init(_:)' is private"),
      (
        "struct A { let x: Int; @available(*, deprecated) init(_ y: Int) { x = y } }",
        "'init(_:)' is deprecated; declare another"
      ),
      (
        "struct A { let x: Int; @available(macOS 99, *) init(_ y: Int) { x = y } }",
        "'init(_:)' has the attribute '@available'; declare another"
      ),
      (
        "struct A { let x: Int; init(x: Int) { self.x = x }; init(x: () -> Int) { self.x = x() } }",
        "'init(x:)' is told from another initializer only by types"
      ),
      (
        """
        struct A {
          init(x: Int, y: @autoclosure () -> Int = 1) {}
          init(x: String, y: @autoclosure () -> Int = 1) {}
        }
        """, "'init(x:y:)' is told from another initializer only by types"
      ),
      (
        "struct A { @available(*, deprecated) var x: Int }",
        "'init(x:)' takes 'x', which cannot be passed on"
      ),
      (
        "import SwiftUI; struct A { @Binding var x: Int }",
        "'init(x:)' takes 'x', which has the attribute '@Binding'"
      ),
      (
        "struct A { private var x = 0; let y: Int }",
        "is private, because it takes a property that is"
      ),
      (
        "struct A { let x: Int; init(from: A) { x = from.x } }",
        "by 'from: A', every value needs another"
      ),
    ] {
      let generated = generated(snippet)
      #expect(generated.messages.contains { $0.contains(message) }, "\(snippet)")
      #expect(generated[in: "A: Providable"] == [], "\(snippet)")
    }
  }

  /// A conformance on the main actor would be an error in the Swift 6 language mode.
  @Test func aViewHasAFunctionOnTheMainActorAndNoConformance() {
    for view in [
      "struct A: View { @State private var y = 0; let x: Int }",
      "struct A: SwiftUI.View { let x: Int }",
      "protocol Screen: View {}; struct A: Screen { let x: Int }",
    ] {
      let generated = generated("import SwiftUI\n" + view)
      #expect(generated.extensions.heads == ["Factory where Provided == A"], "\(view)")
      #expect(generated.members.heads == ["func provide(x: Int = .provide()) -> A"], "\(view)")
      #expect(generated.members.map(\.isolation) == [.actor("MainActor")], "\(view)")
    }
    for view in [
      "protocol View {}; struct A: View { let x: Int }",
      "nonisolated struct A: View { let x: Int }",
    ] {
      let generated = generated("import SwiftUI; " + view)
      #expect(
        generated.extensions.heads == ["A: Providable", "Factory where Provided == A"], "\(view)")
    }
    let owner = generated("import SwiftUI; struct A: View { let x: Int }; struct B { let a: A }")
    #expect(owner.messages.contains { $0.contains("'a' has type 'A', which is not known") })
    let arbitrary = Generated(
      "import SwiftUI; struct A: View { let x: Int }", by: Generator(emitting: [.arbitrary]))
    #expect(
      arbitrary.messages.contains { $0.contains("not made Arbitrary: it is isolated to") })
  }

  @Test func whatCanBeMade() {
    let cases: [(String, String)] = [
      (
        "struct A { let p: [CGPoint]; let t: AttributedString }",
        "Self(p: .provide(), t: .provide())"
      ),
      ("struct A { let t: (Int, y: String) }", "Self(t: (.provide(), y: .provide()))"),
      ("struct A { let f: (() -> Void)?; let v: Void }", "Self(f: nil, v: ())"),
      ("struct A { var items: InlineArray<3, Int> }", "Self(items: .provide())"),
      ("struct A { var x: Int; private var log = 1; init(x: Int) {} }", "Self(x: .provide())"),
      ("actor S {}; struct A { var s = S(); let x: Int }", "Self(x: .provide())"),
      ("final class A { @objc init(x: Int) {} }", "Self(x: .provide())"),
      ("extension Other: Providable {}; struct A { let o: Other }", "Self(o: .provide())"),
    ]
    for (snippet, call) in cases {
      #expect(value(of: "A", in: generated(snippet)) == [call], "\(snippet)")
    }
  }

  @Test func defaultsApplyToTypesAndParameters() {
    let generated = generated(
      "struct A { let date: Date; let f: () -> Void; let year: Int }",
      defaults: ["Date": ".distantPast", "A.f": "{}", "A.year": "1970"])
    #expect(value(of: "A", in: generated) == ["Self(date: .distantPast, f: {}, year: 1970)"])
    #expect(
      generated[in: "Factory where Provided == A"].heads == [
        "func provide(date: Date = .distantPast, f: @escaping () -> Void = {}, year: Int = 1970) -> A"
      ])
  }

  @Test func aHandWrittenConformanceIsKept() {
    let generated = generated("struct A: Providable { let x: Int }; struct B { let a: A }")
    #expect(
      generated.extensions.heads
        == ["B: FactoryProvider.Providable", "Factory where Provided == B"])
    #expect(generated["provide"]?.code == ["Self(a: .provide())"])
  }

  @Test func witnessesAreAsPublicAsNecessary() {
    let generated = generated("struct A { let x: Int }", testableImports: ["Model"])
    let witness = generated[in: "Model.A: FactoryProvider.Providable"].first
    #expect(witness?.head == "func provide() -> Self")
    #expect(witness?.reach == .conformance)
    let factory = generated[in: "Factory where Provided == A"].first
    #expect(factory?.head == "func provide(x: Int = .provide()) -> A")
    #expect(factory?.reach == .type)
  }

  @Test func testsImportPubliclyWhatAConformanceNeeds() {
    let text = { (source: String, emissions: Set<Emission>) in
      var generator = Generator(emitting: emissions)
      generator.settings.testableImports = ["Model"]
      return generator.generate(from: [SourceFile(path: "A.swift", text: source)]).text ?? ""
    }
    let closed = text("struct A { let x: Int }", [.factories])
    #expect(closed.contains("\nimport FactoryProvider\n@testable public import Model\n"))
    let open = text("public struct A { let x: Int }", [.factories, .lenses])
    #expect(open.contains("\npublic import FactoryProvider\n@testable public import Model\n"))
    #expect(open.contains("\nimport Optics\n") && open.contains("\n  static var _x: "))
    let optics = text("internal import Foundation; public struct A { let x: Date }", [.lenses])
    #expect(optics.contains("\nimport Foundation\nimport Optics\n@testable import Model\n"))
  }

  @Test func aDefaultForAnUndeclaredTypeIsUsed() {
    let snippet = "struct Item { let id: Int }; enum Sale { case of(Item.ID) }"
    let generated = generated(snippet, defaults: ["Item.ID": "7"])
    #expect(value(of: "Sale", in: generated) == [".of(7)"])
    #expect(generated.messages.isEmpty)
  }

  @Test func anIdentityHasTheTypeOfItsProperty() {
    let made = { (snippet: String) in
      value(of: "Sale", in: generated(snippet + "; enum Sale { case of(Item.ID) }"))
        == [".of(.provide())"]
    }
    #expect(made("struct Item: Identifiable { let id: Int }"))
    #expect(made("struct Item { let id = 1 }; extension Item: Swift.Identifiable {}"))
    #expect(
      made(
        "protocol Named: Identifiable {}; class Item: Named { var id: Key { Key() } }\n"
          + "struct Key: Hashable {}"))
    #expect(!made("struct Item { let id: Int }"))
    #expect(!made("struct Item: Identifiable { let id: Other }"))
    #expect(!made("protocol Identifiable {}; struct Item: Identifiable { let id: Int }"))
    #expect(!made("struct Item: Identifiable { let id: Int; typealias ID = Other }"))
    #expect(!made("struct Item<T>: Identifiable { let id: T }"))
  }

  @Test func conditionsOfConformancesIncludeTheirArguments() {
    let of = { (snippet: String) in
      self.generated(snippet).extensions.heads.filter { $0.contains(": Providable") }
    }
    let box = "extension Box: Providable where Value: Providable {}\n"
    #expect(of(box + "struct A { let one: Box<Int> }") == ["A: Providable"])
    #expect(of(box + "struct A { let one: Box<Other> }") == [])
    let page = "protocol View { associatedtype Body }; struct Page<V: View> { let body: V.Body }\n"
    #expect(
      of(page + "struct A<V: View> { let p: Page<V> }; struct B { let p: Page<Text> }") == [
        "Page: Providable where V.Body: Providable", "A: Providable where V.Body: Providable",
      ])
  }

  @Test func testsDistinguishTypesFromThoseOfLibraries() {
    let snippet = "struct Lens { let x: Int }; struct Row { let lens: Lens; let n: Int }"
    let inTests = generated(snippet, testableImports: ["Model"])
    #expect(
      inTests[in: "Factory where Provided == Model.Lens"].heads
        == ["func provide(x: Int = .provide()) -> Model.Lens"])
    #expect(
      inTests[in: "Factory where Provided == Row"].heads
        == ["func provide(lens: Model.Lens = .provide(), n: Int = .provide()) -> Row"])
    #expect(!generated(snippet).text.contains("Model."))
  }

  /// An extension looks up a name among the generic parameters first.
  @Test(arguments: ["Lens.Element", "Int"])
  func aMemberDoesNotHideAParameterOfAnEnclosingType(element: String) {
    let snippet = """
      struct Lens<Element> { let items: [Element]; struct Slice { let base: Lens } }
      extension Lens.Slice { typealias Element = \(element) }
      """
    let generated = generated(snippet, testableImports: ["M"])
    let head = "M.Lens.Slice: FactoryProvider.Providable where Element: Providable"
    #expect(generated.extensions.heads.contains(head))
  }

  @Test func aTypeNamedLikeItsModuleDoesNotHideTheModuleBeforeColons() {
    let generated = generated("struct Club { let name: String }", testableImports: ["Club"])
    #expect(generated.extensions.heads.first == "Club::Club: FactoryProvider.Providable")
  }

  /// The compiler warns about a conformance of an imported type unless both names are qualified.
  @Test func theProtocolIsQualifiedForATypeInOneOfAnotherModule() {
    for name in ["Formatter", "Array"] {
      let snippet = "extension \(name) { struct A { let x: Int } }"
      let generated = generated(snippet, testableImports: ["Model"])
      #expect(generated.extensions.heads.first == "\(name).A: FactoryProvider.Providable")
    }
    let generated = generated(
      "enum Club { struct A { let x: Int } }", testableImports: ["Club"])
    #expect(generated.extensions.heads.first == "Club::Club.A: FactoryProvider.Providable")
  }

  @Test func aTypeWithinAnotherHidesNoModule() {
    let snippets = ["struct Row<Model> { let name: String }", "enum Shop { struct Model {} }"]
    let generated = generated(snippets.joined(separator: "\n"), testableImports: ["Model"])
    #expect(generated.extensions.heads.first == "Model.Row: FactoryProvider.Providable")
  }

  @Test func aTypeThatIsDeclaredInTwoBranchesHasAFactory() {
    let branches = "#if DEBUG\nstruct A { let x: Int }\n#else\nstruct A { let y: Int }\n#endif"
    let factories = generated("\(branches)\nstruct B { let a: A }")
    #expect(factories.messages == [])
    #expect(
      factories[in: "Factory where Provided == B"].heads
        == ["func provide(a: A = .provide()) -> B"])
  }
}
