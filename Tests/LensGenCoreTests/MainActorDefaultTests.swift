@testable import SwiftReading
import Foundation
import GeneratorTesting
import LensGenCore
import Testing

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
    generator.isMainActorByDefault = true
    return generator.generate(from: [SourceFile(path: "Model.swift", text: model)])
  }

  @Test func whatTheMainActorMakesIsAskedFor() throws {
    let text = try #require(output.text)
    for head in [
      "static func build(user: User, count: Int = 0) -> Self {\n    Self(user: user",
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
}
