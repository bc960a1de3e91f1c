@testable import SwiftReading
import SwiftParser
import SwiftSyntax
import Testing

/// Where tokens and literals end, as far as the scanner can tell.
@Suite struct CodeScannerTests {
  @Test func tokens() {
    #expect(
      tokens(of: "a.b(/{/) => `c d` // e") == ["a", ".", "b", "(", "/{/", ")", "=>", "`c d`"])
  }

  @Test func regularExpressions() {
    let cases: [(String, String)] = [
      // At the beginning of a value, a slash begins a regular expression if one ends on the line.
      ("let r = /[a-z{\"]+\\/[^}]*/", "/[a-z{\"]+\\/[^}]*/"),
      ("f(/{/)", "/{/"),
      ("[/a\"/, 1]", "/a\"/"),
      ("x ? /{/ : y", "/{/"),
      ("return /{\\/}/", "/{\\/}/"),
      ("a = !/{/", "!/{/"),
      ("x = y /{/ z", "/{/"),
      ("r = /\\ {\\ /", "/\\ {\\ /"),
      ("if /(?<n>{)/ ~= x", "/(?<n>{)/"),
      ("r = /[)(]{/", "/[)(]{/"),
      ("r = /(\\){)/", "/(\\){)/"),
      ("r = /*c*//{/", "/{/"),
      // With pounds it does not have to be certain that it is one.
      ("r = #/a/b{\"/#", "#/a/b{\"/#"),
      ("r = ##/ a/# { /##", "##/ a/# { /##"),
      ("r = #/\n { # \" /\n /#", "#/\n { # \" /\n /#"),
      ("r = #/  \n \\/# }\n/#", "#/  \n \\/# }\n/#"),
    ]
    for (text, expected) in cases {
      #expect(literals(of: text) == [expected], "\(text)")
      #expect(literals(of: text + "\n}") == [expected], "\(text)")
      #expect(parserSeesRegularExpression(in: text), "\(text)")
    }
  }

  @Test func operators() {
    let cases: [String] = [
      "a / b / c", "a/b/c", "(a)/b / c", "a[0] / b / 2", "\"\" / b / c", "a! / b / c", "a? / b / c",
      "1 / (2 + 3) / (4)", "reduce(1, /) / 2", "f(/, /)", "f( / , 2)", "x = y / 2 // {",
      "x = y / 2 /* / */", "func / (a: Int) /", "operator /^/", "a /= b /= c", "a +/ b", "a / b)/",
      "r = /a /", "r = /a\n/", "r = /a", "r = /a)/", "`a` / b / c", "a // b / c",
      "a */ b /", "a /*/ { /*/ */ */ b", "#line / 2 / 3", "a.b / c.d / 2", "$0 / $1 / 2",
      "é/a/b", "x = /a\\\n/",
    ]
    for text in cases {
      #expect(literals(of: text)?.filter { $0 != "\"\"" } ?? [] == [], "\(text)")
      #expect(!parserSeesRegularExpression(in: text), "\(text)")
    }
  }

  @Test func strings() {
    let cases: [(String, [String])] = [
      ("#\"\"\"#", ["#\"\"\"#"]), ("#\"\"\" {\"# }", ["#\"\"\" {\"#"]),
      ("#\"\"\"\n{\"#\"\n\"\"\"#", ["#\"\"\"\n{\"#\"\n\"\"\"#"]),
      ("\"\"\"\n{\"\" \\(\"}\")\n\"\"\"", ["\"\"\"\n{\"\" \\(\"}\")\n\"\"\""]),
      ("##\"\\#(\"##", ["##\"\\#(\"##"]), ("\"\\(/\"{/)\"", ["\"\\(/\"{/)\""]),
      ("#\"\\#(#/\"/#)\"#", ["#\"\\#(#/\"/#)\"#"]),
    ]
    for (text, expected) in cases {
      #expect(literals(of: text) == expected, "\(text)")
    }
  }

  @Test func uncertainText() {
    let cases: [String] = [
      "'a'", "\"a", "\"\"\"a\"\"\"", "/* a", "`a", "#/a", "x = y \u{D7}/a/ b", "[0.../a/]",
      "return / a / b", "try? / a/", "\"\\(f(]\"", "x = / a/", "\"a\\\nb\"",
      String(repeating: "\"\\(", count: 30) + String(repeating: ")\"", count: 30),
      "\"\\(" + String(repeating: "[", count: 20) + String(repeating: "]", count: 20) + ")\"",
      "\"\\(" + String(repeating: "(", count: 110) + String(repeating: ")", count: 110) + ")\"",
    ]
    for text in cases {
      #expect(tokens(of: text) == nil, "\(text)")
    }
  }

  private func parserSeesRegularExpression(in text: String) -> Bool {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .regexSlash
    }
  }

  private func literals(of text: String) -> [String]? {
    pieces(of: text)?.filter(\.isLiteral).map(\.text)
  }

  private func tokens(of text: String) -> [String]? {
    pieces(of: text)?.map(\.text)
  }

  private func pieces(of text: String) -> [(text: String, isLiteral: Bool)]? {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = CodeScanner(bytes)
      var pieces: [(text: String, isLiteral: Bool)] = []
      do {
        while try scanner.next() != nil {
          pieces.append((String(decoding: bytes[scanner.token], as: UTF8.self), scanner.isLiteral))
        }
        return pieces
      } catch {
        return nil
      }
    }
  }
}
