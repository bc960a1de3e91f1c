import Foundation
import GeneratorTesting
import Testing

/// Adds a property to a model, whose tests keep compiling without an edit.
///
/// Uses the command and the compiler, as on the slides "New Property" and "Compile Error" of the
/// talk on generated factories (Takeshi Ihara, iOSDC 2018 Reject Conference).
@Suite struct GrowingModelTests {
  private let folder: CommandFolder
  private let compiler: Compiler

  init() throws {
    folder = try CommandFolder()
    compiler = try Compiler(modules: ["Optics", "FactoryProvider"])
    try folder.write(
      """
      import FactoryProvider

      func tests(person: Person = .build(name: "a")) -> [Bool] {
        [
          (Factory<User>.provide() |> User._age *~ 20).isAdult,
          !Factory<User>.provide(age: 19).isAdult,
          User.fixture(age: 20).isAdult,
          person.name == "a",
        ]
      }

      extension User: Fixturable { static var fixture: User { Factory<User>.provide() } }
      """, to: "Tests.swift")
  }

  private func complaints(afterGenerating model: String) throws -> [String] {
    try folder.write(model, to: "Model.swift")
    let emissions = "lenses,factories,fixtures,builders"
    let result = try folder.run(
      ["Model.swift", "Tests.swift", "--emit", emissions, "-o", "Generated.swift"])
    try #require(result.status == 0, "\(result.errors)")
    let files = ["Model.swift", "Tests.swift", "Generated.swift"]
    return try compiler.complaints(
      about: files.map { folder.url.appending(path: $0) }, languageMode: 6)
  }

  @Test func testsCompileWhenAPropertyIsAdded() throws {
    #expect(
      try complaints(
        afterGenerating: """
          struct User { let age: Int; var isAdult: Bool { age >= 20 } }
          struct Person { let name: String }
          """) == [])
    #expect(
      try complaints(
        afterGenerating: """
          struct User { let name: Name; let age: Int; var isAdult: Bool { age >= 20 } }
          struct Name { let first, last: String }
          struct Person { let name: String; let users: [User]; let best: User }
          """) == [])
    try compiler.remove()
  }
}
