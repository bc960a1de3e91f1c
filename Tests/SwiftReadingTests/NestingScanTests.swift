@testable import SwiftReading
import Testing

/// What is nested too deeply to be parsed, and what only looks like it.
@Suite struct NestingScanTests {
  @Test func manyOfThemAreNotDeep() {
    let cases: [String] =
      [
        "{\"", "(", "[", "{ [(",
      ].map { "let r = /[\($0)]x/\n" } + [
        "let r = /[a-z{\"]+\\/[^}]*/\n", "let r = #/ ({[\" /#\n", "let r = #/\n  ({[\"\n/#\n",
        "let s = \"({[\"\n", "let s = \"\"\"\n({[\"\n\"\"\"\n", "let s = #\"({[\"\\\"#\n",
        "let s = #\"\"\"({[\"\"\"#\n", "// ({[\n", "/* ({[ /* ( */ ({[ */\n", "let `({[` = 1\n",
        "let s = \"\\(f(\"({[\"))\"\n", "x = f({ [1] }, [2], ())\n", "let a: A<B<C>> = d < e\n",
        "#if A\n#endif\n", "let r = /({[\"\\/\\)}\\]]/ ; let s = \"(\"\n",
      ]
    for line in cases {
      #expect(place(String(repeating: line, count: 300)) == nil, "\(line)")
    }
  }

  /// Valid code, however long it is.
  @Test func comparisonsAndShiftsAreNotNested() {
    let cases = [
      ("let a = [", "1 << 0,\n", "]"), ("func f() {\n", "if i < j { g() }\n", "}"),
      ("func f() {\n", "x = i < j\n", "}"), ("func f() {\n", "while i<j { }\n", "}"),
      ("func f() {\n", "g(i < j)\n", "}"), ("func f() {\n", "i <<= 1\n", "}"),
      ("func f() {\n", "guard i < j else { return }\n", "}"), ("func f() {\n", "g(i < j)\n", "}"),
    ]
    for (start, line, end) in cases {
      #expect(place(start + String(repeating: line, count: 3000) + end) == nil, "\(line)")
    }
  }

  @Test func deepNesting() {
    let cases: [(String, Int)] = [
      ("(", 201), ("{", 201), ("[", 18), ("x<", 201), ("#if A\n", 201), ("a ", 102),
      ("([", 18), ("[(", 18), ("[A: [", 9), ("(A, [", 18), ("A<B, [", 18), ("[() -> [", 9),
      ("f(/{/, ", 201), ("f(\"}\", ", 201),
    ]
    for (text, count) in cases {
      #expect(place(String(repeating: text, count: count - 1)) == nil, "\(text)")
      #expect(place(String(repeating: text, count: count)) != nil, "\(text)")
    }
  }

  /// The parser reads no bracket of them twice, unlike those that may all be in one type.
  @Test func nestedValuesAreNotDeep() {
    let cases = [
      ("[1, ", "]"), ("[a, ", "]"), ("[\"a\": ", "]"), ("[\"a\": [1, ", "]]"), ("a[", "]"),
      ("f([", "])"),
      ("[.a(b: [", "])]"), ("[{ [", "]}]"), ("[x + [", "]]"), ("[[1: [", "]]]"), ("[f(a, [", "])]"),
    ]
    for (opening, closing) in cases {
      for start in ["let a = ", "let a: [[A]] = ", "struct A { var a = "] {
        let text =
          start + String(repeating: opening, count: 30) + "1"
          + String(repeating: closing, count: 30)
        #expect(place(text) == nil, "\(text)")
      }
    }
    let rows = Array(
      repeating: String(repeating: "[", count: 17) + String(repeating: "]", count: 17), count: 9)
    #expect(place("let a = [\(rows.joined(separator: ", ")), [1]]") != nil)
    #expect(place("let a = [1, \(rows.joined(separator: ", "))]") == nil)
  }

  @Test func longChains() {
    let links = [
      "?", "!", ".Type", ".A", "\n.A", ".A<B>", "?.A", "/**/.A", ".`A`", "[0].a", ".a()", " & P",
      "?.Type", ".a {} ",
    ]
    let cases =
      links.map { ("let a: A", $0) }
      + [
        "() -> ", "()->", "()\n->\n", "() async -> ", "(A, B<C>) async throws -> ",
        "() throws(E) -> ", "@A () -> ", "@A ", "@A(1) ", "~ ",
      ].map { ("let a: ", $0) }
    for (start, link) in cases {
      #expect(place(start + String(repeating: link, count: 200)) == nil, "\(link)")
      #expect(place(start + String(repeating: link, count: 1001)) != nil, "\(link)")
    }
  }

  @Test func whatFollowsAnOperandBeginsAnotherChain() {
    let lines = [
      "var a: Int?\n", "@A var a: B.C?\n", "a?.b!.c()\n", "f(a.b, .c)\n", "case .a: .b\n",
      "let f: () -> () -> Int\n", "let a = b.c ?? d.e\n", "case a(A?)\n", "x.y {}\nx.z {}\n",
      "#if a.b\n#endif\n",
    ]
    for line in lines { #expect(place(String(repeating: line, count: 2000)) == nil, "\(line)") }
  }

  @Test func aFewWordsWithoutEnd() {
    for words in ["try ", "try await ", "any some ", "inout borrowing sending ", "try\nif\n"] {
      #expect(place(String(repeating: words, count: 102)) != nil, "\(words)")
    }
    let cases = (0..<300).map { "case a\($0)\n" }.joined()
    #expect(place("enum A { \(cases) }") == nil)
  }

  /// What the scanner is not certain of counts as code.
  @Test func deepNestingAfterWhatIsUncertain() {
    for text in ["\"\\(", "\"", "' '", "\"\"\"\n\\("] {
      #expect(place(text + String(repeating: "[", count: 18)) != nil, "\(text)")
      #expect(place(text + String(repeating: "f(", count: 201)) != nil, "\(text)")
    }
  }

  @Test func thePlaceIsThatOfTheFirstBracketTooMany() {
    let text = "let a = 1\n  x" + String(repeating: "[", count: 20)
    #expect(place(text) == Position(file: "a.swift", line: 2, column: 21))
  }

  private func place(_ text: String) -> Position? {
    NestingScan.firstTooDeep(in: SourceFile(path: "a.swift", text: text))
  }
}
