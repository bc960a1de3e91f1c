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
        "// lens-gen: biuld", "let x: Int",
        "the mark 'biuld' has no effect here; did you mean 'skip'?"
      ),
      (
        "// lens-gen: biuld", "init() {}",
        "the mark 'biuld' has no effect here; did you mean 'build'?"
      ),
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
        "// lens-gen: defualt 3", "let x: Int",
        "the mark 'defualt' has no effect here; did you mean 'default'?"
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

  @Test func aMarkBehindTheBraceIsForTheType() {
    #expect(
      messages(of: "struct A { // lens-gen: skpi\n  let x: Int\n}")
        == ["the mark 'skpi' has no effect here; did you mean 'skip'?"])
  }
}
