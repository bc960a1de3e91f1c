import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

@testable import SwiftReading

/// Tests stubs with other modules: the modules that a protocol names, and the tested module.
@Suite struct StubSurroundingsTests {
  @Test(arguments: [5, 6])
  func whatMayBeAFunctionOfAnotherModuleIsPassedOnAsFarAsItCan(languageMode: Int) throws {
    let source = """
      import Other
      protocol Store {
        func each<T>(_ body: Handler<T>, _ value: T)
        func change<T>(_ body: Change<T>, _ pair: Handler<(T, T)>, _ value: T)
        func load<T>(_ body: Load<T>, _ show: Show<T>) async
        func later<T>(_ body: @escaping Handler<T>, _ maybe: Handler<T>?)
        func keep<T>(_ box: Box<T>, _ handler: Box<T>.Handler) -> Box<T>
      }
      """
    let other = """
      public typealias Handler<T> = (T) -> Void
      public typealias Change<T> = (inout T) throws -> Void
      public typealias Load<T> = @Sendable () async throws -> T
      public typealias Show<T> = @MainActor (T, Int) -> Void
      public struct Box<T> { public typealias Handler = (T, T, Int) -> T }
      """
    let compiler = try Compiler(modules: ["Optics", "FactoryProvider"])
    try compiler.addModule("Other", other)
    let output = Generator(emitting: [.stubs])
      .generate(from: [SourceFile(path: "Store.swift", text: source)])
    #expect(output.diagnostics == [])
    let folder = try CommandFolder(["Store.swift": source, "Stub.swift": try #require(output.text)])
    let files = ["Store.swift", "Stub.swift"].map { folder.url.appending(path: $0) }
    #expect(try compiler.complaints(about: files, languageMode: languageMode) == [])
    try compiler.remove()
  }

  @Test(arguments: [5, 6], [5, 6])
  func aTestTargetMayBeInAnotherLanguageMode(ofModule: Int, ofTests: Int) throws {
    let source = """
      public struct Factory { public init() {} }
      public protocol Lens { func next() -> Factory }
      public protocol Screen: AnyObject {
        func run(_ body: @escaping @MainActor () -> Factory)
        @MainActor func show(_ lens: any Lens) -> Factory
        static func all() -> [any Screen]
      }
      """
    let use = """
      import FactoryProvider
      func use() -> any Screen { FactoryProvider.Factory<ScreenStub>.provide() }
      """
    var generator = Generator(emitting: [.stubs])
    generator.settings.testableImports = ["Model"]
    let output = generator.generate(from: [SourceFile(path: "Screen.swift", text: source)])
    #expect(output.diagnostics == [])
    let folder = try CommandFolder([
      "Screen.swift": source, "Stubs.swift": try #require(output.text),
      "Use.swift": "@testable import Model\n" + use,
    ])
    let compiler = try Compiler(modules: ["Optics", "FactoryProvider"])
    try compiler.addModule(
      "Model", of: [folder.url.appending(path: "Screen.swift")], languageMode: ofModule)
    let files = ["Stubs.swift", "Use.swift"].map { folder.url.appending(path: $0) }
    let complaints = try compiler.complaints(
      about: files, named: "ModelTests", languageMode: ofTests,
      options: ["InternalImportsByDefault", "MemberImportVisibility"].flatMap {
        ["-enable-upcoming-feature", $0]
      })
    #expect(complaints == [])
    try compiler.remove()
  }

  @Test(arguments: [[], ["-D", "X"]])
  func anInheritedProtocolMayHaveAnotherDeclarationInEachBuild(options: [String]) throws {
    let source = """
      #if X
      import Tools
      protocol Both { func a(); var c: Int { get } }
      #else
      protocol Named { var name: String { get } }
      protocol Both { func b(); var c: Int { get } }
      #endif
      protocol Person: Named { func greet() }
      protocol Pair: Both { func both() }
      struct Team { let person: any Person; let pair: any Pair }
      #if X
      protocol Hero: Both { func save() }
      #endif
      """
    let model = CompiledModel(
      source, options: options,
      beside: ["Tools": "public protocol Named { func other() }"])
    for emissions in [[.stubs], [.stubs, .factories, .builders]] as [Set<Emission>] {
      #expect(try model.complaints(by: Generator(emitting: emissions)) == [])
    }
    let stubs = Generated(source, by: Generator(emitting: [.stubs]))
    #expect(stubs.members.names.count { $0 == "PersonStub" } == 1)
    #expect(stubs[in: "HeroStub"].names == ["_save", "_a", "_c"])
    #expect(
      Generated(
        "#if X\nprotocol A { associatedtype T }\n#else\nprotocol A {}\n#endif\nprotocol B: A {}",
        by: Generator(emitting: [.stubs])
      ).messages.contains(
        "skipped 'stub of B': its associated type 'T' depends on '#if'; write the stub by hand"))
  }

  @Test(arguments: ["", "struct Result {}\nstruct Void {}", "enum E { case Result, Void }"])
  func namesOfTheStandardLibraryMayHaveAnotherMeaning(around: String) {
    let text = Generated(
      "\(around)\nprotocol P { func a(); func b() throws(Failure) -> Int }",
      by: Generator(emitting: [.stubs])
    ).text
    let (prefix, void) = around.isEmpty ? ("", "Void") : ("Swift.", "()")
    #expect(text.contains("var aClosure: () -> \(void) ="), "\(text)")
    #expect(text.contains("var bClosure: () -> \(prefix)Result<Int, Failure> ="), "\(text)")
  }

  @Test func functionsOfAGlobalActorNeedPreconcurrency() throws {
    var generator = Generator(emitting: [.stubs])
    generator.settings.testableImports = ["Model"]
    func text(_ requirement: String) throws -> String {
      let source = SourceFile(path: "P.swift", text: "protocol P { \(requirement) }")
      return try #require(generator.generate(from: [source]).text)
    }
    for requirement in [
      "var f: (@MainActor () -> Void)? { get }", "func f(g: @escaping @MainActor () -> Void)",
      "func f() -> @OtherActor () -> Void",
    ] {
      #expect(
        try text(requirement).contains("\n@preconcurrency @testable import Model\n"),
        "\(requirement)")
    }
    for requirement in [
      "@MainActor func f()", "var f: @MainActor @Sendable () -> Void { get }",
      "func f() -> MainActor",
    ] {
      #expect(try text(requirement).contains("\n@testable import Model\n"), "\(requirement)")
    }
  }
}
