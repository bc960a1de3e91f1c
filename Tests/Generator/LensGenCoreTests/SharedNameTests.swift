import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

@testable import SwiftReading

/// Tests types of a tested module whose names may also occur in other modules that the tests
/// import.
@Suite struct SharedNameTests {
  private func output(
    of files: String..., testing module: String = "Model",
    emitting emissions: Set<Emission> = [.lenses, .factories, .builders],
    defaults: [String: Settings.Default] = [:]
  ) -> Generator.Output {
    var generator = Generator(emitting: emissions)
    generator.settings.testableImports = [module]
    generator.settings.defaults = defaults
    return generator.generate(
      from: files.enumerated().map { SourceFile(path: "\($0).swift", text: $1) })
  }

  /// Returns the compiler's messages for tests of a module, together with another module, `Tools`.
  private func complaints(
    about source: String, testing module: String = "Model", beside tools: String = ""
  ) throws -> [String] {
    let output = output(
      of: source, testing: module, emitting: [.lenses, .prisms, .factories, .builders, .arbitrary])
    let folder = try CommandFolder([
      "Model.swift": source, "Tests.swift": try #require(output.text),
    ])
    let compiler = try Compiler(modules: ["Optics", "OpticsLaws", "FactoryProvider"])
    try compiler.addModule("Tools", tools)
    try compiler.addModule(module, of: [folder.url.appending(path: "Model.swift")])
    let complaints = try compiler.complaints(
      about: [folder.url.appending(path: "Tests.swift")], named: "ModelTests", languageMode: 6)
    try compiler.remove()
    return complaints
  }

  @Test func aTypeThatIsOnlyExtendedIsNotOfTheModule() {
    let source = "import Foundation; extension DateFormatter { struct Key { var x: Int } }"
    let text = output(of: source).text ?? ""
    #expect(text.contains("extension DateFormatter.Key {"))
    #expect(!text.contains("Model.DateFormatter"))
  }

  /// Outside a package, the compiler requires this spelling for conformances in a test target.
  @Test func whatATestSaysOfATypeWithItsModuleIsRead() {
    for modules in [["Model"], ["Model", "Other"]] as [[String]] {
      let model = """
        struct A: Equatable { let n: Int }; struct B: Equatable { let a: A }
        struct C { struct Part { let n: Int } }
        """
      let tests = """
        @testable import Model
        extension Model.A: FactoryProvider.Providable {
          public static func provide() -> A { A(n: 1) }
        }
        extension Model.C.Part: FactoryProvider.Fixturable {
          public static var fixture: C.Part { C.Part(n: 1) }
        }
        """
      var generator = Generator(emitting: [.factories, .fixtures])
      generator.settings.testableImports = modules
      let generated = Generated(model, tests, by: generator)
      #expect(generated.messages == [], "\(modules)")
      #expect(!generated.text.contains("A: "), "\(modules)")
      #expect(generated.text.contains("static func provide(a: A = .provide())"), "\(modules)")
      #expect(generated.text.contains("static func fixture(n: Int = fixture.n)"), "\(modules)")
    }
  }

  @Test func aTypeNamedLikeItsModuleIsExtended() {
    let text = output(
      of: "enum Model { struct A { let n: Int } }; struct A { let n: Int }",
      "extension Model.A: Providable { public static func provide() -> Self { Self(n: 1) } }",
      emitting: [.factories]
    ).text
    #expect(text?.contains("extension Model::A: FactoryProvider.Providable {") == true)
    #expect(text?.contains("extension Model.A: ") == false)
  }

  /// An import of one declaration hides the type of the standard library, or of a library, with its name.
  @Test func aTypeOfAnotherModuleMayHaveAUsualName() throws {
    let tools = ["Result", "String", "Optional", "Array", "Lens", "Factory", "Identifiable"]
      .map { "public struct \($0): Equatable, Sendable { public init() {} }" }
    let sources = [
      "import struct Tools.Result; struct A { let r: Result; let n: Int }; enum AB { case a(Result), b(Result?) }",
      "import struct Tools.String; struct B { let s: String; let a: [Int]; let name = \"x\"; var other = \"y\" }",
      "import struct Tools.Optional; struct C { let o: Optional; let n: Int? }; indirect enum CC { case c(CC?), d(Int) }",
      "import struct Tools.Array; struct D { let a: Array; let n: [Int] }; indirect enum DD { case d([DD]), e(Int) }",
      "import struct Tools.Lens; import struct Tools.Factory; struct E { let l: Lens?; let f: Factory? }",
      "import struct Tools.Identifiable; struct F { let i: Identifiable }; protocol FF { func f() -> Identifiable }",
      "struct G { let r: Result<Int, Never>; let s: String; let o: Optional<Int>; let a: Array<Int> }",
    ]
    let generator = Generator(
      emitting: [.lenses, .prisms, .edits, .children, .factories, .stubs, .arbitrary])
    let model = CompiledModel(sources, beside: ["Tools": tools.joined(separator: "\n")])
    #expect(try model.complaints(by: generator) == [])
    #expect(try model.complaintsInTests(by: generator) == [])
    let parts = Generated(sources[0], sources[6])
    #expect(parts["_r"]?.head == "var _r: Lens<Self, Tools.Result>")
    #expect(parts[in: "G"].heads[0] == "var _r: Lens<Self, Swift.Result<Int, Never>>")
    // In one file with the code of both, neither name means the other's type.
    let text = try #require(
      generator.generate(
        from: [sources[0], sources[6]].enumerated()
          .map { SourceFile(path: "\($0).swift", text: $1) }
      ).text)
    let compiler = try Compiler(modules: ["Optics", "OpticsLaws", "FactoryProvider"])
    defer { try? compiler.remove() }
    try compiler.addModule("Tools", tools.joined(separator: "\n"))
    let folder = try CommandFolder([
      "0.swift": sources[0], "1.swift": sources[6], "Code.swift": text,
    ])
    #expect(
      try compiler.complaints(
        about: ["0.swift", "1.swift", "Code.swift"].map { folder.url.appending(path: $0) },
        languageMode: 6) == [])
  }

  @Test func aTypeOfFoundationMayBeImportedAlone() {
    let generated = Generated(
      "import struct Foundation.Date; import struct CoreGraphics.CGFloat; import class Dispatch.DispatchQueue\n"
        + "struct A { let d: Date; let f: CGFloat; let q: DispatchQueue }")
    #expect(
      generated[in: "A"].heads == [
        "var _d: Lens<Self, Date>", "var _f: Lens<Self, CGFloat>",
        "var _q: Lens<Self, DispatchQueue>",
      ])
  }

  @Test func typesOfSeveralModulesAreSkipped() {
    let output = output(
      of: """
        struct Item { let x: Int; struct Part { let y: Int } }
        struct Box { var item: Item; var count: Int }
        """,
      """
      public struct Item { let z: Int }
      private struct Box {}
      #if DEBUG
        struct Log { var lines: Int }
      #endif
      """,
      """
      #if !DEBUG
        struct Log { var count: Int }
      #endif
      """, emitting: [.lenses, .builders])
    let reason =
      "is declared more than once; pass the sources of one module at a time [skipped-ambiguous-name]"
    #expect(
      output.diagnostics.map(\.description) == [
        "0.swift:1:8: warning: skipped 'Item': 'Item' \(reason)",
        "0.swift:1:34: warning: skipped 'Item.Part': 'Item' \(reason)",
        "0.swift:2:8: warning: skipped 'Box': no builder: 'init(item:count:)' takes 'item', and 'Item' is "
          + "declared more than once; pass the sources of one module at a time [value-no-initializer]",
        "0.swift:2:18: warning: skipped 'Box.item': 'Item' \(reason)",
        "1.swift:1:15: warning: skipped 'Item': 'Item' \(reason)",
      ])
    #expect(output.text?.contains("static var _count: Lens<Self, Int>") == true)
    #expect(output.text?.contains("static var _lines: Lens<Self, Int>") == true)
  }

  @Test func typesAreQualifiedIfAnUnknownModuleIsImported() throws {
    let text = output(of: "import Tools; struct A { var tool: Tool }; struct B { var a: A }").text
    #expect(text?.contains("extension Model.B {\n  static var _a: Lens<Self, Model.A>") == true)
    let unneeded = output(of: "import Tools; struct A { var n: Int }; struct B { var a: A }").text
    #expect(unneeded?.contains("extension B {\n  static var _a: Lens<Self, A>") == true)
    let source = """
      import Tools
      struct Parser<T> { struct Rest<U> { var whole: Parser; var u: U } }
      enum Lexer: Equatable { case tool(Tool), next([Lexer]) }
      """
    let tools = "public struct Tool: Equatable {}; public struct Parser {}; public enum Lexer {}"
    #expect(try complaints(about: source, beside: tools) == [])
  }

  @Test func aQualifiedGenericTypeHasArguments() {
    let source = "import Tools; struct A<T> { struct B { var a: A; var tool: Tool } }"
    let text = output(of: source).text
    #expect(text?.contains("static var _a: Lens<Self, Model.A<T>>") == true)
  }

  @Test func aTypeNamedLikeItsModuleImportsFoundationTypesIndividually() throws {
    let source = """
      import Foundation
      public struct Model { public var date: Date; var operation: Operation }
      struct Operation { let count: Int }
      private enum Process {}
      actor Stream {}
      #if DEBUG
        enum Data { case none }
      #endif
      """
    let text = try #require(output(of: source).text)
    #expect(
      text.contains(
        """
        #if DEBUG
          @testable public import enum Model.Data
        #endif
        @testable public import class Model.Stream
        @testable public import struct Model.Operation

        """))
    #expect(!text.contains("Model.Process") && !text.contains("struct Model.Model"))
    let own = source.replacing("public struct Model ", with: "public struct Expression ")
    #expect(try complaints(about: own, testing: "Expression") == [])
  }

  @Test func aModuleNamedLikeATypeOfALibraryCannotBeNamed() throws {
    let source = "struct Row: Equatable { let n: Int; let lens: Lens }; struct Lens: Equatable {}"
    #expect(try complaints(about: source, testing: "Prism") == [])
    let day = "import Foundation; struct Day { var date: Date; var operation: Operation? }"
    let own = day + "; struct Operation { let n: Int }"
    #expect(try complaints(about: own, testing: "Calendar") == [])
  }

  @Test func aDefaultForATypeAppliesToItsQualifiedName() {
    let text = output(
      of: "import Foundation; struct A { let date: Date; let card: Card; let sum: Int }",
      "import Tools; struct Card { let tool: Tool }",
      defaults: ["Date": "Date.now", "Card": "Card.plain"]
    ).text
    #expect(text?.contains("date: Date = Date.now,") == true)
    #expect(text?.contains("card: Model.Card = Card.plain,") == true)
  }
}
