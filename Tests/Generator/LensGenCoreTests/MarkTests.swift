import GeneratorTesting
import LensGenCore
import Testing

@testable import SwiftReading

/// Marks do what they ask for, or a message says that they do not.
@Suite struct MarkTests {
  @Test(arguments: [
    "// lens-gen: skip because private", "// lens-gen: skip - a secret",
    "// lens-gen: skip: a secret", "// lens-gen: skip, a secret", "//lens-gen:skip (a secret)",
    "/* lens-gen: skip - a secret */", "// lens-gen: skip nobody may see it",
  ])
  func aReasonMayFollow(mark: String) {
    for declaration in ["\(mark)\n  let token: Int", "let token: Int  \(mark)"] {
      let generated = Generated("struct A {\n  var x: Int\n  \(declaration)\n}")
      #expect(generated.messages == [] && !generated.text.contains("_token"), "\(declaration)")
    }
    let type = Generated("\(mark)\nstruct A {\n  var x: Int\n}")
    #expect(type.messages == [] && type.text == "")
  }

  @Test func aReasonMayFollowEachMark() {
    let generated = Generated(
      """
      // lens-gen: optics - asked for by the tests
      enum A {
        // lens-gen: build because tests need one
        case x(Int)
      }
      """, by: Generator(emitting: [.builders]))
    #expect(generated.messages == [] && generated.text.contains("static func build"))
  }

  @Test(arguments: [
    "lens-gen skips this", "Lens-gen: skip", "lens-gen optics are enough here",
    "see lens-gen: skip",
    "lens-gen skip", "lens-gen : skip", "lens-gen",
  ])
  func anotherCommentIsNoMark(comment: String) {
    let generated = Generated("struct A {\n  // \(comment)\n  var x: Int\n}")
    #expect(generated.messages == [] && generated.text.contains("_x"))
  }

  @Test(arguments: [
    "struct A {\n  let a: Int,  // MARK\n    b: Int\n}",
    "struct A {\n  let a: Int,\n    b: Int  // MARK\n}",
    "struct A {\n  let a: Int,\n    // MARK\n    b: Int\n}",
    "struct A {\n  let a: Int\n  init(\n    a: Int  // MARK\n  ) { self.a = a }\n}",
    "struct A {\n  let a: Int\n  init(a: Int) { self.a = a }  // MARK\n}",
    "enum A {\n  case a(\n    b: Int,  // MARK\n    c: Int)\n}",
    "enum A {\n  case a(Int),  // MARK\n    b\n}",
    "enum A {\n  case a,\n    b(Int)  // MARK\n}",
    "struct A {\n  let a: Int\n  // MARK\n}", "struct A {\n  let a: Int\n}  // MARK",
    "// MARK\nimport Other", "// MARK\nlet a = 1", "func f(\n  a: Int  // MARK\n)", "// MARK",
    "struct A {\n  let a: Int\n}\n// MARK", "// MARK\n#if DEBUG\nstruct A {}\n#endif",
    "struct A {\n  #if DEBUG\n  var a: Int\n  // MARK\n  #endif\n}",
    "protocol P {\n  // MARK\n  subscript(a: Int) -> Int { get }\n}",
  ])
  func aMarkElsewhereIsReported(source: String) {
    for (mark, places) in [
      ("default 20", "'default' has no effect here; it goes before a type or a property"),
      ("skip", "'skip' has no effect here; it goes before a type or a property or a case"),
    ] {
      let text = source.replacing("MARK", with: "lens-gen: \(mark)")
      let messages = Generator(emitting: [.factories])
        .generate(from: [SourceFile(path: "A.swift", text: text)]).diagnostics
        .map(\.message).filter { $0.hasPrefix("the mark ") }
      #expect(messages == ["the mark \(places)"], "\(text)")
    }
  }

  @Test func aMarkInABodyIsOfNoConcern() {
    let text =
      """
      struct A {
        let a: Int
        init(a: Int) {
          // lens-gen: skip
          self.a = a
        }
        func f(
          b: Int  // lens-gen: skip
        ) {
          // lens-gen: skip
        }
        var c: Int {
          // lens-gen: skip
          1
        }
        subscript(b: Int) -> Int {
          get { 0 /* lens-gen: skip */ }
          // lens-gen: skip
          set {}
        }
        var d: Int { 2 }
        deinit { /* lens-gen: skip */ }
      }
      """
    #expect(Generator().generate(from: [SourceFile(path: "A.swift", text: text)]).diagnostics == [])
  }

  @Test func aMarkBesideTwoPropertiesOnALineIsForBoth() {
    let generated = Generated("struct A {\n  var a: Int, b: Int  // lens-gen: skip\n}")
    #expect(generated.messages == [] && generated.text == "")
  }
}
