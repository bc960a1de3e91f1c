import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import TestDataEmission
import Testing

@testable import SwiftReading

/// Tests the default values in functions that are not isolated like the rest of the module, where the
/// main actor isolates the rest by default.
@Suite struct MainActorDefaultTests {
  private let model = """
    struct User { var name = "" }
    enum Problem: Error { case one, two(Int) }
    struct Page<Item: Sendable> { var items: [Item]; let first: Item }
    struct Feed { var page: Page<User>; let count: Int }
    struct State { var result: Result<User, Problem>; let count: Int }
    @MainActor struct Screen { var user: User; let count: Int }
    @MainActor final class Model { var user: User; init(user: User) { self.user = user } }
    final class Loader { let user: User; init(user: User, count: Int) async { self.user = user } }
    struct Pane { var user: User; let count: Int }
    struct Window { let screen: Screen; var model: Model?; let user: User }
    enum Scene<Value> { case one(Screen, Value) }
    @propertyWrapper struct Clamped { var wrappedValue: Int }
    nonisolated struct Level { @Clamped var value: Int; var name: String }
    @globalActor actor Keeper { static let shared = Keeper() }
    @Keeper struct Kept { var user: User; let count: Int }
    @Keeper final class Object { var user: User; init(user: User) { self.user = user } }
    """

  private var output: Generator.Output {
    var generator = Generator(emitting: [.lenses, .factories, .builders, .arbitrary])
    generator.settings.isMainActorByDefault = true
    return generator.generate(from: [SourceFile(path: "Model.swift", text: model)])
  }

  @Test func whatTheMainActorMakesIsAskedFor() throws {
    let text = try #require(output.text)
    for head in [
      "static func build(user: User, count: Int = 0) -> Self { Self(user: user",
      "static func build(user: User) -> Model {",
      "static func build(user: User, count: Int = 0) async -> Loader {",
      "static func build(user: User = .build(), count: Int = 0) -> Self {",
      "static func provide(user: User, count: Int = .provide()) -> Kept {",
      "static func provide(user: User) -> Object {",
      "static func build(screen: Screen, model: Model? = nil, user: User = .build()) -> Self {",
      "extension Level {\n  nonisolated static var _name: Lens<Self, String> {",
    ] {
      #expect(text.contains(head), "\(head)")
    }
    #expect(output.diagnostics.count { $0.message.contains("'Feed': not made Providable") } == 1)
    #expect(!text.contains("static var _value: Lens<Self, Int>"))
    #expect(output.diagnostics.count { $0.message.contains("'State': not made Arbitrary") } == 1)
  }

  @Test(arguments: [5, 6])
  func allOfItCompiles(languageMode: Int) throws {
    let folder = try CommandFolder(["0.swift": model, "1.swift": try #require(output.text)])
    let compiler = try Compiler(modules: Compiler.librariesOfAllEmissions)
    let complaints = try compiler.complaints(
      about: ["0.swift", "1.swift"].map { folder.url.appending(path: $0) },
      languageMode: languageMode, options: ["-default-isolation", "MainActor"])
    #expect(complaints == [])
    try compiler.remove()
  }

  /// Tests may be isolated like the module, or not; then the code says what is isolated.
  @Test(arguments: [5, 6])
  func allOfItCompilesInTestsAndInASharedModule(languageMode: Int) throws {
    let isolation = ["-default-isolation", "MainActor"]
    let classes = """
      final class Store { let user: User; let users: [User]; init(user: User, users: [User]) { (self.user, self.users) = (user, users) } }
      class Base { var user: User; let n: Int; init(user: User, n: Int) { self.user = user; self.n = n } }
      struct Shop { let store: Store; let name: String; let open: Bool? }
      struct Explicit: Equatable { let name: String; init(name: String) { self.name = name } }
      struct Holder { let explicit: Explicit; var all: [Explicit]; let pair: (Explicit, Int) }
      struct Score: Hashable { let value: Int }
      nonisolated struct Loose { var scores: Set<Score>; let n: Int }
      struct Keyed { let byScore: [Score: Int]; let byName: [String: Set<Int>] }
      struct Box<Value> { let value: Value; let count: Int; init(value: Value, count: Int) { (self.value, self.count) = (value, count) } }
      struct Boxes { let box: Box<Explicit>; let plain: Box<Int> }
      enum Choice { case one(Explicit), two(Store), none }
      nonisolated struct Free: Equatable { let n: Int; let name: String }
      """
    let compiler = try Compiler(modules: Compiler.librariesOfAllEmissions)
    defer { try? compiler.remove() }
    let text = model + "\n" + classes
    let folder = try CommandFolder(["Model.swift": text])
    try compiler.addModule(
      "Model", of: [folder.url.appending(path: "Model.swift")], languageMode: languageMode,
      options: isolation)
    var generator = Generator(emitting: [.factories, .builders, .arbitrary])
    generator.settings.isMainActorByDefault = true
    generator.settings.testableImports = ["Model"]
    let code = try #require(
      generator.generate(from: [SourceFile(path: "Model.swift", text: text)]).text)
    let use = """
      import FactoryProvider
      import OpticsLaws
      @testable import Model
      nonisolated func free() -> [Free] { [Factory<Free>.provide(), .provide(n: 1), .build(name: "a")] }
      @MainActor func made() -> Store { Factory<Store>.provide(users: [.provide()]) }
      @MainActor func built() -> Store { .build() }
      @MainActor func shop() -> [Shop] { [Factory<Shop>.provide(), .provide(name: "a"), .build(open: true)] }
      @MainActor func holder() -> Holder { Factory<Holder>.provide(explicit: .provide(name: "a"), all: []) }
      @MainActor func shrunk() -> SimplerValues<Holder> {
        var source = RandomSource(seed: 0)
        return Holder.arbitrary(using: &source).shrunk()
      }
      """
    try folder.write(code, to: "Tests.swift")
    try folder.write(use, to: "Use.swift")
    let files = ["Tests.swift", "Use.swift"].map { folder.url.appending(path: $0) }
    for options in [[], isolation] {
      let complaints = try compiler.complaints(
        about: files, named: "ModelTests", languageMode: languageMode, options: options)
      #expect(complaints == [], "\(options) \(code)")
    }
  }
}
