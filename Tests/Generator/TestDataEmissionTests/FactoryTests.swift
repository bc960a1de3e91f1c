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
    #expect(text.contains("\n  static func build(t: T"))
    #expect(try Compiler.complaints(about: source, text) == [])
  }

  @Test(arguments: [
    "enum A<T> { case a(() -> A<T>) }", "struct A<T> { var a: () -> A<T>; var n: Int }",
    "struct A<T> { var b: () -> B<T> }; struct B<T> { var a: () -> A<T> }",
    "struct O<T> { struct A { var a: (Int) async throws -> A } }",
  ])
  func noGenericFunctionLeadsBackToItself(_ source: String) throws {
    let generated = Generated(source, by: Generator(emitting: [.factories])).text
    #expect(generated.contains("extension Factory"))
    #expect(try Compiler.complaints(about: source, "import FactoryProvider\n" + generated) == [])
  }

  @Test func aStructIsMadeFromItsParts() {
    #expect(
      generated("struct User { let id: UserId; var age: Int }; struct UserId { let value: String }")
        .text == """
          extension User: Providable {
            static func provide() -> Self {
              Self(id: .provide(), age: .provide())
            }

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
            static func provide() -> Self {
              Self(value: .provide())
            }

            static func provide(value: String = .provide()) -> Self {
              Self(value: value)
            }
          }

          extension Factory where Provided == UserId {
            static func provide(value: String = .provide()) -> UserId {
              UserId(value: value)
            }
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
    #expect(
      generated.text.contains(
        """
        extension Order {
          static func provide(
            session: JSONEncoder,
            lines: [Line] = .provide(),
            note: String? = .provide()
          ) -> Self {
            Self(session: session, lines: lines, note: note)
          }
        }

        extension Factory where Provided == Order {
          static func provide(
            session: JSONEncoder,
        """))
    // The type still has no value of its own.
    #expect(generated.messages.contains { $0.hasPrefix("skipped 'Order': not made Providable") })
    #expect(!generated.text.contains("Wrapper"))
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
    let tree = generated("indirect enum Tree { case node(Tree, Tree), leaf(Int), end }").text
    #expect(tree.contains("    .leaf(.provide())\n"))
    let both = generated("indirect enum A { case b(B), end }; indirect enum B { case a(A), stop }")
    #expect(both.text.contains("    .end\n") && both.text.contains("    .stop\n"))
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
    #expect(generated.text.contains("extension Box: Providable where Provided: Providable {"))
    #expect(!generated.text.contains("<Provided>"))
    #expect(
      !self.generated("enum All {}; extension All { struct Of<All> { let x: All } }").text
        .contains("<All>("))
  }

  @Test func aliasesOfStandardTypesAreResolved() {
    let generated = generated(
      "struct A { let a: CInt; let b: UnicodeScalar; let c: CountableRange<CLong>; let d: size_t }")
    #expect(generated.messages == [])
    #expect(generated.text.contains("a: CInt = .provide(),"))
    let members = "struct A { let a: String.SubSequence; let b: Swift.String.Element }"
    #expect(self.generated(members).messages == [])
  }

  @Test func recursiveStructsEndWithEmptyCollections() {
    let text = generated("struct Folder { let name: String; let folders: [Folder]; let up: [A]? }")
      .text
    #expect(text.contains("Self(name: .provide(), folders: [], up: nil)"))
    let mutual = generated("struct A { let b: B? }; struct B { let a: [A] }").text
    #expect(mutual.contains("Self(b: nil)") && mutual.contains("Self(a: [])"))
  }

  @Test func endlessTypesAreSkipped() {
    let generated = generated("struct A { let b: B }; enum B { indirect case a(A) }")
    #expect(generated.text == "")
    #expect(generated.messages.count == 2)
  }

  @Test func genericTypesConformIfTheirPartsConform() {
    let text = generated("struct Box<Value, Tag> { let value: [Value]; let id: Int }").text
    #expect(text.contains("extension Box: Providable where Value: Providable {"))
    #expect(text.contains("static func provide<Value, Tag>("))
    #expect(text.contains("where Provided == Box<Value, Tag>, Value: Providable {"))
    let pair = generated(
      "struct Box<Value> { let value: Value }; struct Pair<A, B> { let a: Box<A>; let b: B? }")
    #expect(pair.text.contains("extension Pair: Providable where A: Providable, B: Providable {"))
  }

  @Test func typesWithoutAConstructionAreSkipped() {
    for (snippet, message) in [
      (
        "actor S {}; struct A { let s: S }", "'s' has type 'S', which is not known to conform"
      ),
      ("actor S {}; struct A { let s: S; let t: (Int?, S) }", "extension S: Providable"),
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
      #expect(generated(snippet).messages.contains { $0.contains(message) })
      #expect(!generated(snippet).text.contains("extension A: Providable"))
    }
  }

  /// A conformance on the main actor would be an error in the Swift 6 language mode.
  @Test func aViewHasAFunctionOnTheMainActorAndNoConformance() {
    for view in [
      "struct A: View { @State private var y = 0; let x: Int }",
      "struct A: SwiftUI.View { let x: Int }",
      "protocol Screen: View {}; struct A: Screen { let x: Int }",
    ] {
      let text = generated("import SwiftUI\n" + view).text
      #expect(
        text.contains("@MainActor static func provide(x: Int = .provide()) -> A {"), "\(view)")
      #expect(!text.contains("A: Providable"), "\(view)")
    }
    let other = generated("import SwiftUI; protocol View {}; struct A: View { let x: Int }").text
    #expect(other.contains("extension A: Providable {"))
    let free = generated("import SwiftUI; nonisolated struct A: View { let x: Int }").text
    #expect(free.contains("extension A: Providable {"))
    let owner = generated("import SwiftUI; struct A: View { let x: Int }; struct B { let a: A }")
    #expect(owner.messages.contains { $0.contains("'a' has type 'A', which is not known") })
    let arbitrary = Generated(
      "import SwiftUI; struct A: View { let x: Int }", by: Generator(emitting: [.arbitrary]))
    #expect(
      arbitrary.messages.contains { $0.contains("not made Arbitrary: it is isolated to") })
  }

  @Test func whatCanBeMade() {
    let cases: [(String, String)] = [
      ("struct A { let x: CGFloat; let p: [CGPoint]; let t: AttributedString }", "Self(x: .prov"),
      ("struct A { let t: (Int, y: String) }", "Self(t: (.provide(), y: .provide()))"),
      ("struct A { let f: (() -> Void)?; let v: Void }", "Self(f: nil, v: ())"),
      ("struct A { var items: InlineArray<3, Int> }", "Self(items: .provide())"),
      ("struct A { var x: Int; private var log = 1; init(x: Int) {} }", "Self(x: .provide())"),
      ("actor S {}; struct A { var s = S(); let x: Int }", "Self(x: .provide())"),
      ("final class A { @objc init(x: Int) {} }", "Self(x: .provide())"),
      ("extension Other: Providable {}; struct A { let o: Other }", "Self(o: .provide())"),
    ]
    for (snippet, call) in cases {
      #expect(generated(snippet).text.contains(call), "\(snippet)")
    }
  }

  @Test func defaultsApplyToTypesAndParameters() {
    let text = generated(
      "struct A { let date: Date; let f: () -> Void; let year: Int }",
      defaults: ["Date": ".distantPast", "A.f": "{}", "A.year": "1970"]
    ).text
    #expect(text.contains("Self(date: .distantPast, f: {}, year: 1970)"))
    #expect(text.contains("f: @escaping () -> Void = {}"))
  }

  @Test func aHandWrittenConformanceIsKept() {
    let generated = generated("struct A: Providable { let x: Int }; struct B { let a: A }")
    #expect(!generated.text.contains("extension A"))
    #expect(generated.text.contains("Self(a: .provide())"))
  }

  @Test func witnessesAreAsPublicAsNecessary() {
    let text = generated("struct A { let x: Int }", testableImports: ["Model"]).text
    #expect(text.contains("extension Model.A: FactoryProvider.Providable {"))
    #expect(text.contains("  public static func provide() -> Self {"))
    #expect(text.contains("  static func provide(x: Int = .provide()) -> A {"))
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
    #expect(generated.text.contains("    .of(7)\n"))
    #expect(generated.messages.isEmpty)
  }

  @Test func anIdentityHasTheTypeOfItsProperty() {
    let made = { (snippet: String) in
      self.generated(snippet + "; enum Sale { case of(Item.ID) }").text.contains(".of(.provide())")
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
    let of = { (snippet: String) in self.generated(snippet).text }
    let box = "extension Box: Providable where Value: Providable {}\n"
    #expect(of(box + "struct A { let one: Box<Int> }").contains("extension A: Providable {"))
    #expect(!of(box + "struct A { let one: Box<Other> }").contains("extension A: Providable {"))
    let page = "protocol View { associatedtype Body }; struct Page<V: View> { let body: V.Body }\n"
    let text = of(page + "struct A<V: View> { let p: Page<V> }; struct B { let p: Page<Text> }")
    #expect(text.contains("extension A: Providable where V.Body: Providable {"))
    #expect(!text.contains("extension B: Providable"))
  }

  @Test func testsDistinguishTypesFromThoseOfLibraries() {
    let snippet = "struct Lens { let x: Int }; struct Row { let lens: Lens; let n: Int }"
    let text = generated(snippet, testableImports: ["Model"]).text
    #expect(text.contains("extension Factory where Provided == Model.Lens {"))
    #expect(text.contains("lens: Model.Lens = .provide(), n: Int = .provide()) -> Row"))
    #expect(!generated(snippet).text.contains("Model."))
  }

  /// An extension looks up a name among the generic parameters first.
  @Test(arguments: ["Lens.Element", "Int"])
  func aMemberDoesNotHideAParameterOfAnEnclosingType(element: String) {
    let snippet = """
      struct Lens<Element> { let items: [Element]; struct Slice { let base: Lens } }
      extension Lens.Slice { typealias Element = \(element) }
      """
    let text = generated(snippet, testableImports: ["M"]).text
    let head = "extension M.Lens.Slice: FactoryProvider.Providable where Element: Providable {"
    #expect(text.contains(head))
  }

  @Test func aTypeNamedLikeItsModuleDoesNotHideTheModuleBeforeColons() {
    let text = generated("struct Club { let name: String }", testableImports: ["Club"]).text
    #expect(text.contains("extension Club::Club: FactoryProvider.Providable {"))
  }

  /// The compiler warns about a conformance of an imported type unless both names are qualified.
  @Test func theProtocolIsQualifiedForATypeInOneOfAnotherModule() {
    for name in ["Formatter", "Array"] {
      let snippet = "extension \(name) { struct A { let x: Int } }"
      let text = generated(snippet, testableImports: ["Model"]).text
      #expect(text.contains("extension \(name).A: FactoryProvider.Providable {"))
    }
    let text = generated("enum Club { struct A { let x: Int } }", testableImports: ["Club"]).text
    #expect(text.contains("extension Club::Club.A: FactoryProvider.Providable {"))
  }

  @Test func aTypeWithinAnotherHidesNoModule() {
    let snippets = ["struct Row<Model> { let name: String }", "enum Shop { struct Model {} }"]
    let text = generated(snippets.joined(separator: "\n"), testableImports: ["Model"]).text
    #expect(text.contains("extension Model.Row: FactoryProvider.Providable {"))
  }

  @Test func aTypeThatIsDeclaredInTwoBranchesHasAFactory() {
    let branches = "#if DEBUG\nstruct A { let x: Int }\n#else\nstruct A { let y: Int }\n#endif"
    let factories = generated("\(branches)\nstruct B { let a: A }")
    #expect(factories.messages == [] && factories.text.contains("provide(a: A = .provide())"))
  }
}
