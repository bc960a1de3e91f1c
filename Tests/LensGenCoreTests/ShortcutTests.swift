import Foundation
import LensGenCore
import OpticsLaws
import Testing

/// Checks that omitting function bodies before parsing does not change the output.
@Suite struct ShortcutTests {
  private let files: [String]

  init() throws {
    files = try ["Tests", "Sources", "Examples"].flatMap(Repository.swiftFiles(in:))
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test func allFilesOfThisPackageGiveTheSameOutput() {
    let sources = files.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let isSame =
      output(of: sources, readsBodies: false) == output(of: sources, readsBodies: true)
    #expect(isSame)
  }

  @Test func parsableMutantsGiveTheSameOutput() throws {
    var random = RandomSource(seed: 1)
    var compared = 0
    for _ in 0..<500 {
      let text = try #require(files.randomElement(using: &random)).mutated(using: &random)
      let sources = [SourceFile(path: "a.swift", text: text)]
      let whole = output(of: sources, readsBodies: true)
      if whole.hasErrors { continue }
      compared += 1
      let isSame = output(of: sources, readsBodies: false) == whole
      #expect(isSame, "\(text)")
    }
    #expect(compared > 100)
  }

  @Test func declarationsAroundBodiesStay() {
    for snippet in [
      "func f() -> String { \"}\" }",
      "func f() -> String { \"\\(g { \"}\" } + \"\\(1)\")}\" }",
      "func f() -> String {\n\"\"\"\n } \\(a(\"}\")) \"\" }\n\"\"\"\n}",
      "func f() { #\"}\\\"#; ##\"\"# } \\##(1)\"##; #\"\\#(x(\"\"))}\"# }",
      "func f() { /* } /* } */ } */ }\n// }",
      "func f() { a = b / c; d = e/f; // }\n }",
      "func f() { #/}\"\\/#/# ; x }",
      "func f(_ x: Int = { 1 }()) { }",
      "func `func`() { }\nfunc func1() { }",
      "func f() {\n#if A\n{ }\n#else\n{ { } }\n#endif\n}",
      "func f<T>(\n  a: T,\n  b: [Int] = [{ 1 }()]\n) async throws -> T\nwhere T: P {\n  a\n}; struct After { var x: Int }",
      "var a: Int { 1 }\nvar b: Int { get { 1 } set { b = 2 } }",
      "var c: Int {\n  @inlinable get { 1 }\n}",
      "var d: Int = 1 { willSet { f() } didSet { g() } }",
      "var e: Int = { 1 }() { didSet { f() } }\nvar f = g { 1 }",
      "var g: Bool {\n#if A\ntrue\n#else\nfalse\n#endif\n}",
      "var h: Int { /* none */ }\nvar i: Int { }",
      "var j: Int { mutating get async throws { 1 } }",
      "subscript(i: Int) -> Int { get { 1 } set(v) { } }\nsubscript(_: String) -> Int { 2 }",
      "init() { self.init() }\nconvenience init?(x: Int) { return nil }\ndeinit { x() }",
      "class func f() { }\nclass var g: Int { 1 }\nstatic func == (a: Self, b: Self) -> Bool { true }",
      "static func / (a: Self, b: Self) -> Self { a }\nprefix static func - (a: Self) -> Self { a }",
      "actor Inner { var x: Int { 1 }; func actor() { } }\nvar actor: Int { 1 }",
      "protocol P { func f(a: Int); var x: Int { get set }; init(); static func g() -> Self }",
      "#if compiler(>=99)\nfunc f() { new syntax }\nstruct S { var x: Int }\n#endif",
      "enum E { case a(Int), b, c(x: () -> Void = { }); var y: Int { 1 }; case d }",
      "struct G<let n: Int> { var x: Int; func f() { } }",
      "let k = 1, l: Int = 2\nstruct K { let a = [1: { 2 }]; var b: Int }",
      "// lens-gen: optics\nstruct M { func f() { } /* a */ var z: Int }\r\nstruct N { var x: Int }\r",
      "func f() { let `a {` = 1 }",
    ] {
      let text =
        "struct Before { var x: Int }\nclass C {\n\(snippet)\n}\nstruct After { let y: Int }"
      let sources = [SourceFile(path: "a.swift", text: text)]
      #expect(sources[0].withoutBodies != nil)
      #expect(output(of: sources, readsBodies: false) == output(of: sources, readsBodies: true))
    }
  }

  @Test func bodiesAreLeftOut() {
    for (text, expected) in [
      (
        "func f(a: Int) -> Int {\n  a\n  }; func g() { }",
        "func f()              {\n\n  }; func g() { }"
      ),
      ("var a: Int { 1 + 2 }", "var a: Int {0      }"),
      ("var a: Int { get { 1 } set { } }", "var a: Int { get {   } set { } }"),
      ("protocol P { func f(a: Int) }", "protocol P { func f(a: Int) }"),
      ("let a = { 1 }", "let a = { 1 }"),
      ("enum E { init(a: Int = f { 1 }) { x } }", "enum E { init(a: Int = f { 1 }) {   } }"),
      ("struct S { init() { x } }", "struct S { init() { x } }"),
      ("var a = 1 { didSet { x } }", "var a = 1 { didSet { x } }"),
      // Text that may be a regular expression, an unknown literal or an error.
      ("func f() { x = /{/ }", nil),
      ("func f() { 'a' }", nil),
      ("func f() { ( }", nil),
      ("func f() {", nil),
      ("func f { }", nil),
      ("}", nil),
    ] {
      #expect(SourceFile(path: "a.swift", text: text).withoutBodies?.text == expected)
    }
  }

  @Test func errorsInBodiesAreLeftToTheCompiler() {
    let source = SourceFile(
      path: "a.swift", text: "struct S { var x: Int; func f() { let } }\nstruct { }")
    #expect(
      Generator().generate(from: [source]).diagnostics.map(\.description)
        == ["a.swift:2:8: error: expected identifier in struct"])
  }

  private func output(of sources: [SourceFile], readsBodies: Bool) -> Generator.Output {
    Generator(emitting: Set(Emission.allCases))
      .generate(from: sources.map { SourceSummary($0, readsBodies: readsBodies) })
  }
}
