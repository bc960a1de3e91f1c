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

  /// Before a declaration, behind it on its line, or behind the brace of a type.
  @Test func whereAMarkStands() throws {
    let cases: [(String, Set<Mark>)] = [
      ("// lens-gen: skip\nlet a: B", [.skip]), ("let a: B // lens-gen: skip", [.skip]),
      ("/* lens-gen: skip */ let a: B", [.skip]), ("//lens-gen:skip because\nlet a: B", [.skip]),
      ("// lens-gen: skip\n// lens-gen: default 1\nlet a: B", [.skip, .default]),
      ("let a: B\n// lens-gen: skip\n", []), ("// See lens-gen: skip\nlet a: B", []),
    ]
    for (text, marks) in cases {
      #expect(try readProperty(text).marks == marks, "\(text)")
    }
    for text in ["// lens-gen: optics\nstruct A {}", "struct A { // lens-gen: optics\n}"] {
      #expect(try read(text).types.map(\.marks) == [[.optics]], "\(text)")
      #expect(try read(text).types.map(\.isRequested) == [true], "\(text)")
    }
    let members = try readMembers("// lens-gen: trust\n// lens-gen: build\ninit() {}")
    #expect(members.initializers.map(\.marks) == [[.trust, .build]])
    let builders = try read("enum A {\n// lens-gen: build\ncase b, c\n}").types[0].members.cases
    #expect(builders.map(\.marks) == [[.build], [.build]])
    // It may be for any of the names.
    #expect(try readMembers("let a: B,\n  c: D // lens-gen: skip").properties[0].marks == [])
  }

  @Test func expressionsOfDefaults() throws {
    let declarations = try read(
      """
      // lens-gen: default A(b: 1)
      struct A {
        let b: Int // lens-gen: default 20
        var c, d: Int // lens-gen: default f(1, 2)
      }
      // lens-gen: default P1()
      protocol P {}
      // lens-gen: default 3
      typealias Q = Int
      """)
    #expect(
      declarations.defaults == [
        "A": "A(b: 1)", "A.b": "20", "A.c": "f(1, 2)", "A.d": "f(1, 2)", "any P": "P1()", "Q": "3",
      ])
    #expect(declarations.warnings == [])
  }
}
