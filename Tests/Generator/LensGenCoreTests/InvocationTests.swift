import LensGenCore
import SwiftModule
import Testing

@testable import TestDataEmission

/// Tests the command line.
@Suite struct InvocationTests {
  @Test func optionsAreRead() throws {
    let invocation = try Invocation(arguments: [
      "Sources", "-o", "Out.swift", "--emit=prisms", "--exclude", "Sources/Old", "--import", "M",
      "--testable", "T", "--only-annotated", "--config", "a.yml", "--check", "--jobs", "3",
      "--quiet", "--main-actor-by-default", "--wrapper", "Boxed", "--wrapper=Tools.Kept", "--macro",
      "Logged", "-",
    ])
    var options = Configuration()
    options.includes = ["Sources", "-"]
    options.outputs = ["Out.swift"]
    options.generator.emissions = [.prisms]
    options.excludes = ["Sources/Old"]
    options.generator.settings.imports = ["M"]
    options.generator.settings.testableImports = ["T"]
    options.generator.settings.onlyAnnotated = true
    options.generator.settings.isMainActorByDefault = true
    options.isQuiet = true
    options.generator.settings.wrappers = ["Boxed", "Tools.Kept"]
    options.generator.settings.macros = ["Logged"]
    options.writtenKeys = [
      "includes", "output", "emit", "excludes", "imports", "testables", "only-annotated",
      "main-actor-by-default", "quiet", "wrappers", "macros",
    ]
    #expect(invocation.options == options)
    #expect(invocation.configurationFiles == ["a.yml"])
    #expect(invocation.isCheck)
    #expect(invocation.jobs == 3)
  }

  @Test func optionsOverrideTheFile() throws {
    let file = try Configuration(
      text: """
        includes: Sources
        output: Out.swift
        testables: T
        emit: prisms
        defaults:
          Date: Date(timeIntervalSince1970:0)
          User.age: '20'
        builder-name: make
        wrappers: Boxed
        macros: Logged
        """, path: "sub/.lens-gen.yml")
    func job(_ arguments: String...) throws -> Job {
      try Job(
        options: Invocation(arguments: arguments).options, file: (file, "sub/.lens-gen.yml"),
        workingFolder: "/home")
    }
    let plain = try job()
    #expect(plain.includes == ["sub/Sources"])
    #expect(plain.outputs == ["sub/Out.swift"])
    #expect(plain.generator.settings.testableImports == ["T"])
    #expect(plain.generator.emissions == [.prisms])
    #expect(plain.generator.builders.name == "make")
    #expect(plain.generator.settings.wrappers == ["Boxed"])
    #expect(try job("--wrapper", "Kept").generator.settings.wrappers == ["Kept"])
    #expect(plain.generator.settings.macros == ["Logged"])
    #expect(try job("--macro", "Traced").generator.settings.macros == ["Traced"])
    #expect(
      plain.generator.settings.defaults.mapValues(\.text) == [
        "Date": "Date(timeIntervalSince1970:0)", "User.age": "20",
      ])
    let other = try job("A.swift", "--emit", "lenses")
    #expect(other.includes == ["A.swift"])
    #expect(other.outputs == [])
    #expect(other.generator.settings.testableImports == [])
    #expect(other.generator.emissions == [.lenses])
    #expect(try job("-o", "B.swift").outputs == ["B.swift"])
  }

  @Test func shortForms() throws {
    let invocation = try Invocation(arguments: ["A.swift", "-oOut.swift", "-q", "-v"])
    #expect(invocation.options.outputs == ["Out.swift"])
    #expect(invocation.options.isQuiet && invocation.loudness == .verbose)
    for (arguments, action) in [
      (["help"], Invocation.Action.printHelp), (["-h"], .printHelp),
      (["help", "build"], .printHelpOfBuild),
      (["--version"], .printVersion), (["A.swift", "help"], .generate),
    ] {
      #expect(try Invocation(arguments: arguments).action == action, "\(arguments)")
    }
    #expect(Invocation.helpOfBuild.contains("--expect") && !Invocation.help.contains("--expect"))
  }

  @Test func mistakes() {
    for (arguments, message) in [
      (["--outptu", "x"], "unknown option '--outptu'; did you mean '--output'?"),
      (["-out", "Out.swift"], "unknown option '-out'; did you mean '--output'?"),
      (["-Q"], "unknown option '-Q'"),
      (["--configuration", "x"], "unknown option '--configuration'; did you mean '--config'?"),
      (["--dry-run"], "unknown option '--dry-run'; did you mean '--check'?"),
      (["--recursive"], "unknown option '--recursive'; folders are read with their subfolders"),
      (["--watch"], "unknown option '--watch'"), (["---"], "unknown option '---'"),
      (
        ["--" + String(repeating: "a", count: 1000)],
        "unknown option '--\(String(repeating: "a", count: 198))…'"
      ),
      (["--emit", "lensse", "a"], "cannot emit 'lensse'; did you mean 'lenses'?"),
      (["a", "-o"], "option '-o' needs a value"),
      (["a", "--quiet=yes"], "option '--quiet' takes no value"),
      (["a", "--output="], "option '--output' needs a value"),
      (["a", "--jobs", "0"], "option '--jobs' needs a positive number, not '0'"),
      (["a", "--import", "A B"], "'A B' is not the name of a module"),
      (["a", "--wrapper", "@Boxed"], "'@Boxed' is not the name of a property wrapper"),
    ] {
      #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
      do { _ = try Invocation(arguments: arguments) } catch {
        #expect(error.description == message)
      }
    }
  }

  @Test func patterns() {
    for (pattern, path, matches) in [
      ("Sources/A.swift", "Sources/A.swift", true),
      ("Sources", "Sources/A.swift", true),
      ("./Sources/", "Sources/Deep/A.swift", true),
      ("Source", "Sources/A.swift", false),
      ("*/Deep", "Sources/Deep/A.swift", true),
      ("**/*.generated.swift", "Sources/Deep/A.generated.swift", true),
      ("**/*.generated.swift", "Sources/Deep/A.swift", false),
      ("Sources/?.swift", "Sources/A.swift", true),
      ("/Sources", "Sources/A.swift", false),
      ("/home/*/Sources", "Sources/A.swift", true),
      ("Sources/../Other/./*", "Other/A.swift", true),
      ("../m*", "Sources/A.swift", true),
      ("Sources", "/home/m*/Sources/A.swift", true),
      ("Sources", "/home/me/Sources/A.swift", false),
      ("**/A.swift", "../Other/A.swift", true),
      ("*a*a*a*a*a*a*a*a*a*a*a*a*b", String(repeating: "a", count: 200), false),
      (
        String(repeating: "**/a/", count: 20) + "b", String(repeating: "a/", count: 200) + "c",
        false
      ),
    ] {
      let folder = "/home/m*"
      #expect(
        PathPattern(pattern, in: folder).matches(PathPattern.names(in: path, from: folder))
          == matches)
    }
  }
}
