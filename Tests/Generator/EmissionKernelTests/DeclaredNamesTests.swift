import EmissionKernel
import GeneratorTesting
import SwiftModule
import SwiftReading
import Testing

@testable import LensGenCore

/// The names that generated code declares, as they are planned and as they are read from a file.
///
/// If they differ, code that is there already is written again, or code that is not there is left out.
@Suite struct DeclaredNamesTests {
  /// Generates code, and returns its names in both ways.
  private func names(_ source: String, _ generator: Generator) throws -> (
    planned: DeclaredNames, read: DeclaredNames
  ) {
    let output = generator.generate(from: [SourceFile(path: "A.swift", text: source)])
    let text = try #require(output.text)
    let file = try #require(
      SourceSummary.generated(SourceFile(path: "A.generated.swift", text: text)).generated)
    let modules = generator.settings.ownModules + ["FactoryProvider"]
    return (output.declaredNames, DeclaredNames(readFrom: [file], in: modules))
  }

  @Test(
    arguments: [
      ("struct A { var x: Int; struct B { let y: Int } }; enum E { case a }", [.lenses, .prisms]),
      ("struct A<T> { var x: T; private var y: Int; lazy var z = 1 }", [.lenses]),
      ("struct A { var x: Int\n#if DEBUG\nvar y: Int\n#endif\n}", [.lenses]),
      ("enum E { case a(Int), b }; struct A { enum E { case c } }", [.cases]),
      ("indirect enum E { case a(E, E), b(Int) }", [.prisms, .children, .completion]),
      ("struct A { let x: Int; struct B { let y: Int } }; enum E { case a(A), b }", [.factories]),
      (
        "struct A: Fixturable { let x: Int; static let fixture = A(x: 1) }", [.builders, .fixtures]
      ),
      (
        "struct A<T> { let x: T }; extension A<Int>: Fixturable { static var fixture: A { A(x: 1) } }",
        [.fixtures]
      ),
      ("struct A { let x: Int }; enum E { case a(A), b }", [.arbitrary]),
      ("struct A: Equatable { var x: Int }", [.lenses, .arbitrary, .laws]),
      ("protocol P { func f() -> Int; var x: Int { get set } }", [.stubs]),
      ("enum N { protocol P { func f() } }", [.stubs]),
    ] as [(String, Set<Emission>)])
  func theyAreTheSame(source: String, emissions: Set<Emission>) throws {
    var generator = Generator(emitting: emissions)
    for modules in [[], ["Model"]] {
      generator.settings.testableImports = modules
      let names = try names(source, generator)
      #expect(!names.planned.isEmpty)
      #expect(names.planned == names.read)
    }
  }

  /// Text declares more than its name.
  @Test(
    arguments: [
      ("struct A { var x: Int; var b: B? }; struct B { var y: [Int]; let z: Int }", [.edits]),
      ("enum E { case a(Int), b(x: Int, F) }; enum F { case c(Int), d }", [.edits]),
      ("struct A<T> { var x: T; var y: [T] }; enum N { struct B { var a: A<Int> } }", [.edits]),
      ("protocol P { init(); static func f() }", [.stubs]),
    ] as [(String, Set<Emission>)])
  func thoseOfTextAreRead(source: String, emissions: Set<Emission>) throws {
    var generator = Generator(emitting: emissions)
    for modules in [[], ["Model"]] {
      generator.settings.testableImports = modules
      let names = try names(source, generator)
      var all = names.read
      all.formUnion(names.planned)
      #expect(!names.planned.isEmpty)
      #expect(all == names.read)
    }
  }
}
