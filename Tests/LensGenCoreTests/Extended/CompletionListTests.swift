import Foundation
import LensGenCore
import Testing

/// Tests the lists of optics that code completion offers after dots.
@Suite struct CompletionListTests {
  private func list(_ text: String) -> String {
    Generated(text, by: Generator(emitting: [.lenses, .prisms, .completion])).text
      .components(separatedBy: "\n\nextension ").last ?? ""
  }

  @Test func aTypeListsItsOptics() {
    #expect(
      list("public struct User { public var age: Int; var name: String }") == """
        User: ListsOptics {
          public enum ListedOptics {
            public var _age: Lens<User, Int> { User._age }

            var _name: Lens<User, String> { User._name }
          }
        }
        """)
  }

  @Test func aGenericTypeListsItsOpticsWithItsArguments() {
    #expect(
      list("enum Load<Value> { case done(Value) }") == """
        Load: ListsOptics {
          enum ListedOptics {
            var _done: Prism<Load<Value>, Value> { Load<Value>._done }
          }
        }
        """)
  }

  @Test func opticsThatAListCannotNameAreLeftOut() {
    #expect(!list("struct A { var next: [Self] }").contains("ListsOptics"))
    #expect(!list("struct A<T: Equatable> { var value: T }").contains("ListsOptics"))
    #expect(!list("struct A { var x: Int; enum ListedOptics {} }").contains("ListsOptics"))
    #expect(list("struct A { var x: Int; var next: [Self] }").contains("_x: Lens<A, Int>"))
  }

  @Test func withoutTheEmissionThereIsNoList() {
    #expect(!Generated("struct A { var x: Int }").text.contains("ListsOptics"))
  }

  @Test(arguments: [5, 6])
  func theListsOfHostileModelsCompile(languageMode: Int) throws {
    let compiler = try Compiler(modules: ["Optics", "OpticsCompletion"])
    let files = try Repository.swiftFiles(in: "Tests/HostileTests/Model")
    let sources = try files.map {
      SourceFile(path: $0.path, text: try String(contentsOf: $0, encoding: .utf8))
    }
    let output = Generator(emitting: [.lenses, .prisms, .completion]).generate(from: sources)
    let generated = URL.temporaryDirectory.appending(path: "lists-\(UUID().uuidString).swift")
    try #require(output.text).write(to: generated, atomically: true, encoding: .utf8)
    #expect(
      try compiler.complaints(about: files + [generated], languageMode: languageMode) == [])
    try FileManager.default.removeItem(at: generated)
    try compiler.remove()
  }
}
