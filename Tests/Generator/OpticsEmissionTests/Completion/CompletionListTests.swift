import EmissionKernel
import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

@testable import SwiftReading

/// Tests the lists of optics that code completion offers after dots.
@Suite struct CompletionListTests {
  private func generated(_ text: String) -> Generated {
    Generated(text, by: Generator(emitting: [.lenses, .prisms, .completion]))
  }

  private func list(_ text: String) -> [GeneratedDeclaration]? {
    generated(text)["ListedOptics"]?.members
  }

  @Test func aTypeListsItsOptics() {
    let generated = generated("public struct User { public var age: Int; var name: String }")
    #expect(
      generated.text.hasSuffix(
        """


        extension User: ListsOptics {
          public enum ListedOptics {
            public var _age: Lens<User, Int> { User._age }
            var _name: Lens<User, String> { User._name }
          }
        }
        """))
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
    let list = list("enum Load<Value> { case done(Value) }")
    #expect(list?.heads == ["var _done: Iso<Load<Value>, Value>"])
    #expect(list?.map(\.code) == [["Load<Value>._done"]])
  }

  /// A list outside of the type does not see the members of the type.
  @Test func theListOfATypeInATypeOfAnotherModuleNamesItsPartsInFull() {
    let generated = generated(
      """
      extension Failure.Decoding {
        struct Document { let kind: Kind; var kinds: [Self.Kind: Int]; struct Kind: Hashable {} }
      }
      """)
    #expect(
      generated[in: "OpticsOf where Whole == Failure.Decoding.Document"].heads.first
        == "var _kind: Lens<Failure.Decoding.Document, Failure.Decoding.Document.Kind>")
  }

  @Test func aTypeInAGenericTypeOfAnotherModuleHasNoList() {
    for name in ["Array", "Task"] {
      #expect(
        generated("extension \(name) { enum A { case a } }").extensions.heads == ["\(name).A"])
    }
  }

  /// Both names are qualified, so that the compiler does not warn about an imported type.
  @Test func theListOfATestedTypeIsQualified() {
    var generator = Generator(emitting: [.lenses, .completion])
    generator.settings.testableImports = ["Model"]
    let generated = Generated("struct User { enum Kind { case a }; var kind: Kind }", by: generator)
    let list = generated[in: "Model.User: OpticsCompletion.ListsOptics"].first?.members
    #expect(list?.heads == ["var _kind: Lens<User, Kind>"])
    #expect(list?.map(\.code) == [["User._kind"]])
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
    for none in [
      "struct A { var next: [Self] }", "struct A<T: Equatable> { var value: T }",
      "struct A { var x: Int; enum ListedOptics {} }",
    ] {
      #expect(generated(none).extensions.count == 1, "\(none)")
    }
    #expect(
      list("struct A { var x: Int; var next: [Self] }")?.heads == ["var _x: Lens<A, Int>"])
  }

  @Test func theListOfARecursiveTypeHasItsChildren() {
    let generator = Generator(emitting: [.lenses, .prisms, .children, .completion])
    let source = "public indirect enum Tree<Value> { case leaf(Value), pair(Tree, Tree) }"
    let list = Generated(source, by: generator)["ListedOptics"]?.members.filter {
      ["_children", "_deep"].contains($0.name.text)
    }
    #expect(
      list?.heads
        == ["_children", "_deep"].map { "var \($0): Traversal<Tree<Value>, Tree<Value>>" })
    #expect(list?.map(\.code) == [["Tree<Value>._children"], ["Tree<Value>._deep"]])
    #expect(list?.map(\.access) == [.public, .public])
    #expect(self.list(source)?.names == ["_leaf", "_pair"])
  }

  @Test func withoutTheEmissionThereIsNoList() {
    #expect(Generated("struct A { var x: Int }").extensions.heads == ["A"])
  }
}
