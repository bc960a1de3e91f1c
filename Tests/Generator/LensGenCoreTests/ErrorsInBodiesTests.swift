import LensGenCore
import SwiftReading
import Testing

/// Errors in the bodies of functions, which are left to the compiler.
@Suite struct ErrorsInBodiesTests {
  @Test func errorsInFunctionsAreLeftToTheCompiler() {
    let functions = [
      "func f() { let }", "func f(a: ) { 1 }", "func f() { ) }",
      "var a: Int { let }", "var a: Int { get { ] } set { } }", "deinit { let }",
      "subscript(i: Int) -> Int { get { let } }", "static func g() { struct { } }",
      "func f() { x = }", "var b = 1 { didSet { let } }",
    ]
    for function in functions {
      for kind in ["final class C", "extension Other"] {
        let output = output(
          "struct S { var x: Int }\n\(kind) { \(function) }\nenum E { case a(Int) }")
        #expect(!output.hasErrors, "\(function)")
        #expect(output.text?.contains("_a") == true && output.text?.contains("_x") == true)
      }
    }
  }

  /// A body that does not end where it seems to may contain the declarations that follow.
  @Test func otherErrorsAreReported() {
    let sources = [
      "struct { }", "func f() { let }\nstruct { }", "struct S { func f() { if x { }\nvar y: Int }",
      "func f() { if x {\nstruct S { var y: Int }", "struct S { func f() { } }\n}",
      "struct S { var a: Int\ninit() { let } }", "struct S { func f() { \"\"\"\n}\nvar y: Int }",
      "struct S { var a = { let } }", "struct S { func f( }",
      "class C { func f() { /* }\nvar y: Int }",
    ]
    for source in sources {
      #expect(output("struct R { var x: Int }\n" + source).text == nil, "\(source)")
    }
  }

  private func output(_ text: String) -> Generator.Output {
    Generator().generate(from: [SourceFile(path: "a.swift", text: text)])
  }
}
