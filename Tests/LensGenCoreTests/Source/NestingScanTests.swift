import Testing

@testable import LensGenCore

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

  @Test func deepNesting() {
    let cases: [(String, Int)] = [
      ("(", 201), ("{", 201), ("[", 17), ("x<", 201), ("#if A\n", 201), ("a ", 102),
      ("([", 17), ("f(/{/, ", 201), ("f(\"}\", ", 201),
    ]
    for (text, count) in cases {
      #expect(place(String(repeating: text, count: count - 1)) == nil, "\(text)")
      #expect(place(String(repeating: text, count: count)) != nil, "\(text)")
    }
  }

  /// What the scanner is not certain of counts as code.
  @Test func deepNestingAfterWhatIsUncertain() {
    for text in ["\"\\(", "\"", "' '", "\"\"\"\n\\("] {
      #expect(place(text + String(repeating: "[", count: 17)) != nil, "\(text)")
      #expect(place(text + String(repeating: "f(", count: 201)) != nil, "\(text)")
    }
  }

  @Test func thePlaceIsThatOfTheFirstBracketTooMany() {
    let text = "let a = 1\n  x" + String(repeating: "[", count: 20)
    #expect(place(text) == Position(file: "a.swift", line: 2, column: 20))
  }

  private func place(_ text: String) -> Position? {
    NestingScan.firstTooDeep(in: SourceFile(path: "a.swift", text: text))
  }
}
