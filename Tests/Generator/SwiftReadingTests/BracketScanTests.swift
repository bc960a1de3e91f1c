import SwiftReading
import Testing

/// Brackets that the parser would take too long for, and others.
@Suite struct BracketScanTests {
  @Test func bracketsThatMayBeginTypesAreLimited() {
    let cases: [(String, Int)] = [
      ("[", 18), ("([", 18), ("[(", 18), ("[A: [", 9), ("(A, [", 18), ("A<B, [", 18), ("A<[", 18),
      ("[() -> [", 9), ("[\n", 18), ("[ // (\n", 18),
    ]
    for (text, count) in cases {
      #expect(problem(String(repeating: text, count: count - 1)) == nil, "\(text)")
      #expect(problem(String(repeating: text, count: count)) != nil, "\(text)")
    }
  }

  /// The parser looks ahead at each angle bracket, and from each `#if`.
  @Test func angleBracketsAndBlocksAreLimited() {
    for text in ["B<", "B <\n", "A, B<", "(B<", "#if X\n"] {
      #expect(problem(String(repeating: text, count: 250)) == nil, "\(text)")
      #expect(problem(String(repeating: text, count: 251)) != nil, "\(text)")
    }
  }

  @Test func comparisonsShiftsAndBlocksInARowAreNot() {
    for line in [
      "f(a < b)", "case .a: return a < b\n", "x = a<b", "case .a: if a < b {}", "b(c << d, e <= f)",
      "let a: B<() -> C>",
      "a<b>c", "#if X\n#endif", "// #if <", "\"#if <\"", "#iffy", "static func < (a: A, b: A) {}",
    ] {
      #expect(problem(String(repeating: line + "\n", count: 1_000)) == nil, "\(line)")
    }
  }

  /// The parser reads no bracket of them twice.
  @Test func nestedValuesAreNot() {
    let cases = [
      ("[1, ", "]"), ("[\"a\": ", "]"), ("[\"a\": [1, ", "]]"), ("a[", "]"), ("f([", "])"),
      ("[.a(b: [", "])]"), ("[{ [", "]}]"), ("[[1: [", "]]]"),
    ]
    for (opening, closing) in cases {
      let text =
        "let a = " + String(repeating: opening, count: 100) + "1"
        + String(repeating: closing, count: 100)
      #expect(problem(text) == nil, "\(text)")
    }
  }

  @Test func literalsAndCommentsHaveAnyNumber() {
    let many = String(repeating: "[", count: 100)
    for (opening, closing) in [
      ("\"", "\""), ("\"\"\"\n", "\n\"\"\""), ("#\"\" \\(", "\"#"),
      ("#\"\"\"\n\"\"\"\\(", "\"\"\"#"), ("// ", "\n"),
      ("/* ", "*/"), ("/\\/\\", "/"), ("\"\\(a(\"\"\"\n", "\n\"\"\"))\""),
    ] {
      #expect(problem("let a = \(opening)\(many)\(closing)") == nil, "\(opening)")
    }
  }

  /// What looks like a string or comment and is none hides nothing, and interpolations are code.
  @Test func whatIsCodeIsLimited() {
    let many = String(repeating: "[", count: 18)
    for opening in [
      "let a = \"\\(", "let a = \"\"\"\n\\(", "let a = #\"\\#(", "let a = \"\\(b(\"\"), ",
      "let a = /\"/; let b: ",
      "let a = /\"x/; let b = \"\"; let c: ", "let a = b / c; let d: ", "let a = \"\nlet b: ",
      "/* \" */ let a: ",
      "let a = \"\\(b)\"; let c: ", "let a = #\"\"# + \"\"; let b: ",
    ] {
      #expect(problem(opening + many) != nil, "\(opening)")
    }
  }

  /// Brackets may stay open where a literal is no valid one.
  @Test func bracketsInLiteralsAndCommentsDoNotAddUp() {
    for line in [
      "let r = /[\\[({]x/", "let s = \"({[\"", "// ({[", "f(\"[[[\")",
      "let s = \"\"\"\n({[\n\"\"\"",
      "let s = \"\\(f(\"[\"))\"", "/* ({[ */ let a = 1", "func f() { g(\"[([[[\") }",
    ] {
      #expect(problem(String(repeating: line + "\n", count: 300)) == nil, "\(line)")
    }
  }

  @Test func thePlaceIsThatOfTheFirstBracketTooMany() {
    let text = "let a = 1\n  é = x " + String(repeating: "[", count: 20)
    #expect(problem(text)?.position == Position(file: "a.swift", line: 2, column: 27))
  }

  private func problem(_ text: String) -> Diagnostic? {
    BracketScan.problem(in: SourceFile(path: "a.swift", text: text))
  }
}
