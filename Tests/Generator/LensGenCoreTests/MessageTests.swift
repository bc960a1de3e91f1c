import Foundation
import GeneratorTesting
import SwiftReading
import Testing

/// Tests the ids of messages, their levels and their forms.
@Suite final class MessageTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder([
      "A.swift": """
      struct A {
        private let secret: Int
        lazy var late = 1
      }

      """
    ])
  }

  private func configure(_ lines: String...) throws {
    try folder.write(lines.joined(separator: "\n"), to: ".lens-gen.yml")
  }

  @Test func aMessageEndsWithItsID() throws {
    let errors = try folder.run(["A.swift"]).errors
    #expect(
      errors.contains("A.swift:2:15: warning: skipped 'A.secret': private [skipped-private]\n"))
    #expect(errors.contains(" [skipped-lazy]\n"))
  }

  @Test func idsAreWellFormedAndUnique() {
    let ids = MessageID.allCases.map(\.rawValue)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(id)") }
  }

  @Test func theConfigurationChangesTheLevel() throws {
    for (level, status, shown) in [
      ("ignore", Int32(0), nil), ("note", 0, "note"), ("warning", 0, "warning"),
      ("error", 1, "error"),
    ] {
      try configure("includes: A.swift", "messages:", "  skipped-private: \(level)")
      let result = try folder.run([])
      #expect(result.status == status, "\(level)")
      #expect(
        result.errors.contains("[skipped-private]") == (shown != nil)
          && result.errors.contains("\(shown ?? ""): skipped 'A.secret'") == (shown != nil),
        "\(level)")
      #expect(result.errors.contains("warning: skipped 'A.late'"), "\(level)")
    }
  }

  @Test func anIDCountsMoreThanABeginning() throws {
    try configure(
      "includes: A.swift", "messages:", "  skipped-lazy: warning", "  skipped-*: ignore")
    let errors = try folder.run([]).errors
    #expect(errors.contains("[skipped-lazy]") && !errors.contains("[skipped-private]"))
  }

  @Test func mistakesInLevelsAreErrors() throws {
    for (line, message) in [
      (
        "skipped-privat: ignore",
        "there is no message 'skipped-privat'; did you mean 'skipped-private'?"
      ),
      ("stub: ignore", "there is no message 'stub'; did you mean 'stub-*'?"),
      ("nonsense-*: ignore", "there is no message 'nonsense-*' ["),
      ("skipped-private: silent", "'silent' is no level of a message"),
      ("syntax: ignore", "'syntax' is always an error"),
    ] {
      try configure("includes: A.swift", "messages:", "  \(line)")
      let result = try folder.run([])
      #expect(result.status == 1 && result.errors.contains(message), "\(line): \(result.errors)")
    }
  }

  @Test func strictMakesWarningsErrors() throws {
    #expect(try folder.run(["A.swift"]).status == 0)
    let strict = try folder.run(["A.swift", "--strict"])
    #expect(strict.status == 1 && strict.errors.contains("error: skipped 'A.secret'"))
    try configure("includes: A.swift", "messages:", "  skipped-*: note")
    #expect(try folder.run(["--strict"]).status == 0)
  }

  @Test func workflowsGetTheirForm() throws {
    let errors = try folder.run(["A.swift", "--format", "github"]).errors
    #expect(
      errors.contains(
        "::warning file=A.swift,line=2,col=15,title=lens-gen%3A skipped-private::skipped 'A.secret': private\n"
      ), "\(errors)")
  }

  @Test func programsGetAnObjectOnEachLine() throws {
    let errors = try folder.run(["A.swift", "--format", "json", "-o", "Out.swift"]).errors
    let lines = errors.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["file"] as? String == "A.swift" && object["severity"] as? String == "warning")
      #expect((object["id"] as? String)?.hasPrefix("skipped-") == true && object["line"] is Int)
    }
  }

  /// Each format escapes it by its own rules.
  @Test func aLineBreakInANameEndsNoMessage() throws {
    let name = "a\n%.swift"
    try folder.write("struct B { private let x: Int }", to: name)
    func line(in format: String) throws -> Substring {
      let lines = try folder.run([name, "--format", format]).errors.split(separator: "\n")
      return try #require(lines.count == 1 ? lines.first : nil, "\(lines)")
    }
    #expect(try line(in: "text").hasPrefix("a\\n%.swift:1:24: warning: "))
    #expect(try line(in: "github").hasPrefix("::warning file=a%0A%25.swift,line=1,col=24,"))
    let object = try JSONSerialization.jsonObject(with: Data(line(in: "json").utf8))
    #expect((object as? [String: Any])?["file"] as? String == name)
  }

  @Test func aCheckDoesNotRepeatWhatWasSkipped() throws {
    #expect(try folder.run(["A.swift", "-o", "Out.swift"]).errors.contains("skipped"))
    let check = try folder.run(["A.swift", "-o", "Out.swift", "--check"])
    #expect(
      check.status == 0 && check.errors.contains("Out.swift is up to date"), "\(check.errors)")
    #expect(!check.errors.contains("skipped 'A.secret'"))
    #expect(try folder.run(["A.swift", "-o", "Out.swift", "--check", "--strict"]).status == 1)
  }

  @Test func thePageHasEachID() throws {
    let path = "Sources/Generator/LensGenCore/LensGenCore.docc/SkippedDeclarations.md"
    let page = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    for id in MessageID.allCases.map(\.rawValue) {
      #expect(
        page.contains("[\(id)]") || page.contains("`\(id)`"),
        "\(path) lacks '[\(id)]' after a message, or `\(id)`")
    }
  }
}
