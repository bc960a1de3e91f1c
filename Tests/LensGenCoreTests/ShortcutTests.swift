@testable import SwiftReading
import Foundation
import GeneratorTesting
import LensGenCore
import OpticsLaws
import Testing

/// Checks that omitting function bodies before parsing does not change the output.
@Suite struct ShortcutTests {
  let files: [String]

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
      ("func f() { x = /{/ }", "func f() {         }"),
      (
        "func f() { x = /\"}/ }; func g() { #/\n } \" /\n/# }",
        "func f() {          }; func g() {\n\n   }"
      ),
      ("struct S { init() { x } }", "struct S { init() { x } }"),
      ("struct S { init(b: Int) { self.a = b } }", "struct S { init(b: Int) {            } }"),
      ("struct S { init() { self.a = self } }", "struct S { init() { self.a = self } }"),
      ("var a = 1 { didSet { x } }", "var a = 1 { didSet { x } }"),
      // Text that may be a regular expression, an unknown literal or an error.
      ("func f() { return / {/ }", nil),
      ("func f() { 'a' }", nil),
      ("func f() { ( }", nil),
      ("func f() {", nil),
      ("func f { }", nil),
      ("}", nil),
    ] {
      #expect(SourceFile(path: "a.swift", text: text).withoutBodies?.file.text == expected)
    }
  }

  @Test func errorsInBodiesAreLeftToTheCompiler() {
    let source = SourceFile(
      path: "a.swift", text: "struct S { var x: Int; func f() { let } }\nstruct { }")
    #expect(
      Generator().generate(from: [source]).diagnostics.map(\.description)
        == ["a.swift:2:8: error: expected identifier in struct"])
  }

  /// Files of regular expressions with quotes and brackets, among other literals and operators.
  @Test func regularExpressionsGiveTheSameOutput() {
    var random = RandomSource(seed: 3)
    var statements: [String] = []
    for _ in 0..<800 {
      let statement = Self.statement(using: &random)
      let file = Self.file(around: [statement])
      let whole = lenses(of: file, readsBodies: true)
      if whole.hasErrors { continue }
      statements.append(statement)
      let isSame = lenses(of: file, readsBodies: false) == whole
      #expect(isSame, "\(file.text)")
    }
    #expect(statements.count > 200)
    let files = (0..<20).map { _ in
      Self.file(around: (0..<30).map { _ in statements.randomElement(using: &random) ?? "" })
    }
    for file in files {
      let isSame = lenses(of: file, readsBodies: false) == lenses(of: file, readsBodies: true)
      #expect(isSame, "\(file.text)")
    }
    #expect(files.filter { !lenses(of: $0, readsBodies: true).hasErrors }.count > 10)
    #expect(files.filter { $0.withoutBodies != nil }.count > 5)
  }

  private func lenses(of file: SourceFile, readsBodies: Bool) -> Generator.Output {
    Generator().generate(from: [SourceSummary(file, readsBodies: readsBodies)])
  }

  private static func file(around statements: [String]) -> SourceFile {
    let text = """
      struct Before { var x: Int }
      struct S {
        let a: Int
        init(a: Int) {
      \(statements.joined(separator: "\n"))
        }
        func f() -> Bool {
      \(statements.reversed().joined(separator: "\n"))
        }
        var b: String
      }
      struct After { let y: Int }
      """
    return SourceFile(path: "a.swift", text: text)
  }

  private static func statement(using random: inout RandomSource) -> String {
    let places = [
      "let r = @", "f(@)", "f(x, @)", "[@, y]", "x = y @", "return @", "_ = !@", "x.y(@).z",
      "g { @ }",
      "if @ ~= x { }", "\"a \\(f(@)) b\"", "x = a / b; f(@)", "x = a/b // @", "/* @ */ x = @",
      "f(@, @)", "x ? @ : @", "#\"@\"#",
    ]
    let pieces = [
      "a", "{", "}", "\"", "\\/", "\\\\", "[", "]", "[^}]", "(", ")", "(x)", " ", "#", "/", "*",
      "'", "`", "\\(",
      "{2}", "+", "?", "//",
    ]
    let pattern = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
    let literal =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: "#/\(pattern)/#"
      case 1: "##/\(pattern)/##"
      case 2: "#/\n\(pattern)\n/#"
      default: "/\(pattern)/"
      }
    let place = places.randomElement(using: &random) ?? ""
    return place.split(separator: "@", omittingEmptySubsequences: false).joined(separator: literal)
  }

  func output(of sources: [SourceFile], readsBodies: Bool) -> Generator.Output {
    Generator(emitting: Set(Emission.allCases))
      .generate(from: sources.map { SourceSummary($0, readsBodies: readsBodies) })
  }
}
