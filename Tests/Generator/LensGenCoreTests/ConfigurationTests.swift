import LensGenCore
import OpticsEmission
import SwiftModule
import Testing

@testable import EmissionKernel
@testable import SwiftReading
@testable import TestDataEmission

/// Tests configuration files: their values and their errors.
@Suite struct ConfigurationTests {
  @Test func theFileOfTheTalk() throws {
    let configuration = try Configuration(
      text: """
        includes: # 生成対象
          - Input/SubInput1
          - Input/SubInput2/Source.swift
        excludes: # 例外
          - Input/SubInput1/SubSubInput
          - Input/SubInput2/Source.swift
        testables: # テスト対象のターゲット
          - target1
          - target2
        output: output/Factories.generated.swift # 自動生成されたコードのパス
        """, path: "c.yml")
    var expected = Configuration()
    expected.includes = ["Input/SubInput1", "Input/SubInput2/Source.swift"]
    expected.excludes = ["Input/SubInput1/SubSubInput", "Input/SubInput2/Source.swift"]
    expected.generator.settings.testableImports = ["target1", "target2"]
    expected.outputs = ["output/Factories.generated.swift"]
    expected.writtenKeys = ["includes", "excludes", "testables", "output"]
    #expect(configuration == expected)
  }

  @Test func manyKeys() throws {
    let configuration = try Configuration(
      text: """
        ---
        # Where from
        "includes": 'it''s here'
        excludes:
        - "**/*.generated.swift"
        output:
            - A.swift
            - "a \\"b\\" \\\\.swift"   # two
        emit: lenses, prisms
        imports: [Model.Types, "Other" , Third]  # three
        only-annotated: true
        main-actor-by-default: true
        wrappers: [Boxed, Tools.Kept]
        unavailable-optics: true
        macros: Logged
        builder-name: make
        builder-literals: true
        quiet: false
        defaults:
          Date: Date(timeIntervalSince1970:0)
          "[Int]": '[1, 2]'
        """, path: "c.yml")
    var expected = Configuration()
    expected.includes = ["it's here"]
    expected.excludes = ["**/*.generated.swift"]
    expected.outputs = ["A.swift", "a \"b\" \\.swift"]
    expected.generator.emissions = [.lenses, .prisms]
    expected.generator.settings.imports = ["Model.Types", "Other", "Third"]
    expected.generator.settings.onlyAnnotated = true
    expected.generator.settings.isMainActorByDefault = true
    expected.generator.settings.wrappers = ["Boxed", "Tools.Kept"]
    expected.generator.unavailableOptics.areDeclared = true
    expected.generator.settings.macros = ["Logged"]
    expected.generator.builders.name = "make"
    expected.generator.builders.useLiterals = true
    expected.isQuiet = false
    expected.writtenKeys = [
      "includes", "excludes", "output", "emit", "imports", "only-annotated",
      "main-actor-by-default", "wrappers", "unavailable-optics", "macros", "builder-name",
      "builder-literals", "quiet", "defaults",
    ]
    expected.generator.settings.defaults = [
      "Date": Settings.Default(
        "Date(timeIntervalSince1970:0)", at: Position(file: "c.yml", line: 20, column: 9)),
      "[Int]": Settings.Default("[1, 2]", at: Position(file: "c.yml", line: 21, column: 12)),
    ]
    #expect(configuration == expected)
  }

  @Test func stringsInQuotes() throws {
    let cases: [(String, String)] = [
      ("\"a \\\"b\\\" \\\\\"", "a \"b\" \\"), ("'\\x41'", "\\x41"),
      ("'it''s # no comment'", "it's # no comment"),
      ("'''a'''", "'a'"), ("\" a # b\"", " a # b"),
    ]
    for (written, read) in cases {
      let configuration = try Configuration(
        text: "output: \(written)\nincludes:\n- \(written) # c\nemit: laws", path: "c.yml")
      #expect(configuration.outputs == [read], "\(written)")
      #expect(configuration.includes == [read], "\(written)")
      #expect(configuration.generator.emissions == [.laws], "\(written)")
    }
  }

  @Test func mistakes() throws {
    for (text, message) in [
      ("", "1:1: error: the file contains no 'key: value'"),
      ("# nothing", "1:1: error: the file contains no 'key: value'"),
      ("include: a", "1:1: error: unknown key 'include'; did you mean 'includes'?"),
      ("output: a\noutput: b", "2:1: error: duplicate key 'output'"),
      ("emit: lensse", "1:7: error: cannot emit 'lensse'; did you mean 'lenses'?"),
      ("includes:", "1:10: error: a value is missing"),
      ("includes:\n  -", "2:4: error: a value is missing"),
      ("includes:\n  - a\n   - b", "3:4: error: indented by 3, the line before by 2"),
      ("includes:\n  - a\n b: c", "3:2: error: indented by 1, the line before by 2"),
      ("  includes: a", "1:3: error: unexpected indentation"),
      ("true: A", "1:1: error: a key cannot be 'true' or 'false'"),
      ("- a", "1:1: error: a list needs a key before it: 'key:'"),
      ("includes:\n  - - a", "2:5: error: YAML may read '- a' as something else"),
      ("includes:\n  - [a]", "2:5: error: YAML may read '[a]' as something else"),
      ("includes:\n  - a: b", "2:6: error: ': ' within a value; put quotes around the value"),
      ("includes:a", "1:1: error: expected a space after the ':' of the key"),
      ("includes : a", "1:9: error: unexpected space before the ':' of the key"),
      ("includes", "1:1: error: expected 'key: value'"),
      ("output: a\n  b", "2:3: error: unexpected indentation"),
      ("output:\n  a\n  b", "2:3: error: expected 'key: value'"),
      ("output: yes", "1:9: error: YAML may read 'yes' as 'true' or 'false'; write one of"),
      ("output: NULL", "1:9: error: YAML may read 'NULL' as something else; put quotes around it"),
      ("output: 12", "1:9: error: YAML may read '12' as something else; put quotes around it"),
      ("output: .5", "1:9: error: YAML may read '.5' as something else; put quotes around it"),
      ("output: ~", "1:9: error: YAML may read '~' as something else; put quotes around it"),
      ("output: *a", "1:9: error: YAML may read '*a' as something else"),
      ("output: [a, b", "1:14: error: the closing ']' is missing on this line"),
      ("output: [a,\n  b]", "1:12: error: the closing ']' is missing on this line"),
      ("output: []", "1:10: error: a value is missing"),
      ("output: [a, ]", "1:13: error: a value is missing"),
      ("output: [a:b]", "1:11: error: expected ',' or ']'; a value that contains one of ,:?[]{}"),
      ("output: ['a' b]", "1:14: error: expected ',' or ']'"),
      ("output: [a, [b]]", "1:13: error: YAML may read '[b]]' as something else"),
      ("output: [*.swift]", "1:10: error: YAML may read '*.swift' as something else"),
      ("output: [a] b", "1:12: error: unexpected text after the closing bracket"),
      ("emit: [lenses, lensse]", "1:16: error: cannot emit 'lensse'; did you mean 'lenses'?"),
      ("only-annotated: [true]", "1:1: error: 'only-annotated' takes 'true' or 'false'"),
      ("output: |\n  a", "1:9: error: YAML may read '|' as something else"),
      ("defaults: {A: b}", "1:11: error: YAML may read '{A: b}' as something else"),
      ("{output: a}", "1:1: error: YAML may read '{output' as something else"),
      ("output: a\n---\noutput: b", "2:1: error: a file may contain only one document"),
      ("output: true", "1:9: error: expected a string; put quotes around it"),
      ("output: ''", "1:9: error: empty"),
      ("output: 'a", "1:9: error: the closing quote is missing"),
      ("output: ['a", "1:10: error: the closing quote is missing on this line"),
      ("'output: a", "1:1: error: the closing quote is missing on this line"),
      ("output: \"a\nemit: b\"", "1:9: error: the closing quote is missing on this line"),
      ("output: \"a\\\n  b\"", "1:12: error: unknown escape; to write a backslash, double it"),
      ("output: \"a\" b", "1:12: error: unexpected text after the closing quote"),
      ("output: \"\\q\"", "1:11: error: unknown escape; to write a backslash, double it"),
      ("output: \"\\n\"", "1:11: error: unknown escape"),
      ("output:\ta", "1:8: error: a tab; use spaces"),
      ("ä: ö\u{A0}", "1:7: error: the character U+00A0 is not allowed here"),
      ("only-annotated: 'true'", "1:1: error: 'only-annotated' takes 'true' or 'false'"),
      ("imports: a b", "1:10: error: 'a b' is not the name of a module"),
      ("wrappers: '@Boxed'", "1:11: error: '@Boxed' is not the name of a property wrapper"),
      ("macros: '@Logged'", "1:9: error: '@Logged' is not the name of a macro"),
      ("builder-name: a.b", "1:15: error: 'a.b' is not the name of a function"),
      ("builder-name: init", "1:15: error: 'init' is not the name of a function"),
      ("defaults:\n  A: 'b +'", "2:6: error: not a Swift expression"),
      ("defaults:\n  A: b, c", "2:6: error: not a Swift expression"),
      ("defaults:\n  A: 'let b = c'", "2:6: error: not a Swift expression"),
      ("defaults:\n  A: b; c", "2:6: error: not a Swift expression"),
      ("defaults: a", "1:1: error: 'defaults' takes keys with values"),
      ("defaults:\n  a: b\n  a: c", "3:3: error: duplicate key 'a'"),
      ("includes:\n  a: b", "1:1: error: 'includes' takes a string or a list, not keys"),
      ("---\n---\noutput: a", "2:1: error: a file may contain only one document"),
    ] {
      let error = try #require(throws: Diagnostic.self) {
        try Configuration(text: text, path: "c.yml")
      }
      #expect(error.description.hasPrefix("c.yml:\(message)"))
    }
  }

  /// Each item is read once, not up to the end of the line.
  @Test(.timeLimit(.minutes(1))) func aLongListInBrackets() throws {
    let names = (0..<30_000).map { "M\($0)" }
    let text = "imports: [\(names.joined(separator: ", "))]\n"
    #expect(try Configuration(text: text, path: "a.yml").generator.settings.imports == names)
  }
}
