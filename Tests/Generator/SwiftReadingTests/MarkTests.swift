import SwiftReading
import Testing

/// Tests the comments that are marks.
@Suite struct MarkTests {
  private func messages(of text: String) -> [String] {
    SourceSummary(SourceFile(path: "A.swift", text: text)).declarations.warnings.map(\.message)
  }

  @Test func aMarkWithoutEffectIsReported() {
    for (comment, declaration, message) in [
      (
        "// lens-gen: build", "let x: Int",
        "the mark 'build' has no effect before a property; it goes before a case or an initializer"
      ),
      (
        "// lens-gen: optics", "func f() {}",
        "the mark 'optics' has no effect before a declaration of this kind; it goes before a type"
      ),
      (
        "/// lens-gen: build", "init() {}",
        "a mark has no effect in documentation; write '// lens-gen: build'"
      ),
      (
        "// lens-gen: default", "let x: Int",
        "the mark 'default' needs a Swift expression, as in '// lens-gen: default 20'"
      ),
      ("// lens-gen: default 3 +", "let x: Int", "not a Swift expression: '3 +'"),
    ] {
      let snippet = "struct A {\n  \(comment)\n  \(declaration)\n}"
      #expect(messages(of: snippet) == [message])
    }
    #expect(
      messages(of: "struct A {\n  /* lens-gen: build */\n  init() {}\n}") == [])
  }

  @Test(arguments: [
    ("biuld", "biuld"), ("defualt 3", "defualt"), ("Skip", "Skip"),
    ("leave this as it is", "leave"),
    ("skipped - a secret", "skipped"), ("", ""),
  ])
  func anUnknownMarkIsReported(text: String, word: String) {
    for declaration in ["let x: Int", "init() {}"] {
      #expect(
        messages(of: "struct A {\n  // lens-gen: \(text)\n  \(declaration)\n}")
          == [
            "unknown mark '\(word)'; the marks are 'optics', 'skip', 'stub', 'build', 'trust', 'default'"
          ])
    }
  }

  @Test func aMarkBehindTheBraceIsForTheType() {
    #expect(
      messages(of: "struct A { // lens-gen: build\n  let x: Int\n}")
        == ["the mark 'build' has no effect before a type; it goes before a case or an initializer"]
    )
  }
}
