import GeneratorTesting
import Testing

/// Tests what the command says of settings that have no effect, or mean something else.
@Suite struct ConfigurationMessageTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder([
      "M.swift": """
      struct A: Equatable { let n: Int; @Boxed var m: Int }
      struct B: Equatable { let n: Int }
      enum C: Equatable { case a(Int) }
      """
    ])
  }

  private func errors(_ file: String, _ arguments: String...) throws -> [Substring] {
    try folder.write("includes: M.swift\noutput: out.swift\n" + file, to: "c.yml")
    return try folder.run(["--config", "c.yml"] + arguments).errors.split(separator: "\n")
  }

  /// Each setting of an emission needs the emission.
  @Test func settingsOfEmissionsThatAreNotRequested() throws {
    let settings = [
      ("stub-name: \"*Mock\"", "stubs"), ("record-calls: true", "stubs"),
      ("shared-stubs: true", "stubs"), ("strict-stubs: Testing", "stubs"),
      ("builder-name: make", "builders"), ("builder-literals: true", "builders"),
      ("synthesized-laws: true", "laws"),
    ]
    for (line, emission) in settings {
      let key = line.split(separator: ":")[0]
      let message =
        "c.yml: warning: '\(key)' has no effect without '\(emission)'; add '\(emission)' to 'emit' "
        + "[unused-setting]"
      #expect(try errors("emit: lenses\n" + line).contains(Substring(message)), "\(line)")
      let known = try errors("emit: [\(emission), arbitrary]\n" + line)
      #expect(!known.contains { $0.contains("has no effect") }, "\(line)")
      #expect(try errors("quiet: true\nemit: lenses\n" + line) == [], "\(line)")
    }
  }

  @Test func namesThatNothingHas() throws {
    let warnings = try errors("wrappers: [Boxd, Boxed]\nmacros: Logged")
      .filter { $0.hasPrefix("lens-gen: warning: ") }
    let expected: [Substring] = [
      """
      lens-gen: warning: 'wrappers' lists 'Boxd', but no property has this attribute; did you mean \
      'Boxed'? [unused-wrapper]
      """,
      """
      lens-gen: warning: 'macros' lists 'Logged', but no type or initializer has this attribute \
      [unused-macro]
      """,
    ]
    #expect(warnings == expected)
    // The plugin may read one file for several targets.
    #expect(try !errors("wrappers: Boxd", "--notes").contains { $0.contains("'wrappers' lists") })
  }

  @Test func valuesOfTheWrongKind() throws {
    for (line, message) in [
      (
        "strict-stubs: true",
        "c.yml:3:15: error: 'true' is no test framework; write 'Testing' or 'XCTest' [configuration]"
      ),
      (
        "testables: M.swift",
        "c.yml:3:12: error: 'M.swift' is a file, not the name of a module [configuration]"
      ),
      (
        "supports: [M.swift]",
        "c.yml:3:12: error: 'M.swift' is a file, not the name of a module [configuration]"
      ),
    ] {
      #expect(try errors(line).contains { $0.hasSuffix(message) }, "\(line)")
    }
  }

  @Test func lawsWithoutValuesAreReportedOnce() throws {
    let found = try errors("emit: laws").filter { $0.contains("laws") }
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "no laws of 'B' and 1 others are checked, because nothing makes values of them; add "
          + "'arbitrary', as in '--emit arbitrary,laws' [laws-without-values]") == true)
  }

  /// SwiftPM asks the plugin again only if the manifest or the list of files changes.
  @Test func whatTheBuildHasReadBefore() throws {
    let read = [
      "--read", "includes=M.swift", "--read", "supports=", "--read", "testables=Model,Other",
    ]
    for (file, key) in [
      ("testables: [Model, Other]", nil), ("testables: Model", "testables"), ("", "testables"),
      ("testables: [Model, Other]\nsupports: Third", "supports"),
    ] as [(String, String?)] {
      try folder.write("includes: M.swift\n" + file, to: "c.yml")
      let result = try folder.run(["--config", "c.yml", "--testable", "Model", "M.swift"] + read)
      let found = result.errors.split(separator: "\n").filter { $0.contains("has changed") }
      let message = key.map {
        "c.yml: warning: '\($0)' has changed, and SwiftPM does not ask the plugin again; touch "
          + "Package.swift [unseen-change]"
      }
      #expect(found.map(String.init) == [message].compactMap(\.self), "\(file)")
    }
  }
}
