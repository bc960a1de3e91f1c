import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

@testable import SwiftReading
@testable import TestDataEmission

/// Tests the code generated for types that an attribute or a protocol isolates to a global actor.
@Suite struct IsolatedTypeTests {
  /// As much of SwiftUI as the model needs.
  private let library = """
    @MainActor @preconcurrency public protocol View {
      associatedtype Body
      @MainActor @preconcurrency var body: Body { get }
    }
    @MainActor @preconcurrency public protocol ViewModifier {
      associatedtype Body
      @MainActor @preconcurrency func body(content: Int) -> Body
    }
    public struct Color: Sendable, View { public init() {}; public var body: Int { 0 } }
    @propertyWrapper public struct State<Value> {
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      public var wrappedValue: Value
    }
    """

  private let model = """
    import Foundation
    import SwiftUI
    final class Reference { var count = 0 }
    struct Item { let name: String; var tags: [String: Tag] }
    struct Tag: Hashable { let id: UUID }
    enum Size { case small, large; static let usual = Size.small }
    public struct Open { public var count = 0 }
    struct Box<Value> { var value: Value }
    struct Label: View {
      let title: String, size: Size
      var item: Item?, tag: (Int, Tag)
      var width = 3, style: Size = .small, id: UUID = UUID()
      var body: some Sequence { [title] }
    }
    struct Row: View {
      var item: Item, reference: Reference, action: () -> Void, send: @Sendable () -> Void
      var open: Open, box: Box<Int>, label: Label, error: any Error
      var body: Int { 0 }
    }
    struct Drawn: View { let name: String; let reference: Reference; var body: Int { 0 } }
    struct Colored: View { let name: String; var color: Color = Color(); var body: Int { 0 } }
    struct Toggled: View { @State private var isOn = false; let name: String; var body: Int { 0 } }
    struct Made: View { let name: String; init(name: String) { self.name = name }; var body: Int { 0 } }
    struct Free: View {
      let name: String
      nonisolated init(name: String) { self.name = name }
      var body: Int { 0 }
    }
    public struct Sheet: View {
      public var count: Int
      public let name: String
      public nonisolated init(count: Int, name: String) { self.count = count; self.name = name }
      public var body: Int { 0 }
    }
    struct List<Content: View>: View { let content: Content; var count: Int; var body: Int { 0 } }
    struct Pair<Value>: View { var value: Value; var count: Int; var body: Int { 0 } }
    enum Screen: View { case empty, reference(Reference), named(String, Item); var body: Int { 0 } }
    nonisolated struct Apart: View { let reference: Reference; @MainActor var body: Int { 0 } }
    nonisolated enum Around { struct Inner: View { var reference: Reference; var body: Int { 0 } } }
    struct Whole: View { struct Inner { let reference: Reference }; var body: Int { 0 } }
    protocol Page: View {}
    struct Home: Page { var reference: Reference; let name: String; var body: Int { 0 } }
    struct Late { let reference: Reference }
    extension Late: Page { var body: Int { 0 } }
    struct Modifier: ViewModifier {
      let name: String
      var reference: Reference
      func body(content: Int) -> Int { 0 }
    }
    @MainActor struct Bound { let name: String; var count = 0 }
    @MainActor struct Held { var reference: Reference, bound: Bound }
    @MainActor enum Choice { case a(Reference), b(() -> Void) }
    @globalActor actor Keeper { static let shared = Keeper() }
    @Keeper struct Kept { let name: String; var label: Label; var reference: Reference }
    enum Space {
      @globalActor actor Disk { static let shared = Disk() }
      @Disk struct Near { var name: String; var reference: Reference }
    }
    @Space.Disk struct Far { var name: String; var reference: Reference }
    """

  private func generated(_ emissions: Set<Emission>) -> Generator.Output {
    Generator(emitting: emissions).generate(from: [SourceFile(path: "Model.swift", text: model)])
  }

  @Test func whatMayNotBeSendableIsSkipped() {
    let skipped = generated([.lenses, .prisms]).diagnostics.map(\.message)
      .filter { $0.contains("it is isolated to '@") || $0.contains("the type around is isolated") }
      .compactMap { $0.split(separator: "'").dropFirst().first }
    #expect(
      skipped == [
        "Row.reference", "Row.action", "Row.open", "Row.box", "Drawn.name", "Drawn.reference",
        "Colored.name", "Colored.color", "Made.name", "List.content", "Pair.value",
        "Around.Inner.reference",
        "Home.reference", "Home.name", "Modifier.name", "Modifier.reference", "Held.reference",
        "Kept.name", "Kept.reference", "Space.Near.reference", "Far.reference",
      ])
  }

  @Test(arguments: [5, 6])
  func theRestCompilesAndCanBeUsedFromAnywhere(languageMode: Int) throws {
    let use = """
      import Optics
      nonisolated func use(_ label: Label, _ row: Row, _ screen: Screen, _ bound: Bound) -> Row {
        let other = label |> Label._title *~ Bound._name.get(bound) |> Label._size *~ .large
        return Screen._reference.extract(screen) == nil ? row : row |> Row._label *~ other
      }
      """
    let output = generated([.lenses, .prisms, .completion])
    #expect(try complaints(about: output, use, languageMode: languageMode) == [])
  }

  @Test(arguments: [5, 6])
  func theirFactoriesAndBuildersCompile(languageMode: Int) throws {
    let generator = Generator(emitting: [.factories, .builders, .arbitrary])
    let output = generator.generate(from: [SourceFile(path: "Model.swift", text: model)])
    let text = try #require(output.text)
    #expect(text.contains("@MainActor static func provide(name: String = .provide()"))
    #expect(try complaints(about: output, languageMode: languageMode) == [])
  }

  @Test(arguments: [5, 6])
  func inATestTargetOnlyPrismsReachIn(languageMode: Int) throws {
    let folder = try CommandFolder(["Model.swift": model])
    let compiler = try compiler()
    defer { try? compiler.remove() }
    let source = folder.url.appending(path: "Model.swift")
    try compiler.addModule("Model", of: [source], languageMode: languageMode)
    var generator = Generator(emitting: [.lenses, .prisms, .factories, .builders])
    generator.settings.testableImports = ["Model"]
    let text = try #require(
      generator.generate(from: [SourceFile(path: "Model.swift", text: model)]).text)
    #expect(!text.contains("Label._"))
    let tests = try CommandFolder(["Tests.swift": text])
    #expect(
      try compiler.complaints(
        about: [tests.url.appending(path: "Tests.swift")], named: "ModelTests",
        languageMode: languageMode) == [])
  }

  private func compiler() throws -> Compiler {
    let compiler = try Compiler(modules: Compiler.librariesOfAllEmissions)
    try compiler.addModule("SwiftUI", library)
    return compiler
  }

  private func complaints(
    about output: Generator.Output, _ use: String = "", languageMode: Int
  ) throws -> [String] {
    let sources = [
      "Model.swift": model, "Generated.swift": try #require(output.text), "Use.swift": use,
    ]
    let folder = try CommandFolder(sources)
    let compiler = try compiler()
    defer { try? compiler.remove() }
    return try ["-Onone", "-O"].flatMap { option in
      try compiler.complaints(
        about: sources.keys.sorted().map { folder.url.appending(path: $0) },
        languageMode: languageMode, options: [option])
    }
  }

  /// Each type is examined once, not once for each way that leads to it.
  @Test func manyWaysToTheSameTypeTakeNoLonger() {
    let chain = (1...60).map { index in
      "struct T\(index - 1) { var a: T\(index) = T\(index)(), b: T\(index) = T\(index)() }"
    }
    let source =
      ["@MainActor struct V { let x: T0; var z = T0() }"] + chain + ["struct T60 { var n = 0 }"]
    let generated = Generated(source.joined(separator: "\n"), by: Generator())
    #expect(generated.text.contains("nonisolated static var _x: Lens<Self, T0>"))
  }
}
