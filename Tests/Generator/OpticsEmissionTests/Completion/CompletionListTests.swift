import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

@testable import SwiftReading

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

  @Test func theLibraryIsImportedPubliclyOnlyForPublicOptics() throws {
    for property in ["var n: Int", "public var n: Int"] {
      let source = "extension Bool { public struct Part { \(property) } }"
      let generator = Generator(emitting: [.lenses, .completion])
      let text = try #require(
        generator.generate(from: [SourceFile(path: "0.swift", text: source)]).text)
      #expect(text.contains("public import OpticsCompletion") == property.hasPrefix("public"))
      #expect(
        try Compiler.complaints(about: source, text, importing: ["Optics", "OpticsCompletion"])
          == [])
    }
  }

  @Test func aGenericTypeListsItsOpticsWithItsArguments() {
    #expect(
      list("enum Load<Value> { case done(Value) }") == """
        Load: ListsOptics {
          enum ListedOptics {
            var _done: Iso<Load<Value>, Value> { Load<Value>._done }
          }
        }
        """)
  }

  /// A list outside of the type does not see the members of the type.
  @Test func theListOfATypeInATypeOfAnotherModuleNamesItsPartsInFull() {
    let text = list(
      """
      extension Failure.Decoding {
        struct Document { let kind: Kind; var kinds: [Self.Kind: Int]; struct Kind: Hashable {} }
      }
      """)
    #expect(
      text.contains("var _kind: Lens<Failure.Decoding.Document, Failure.Decoding.Document.Kind>"))
  }

  @Test func aTypeInAGenericTypeOfAnotherModuleHasNoList() {
    for name in ["Array", "Task"] {
      #expect(list("extension \(name) { enum A { case a } }").contains("OpticsOf") == false)
    }
  }

  /// Both names are qualified, so that the compiler does not warn about an imported type.
  @Test func theListOfATestedTypeIsQualified() {
    var generator = Generator(emitting: [.lenses, .completion])
    generator.settings.testableImports = ["Model"]
    let text = Generated("struct User { enum Kind { case a }; var kind: Kind }", by: generator).text
    #expect(text.contains("extension Model.User: OpticsCompletion.ListsOptics {"))
    #expect(text.contains("var _kind: Lens<User, Kind> { User._kind }"))
  }

  /// The compiler warns about a public import that no conformance needs.
  @Test func theListOfATypeInATypeOfAnotherModuleNeedsNoPublicImport() {
    let source = SourceFile(
      path: "1.swift",
      text: "import Core\nextension Failure { public struct Document { public var page: Int } }")
    var generator = Generator(emitting: [.lenses, .completion])
    generator.settings.testableImports = ["Model"]
    let text = generator.generate(from: [source]).text ?? ""
    #expect(text.contains("extension OpticsOf where Whole == Failure.Document {"))
    #expect(text.contains("\nimport Core\n"), "\(text)")
  }

  /// The compiler warns about a package import that only a conformance needs.
  @Test func theListOfATypeOfThePackageNeedsNoPackageImport() {
    let source = SourceFile(path: "1.swift", text: "package struct A { package var x: Int }")
    let text = Generator(emitting: [.lenses, .completion]).generate(from: [source]).text ?? ""
    #expect(text.contains("\npackage import Optics\n"), "\(text)")
    #expect(text.contains("\nimport OpticsCompletion\n"), "\(text)")
  }

  @Test func opticsThatAListCannotNameAreLeftOut() {
    #expect(!list("struct A { var next: [Self] }").contains("ListsOptics"))
    #expect(!list("struct A<T: Equatable> { var value: T }").contains("ListsOptics"))
    #expect(!list("struct A { var x: Int; enum ListedOptics {} }").contains("ListsOptics"))
    #expect(list("struct A { var x: Int; var next: [Self] }").contains("_x: Lens<A, Int>"))
  }

  @Test func theListOfARecursiveTypeHasItsChildren() {
    let generator = Generator(emitting: [.lenses, .prisms, .children, .completion])
    let source = "public indirect enum Tree<Value> { case leaf(Value), pair(Tree, Tree) }"
    let text = Generated(source, by: generator).text
    #expect(
      text.contains(
        "    public var _children: Traversal<Tree<Value>, Tree<Value>> "
          + "{ Tree<Value>._children }\n"),
      "\(text)")
    #expect(text.contains("{ Tree<Value>._deep }\n"), "\(text)")
    #expect(!list(source).contains("_children"))
  }

  @Test func withoutTheEmissionThereIsNoList() {
    #expect(!Generated("struct A { var x: Int }").text.contains("ListsOptics"))
  }
}
