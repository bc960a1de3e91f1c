import Foundation
import GeneratorTesting
import Testing

/// Tests the command with a configuration file, and with `--check`.
@Suite final class CheckAndConfigurationTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder([
      "Sources/A.swift": "struct A { var x: Int }", "Sources/Deep/B.swift": "enum B { case y }",
    ])
  }

  @Test func theConfigurationInTheWorkingFolderIsFollowed() throws {
    try folder.write(
      """
      includes:
        - Sources
      excludes: Sources/Deep
      testables:
        - Model
      emit: lenses
      output: Out.swift
      """, to: ".lens-gen.yml")
    #expect(try folder.run([]).status == 0)
    let text = try folder.read("Out.swift")
    #expect(text.contains("@testable import Model\n"))
    #expect(try folder.run(["Sources/Deep"]).output.contains("@testable") == false)
    #expect(try folder.run(["--no-config"]).status == 64)
    #expect(text.contains("extension A {"))
    #expect(!text.contains("extension B {"))
  }

  @Test func anExcludeThatMatchesNothingIsReported() throws {
    try folder.write(
      """
      includes: Sources
      excludes:
        - Sources/Deeep
        - Sources/Deep/B.swift
        - "**/*.generated.swift"
        - Elsewhere
      output: Out.swift
      """, to: ".lens-gen.yml")
    let message = "warning: is excluded, but nothing that is read has this path"
    let id = "[unused-exclude]"
    func warnings(_ arguments: [String]) throws -> [Substring] {
      try folder.run(arguments).errors.split(separator: "\n").filter { $0.contains("warning: ") }
    }
    #expect(
      try warnings([]) == [
        "Sources/Deeep: \(message); did you mean 'Sources/Deep'? \(id)",
        "Elsewhere: \(message) \(id)",
      ])
    #expect(try warnings(["Sources/A.swift"]) == [])
    #expect(try warnings(["--quiet"]) == [])
    // As the plugin does: what exists may be excluded for other targets.
    #expect(
      try warnings(["Sources/A.swift", "--notes"]) == [
        "Sources/Deeep: \(message) \(id)", "Elsewhere: \(message) \(id)",
      ])
    #expect(
      try warnings(["Sources", "--no-config", "--exclude", "Sources/B.swift"])
        == ["Sources/B.swift: \(message); did you mean 'Sources/A.swift'? \(id)"])
  }

  @Test(arguments: [".lens-gen.yaml", "lens-gen.yml"])
  func aConfigurationWithAnotherNameIsReported(name: String) throws {
    try folder.write("emit: factories", to: name)
    #expect(
      try folder.run(["Sources"]).errors.hasPrefix(
        "\(name): warning: is not read; rename it to '.lens-gen.yml', or add '--config \(name)' [unused-configuration]\n"
      ))
    // As the plugin does.
    #expect(
      try folder.run(["Sources", "--no-config", "--misnamed", "A/\(name)"]).errors.hasPrefix(
        "A/\(name): warning: is not read; rename it to '.lens-gen.yml' [unused-configuration]\n"))
    for arguments in [["Sources", "--no-config"], ["Sources", "--config", name]] {
      #expect(!(try folder.run(arguments).errors.contains("is not read")))
    }
  }

  @Test func aDefaultForNothingIsReportedAtItsPlace() throws {
    try folder.write(
      "includes: Sources\nemit: builders\ndefaults:\n  A.y: '1'\n  Int: '2'", to: ".lens-gen.yml")
    #expect(
      try folder.run([]).errors.hasPrefix(
        ".lens-gen.yml:4:8: warning: the default for 'A.y' in the configuration file is not "
          + "used, because no initializer or case that other files can call has this parameter; "
          + "did you mean 'A.x'? [unused-default]\n"))
  }

  /// The listing of the talk on FactoryProvider has no key for what is generated.
  @Test func theFileOfFactoryProviderGeneratesFactories() throws {
    let text = "includes:\n  - Sources\ntestables:\n  - Model\noutput: Out.swift"
    try folder.write(text, to: ".factory.yml")
    #expect(try folder.run(["--config", ".factory.yml"]).status == 0)
    let factories = try folder.read("Out.swift")
    #expect(factories.contains("extension Model.A: FactoryProvider.Providable {"))
    #expect(factories.contains("static var _x: Lens<Self, Int>"))
    try folder.write(text + "\nemit: lenses", to: ".factory.yml")
    #expect(try folder.run(["--config", ".factory.yml"]).status == 0)
    #expect(!(try folder.read("Out.swift")).contains("Providable"))
  }

  @Test func pathsAreRelativeToTheConfiguration() throws {
    try folder.write("includes: .\nexcludes: Deep\noutput: Out.swift", to: "Sources/c.yml")
    #expect(try folder.run(["--config", "Sources/c.yml"]).status == 0)
    #expect(try folder.read("Sources/Out.swift").contains("extension A {"))
    let path = folder.url.appending(path: "Sources/c.yml").path
    try folder.write("", to: "Elsewhere/x")
    #expect(
      try folder.run(shell: "cd Elsewhere && exec \"$lens_gen\" --check --config '\(path)'").status
        == 0)
  }

  @Test func severalConfigurationsAreProcessed() throws {
    try folder.write("includes: Sources\noutput: Lenses.swift\nemit: lenses", to: "a.yml")
    try folder.write("includes: Sources\noutput:\n- P.swift\n- Q.swift\nemit: prisms", to: "b.yml")
    #expect(try folder.run(["--config", "a.yml", "--config=b.yml"]).status == 0)
    #expect(try !folder.read("Lenses.swift").contains("extension B"))
    #expect(try !folder.read("P.swift").contains("extension A"))
    #expect(try folder.read("P.swift") == folder.read("Q.swift"))
    let twice = try folder.run(["--config", "a.yml", "--config", "a.yml"])
    #expect(twice.status == 64)
    #expect(twice.errors.contains("'Lenses.swift' is the output of two jobs; give each its own"))
    let spelledTwice = try folder.run(["Sources", "-o", "Out.swift", "-o", "./x/..//Out.swift"])
    #expect(
      spelledTwice.errors.contains(
        "'./x/..//Out.swift' is the output of two jobs; give "
          + "each its own"))
    #expect(try folder.run(["--config", "a.yml", "--config", "b.yml", "A.swift"]).status == 64)
  }

  @Test func mistakesInAConfiguration() throws {
    let cases: [(String, Int32, String)] = [
      (
        "include: Sources", 1,
        "c.yml:1:1: error: unknown key 'include'; did you mean 'includes'? [configuration]\n"
      ),
      ("output: X", 64, "lens-gen: error: c.yml: nothing to read; add 'includes', or name"),
      ("includes: Source", 1, "Source: error: no such file or folder [file]\n"),
    ]
    for (text, status, message) in cases {
      try folder.write(text, to: "c.yml")
      let result = try folder.run(["--config", "c.yml"])
      #expect(result.status == status, "\(text)")
      #expect(result.errors.hasPrefix(message), "\(text)")
      #expect(result.output == "", "\(text)")
    }
  }

  @Test func aConfigurationThatCannotBeRead() throws {
    #expect(
      try folder.run(["--config", "no.yml"])
        == .init(status: 1, errors: "no.yml: error: no such file or folder [file]\n"))
    try Data([0xFF]).write(to: folder.url.appending(path: "c.yml"))
    #expect(
      try folder.run(["--config", "c.yml"])
        == .init(status: 1, errors: "c.yml: error: not valid UTF-8 [file]\n"))
  }

  @Test func nothingToReadIsWrongUsage() throws {
    let result = try folder.run([])
    #expect(result.status == 64)
    #expect(
      result.errors
        == """
        lens-gen: error: nothing to read; name a file or folder, or '-' for the standard input
        See 'lens-gen --help'.

        """)
  }

  @Test func checkingWritesNothing() throws {
    let check = ["Sources", "-o", "Out.swift", "--check"]
    #expect(
      try folder.run(check)
        == .init(
          status: 1,
          errors:
            "Out.swift: error: does not exist yet; run the same command without '--check' [output]\n"
        ))
    #expect(try folder.names() == ["Sources"])
    #expect(try folder.run(["Sources", "-o", "Out.swift"]).status == 0)
    #expect(
      try folder.run(check)
        == .init(status: 0, errors: "lens-gen: Out.swift is up to date: 2 types, 2 optics\n"))
    let old = try folder.read("Out.swift")
    try folder.write("struct A { var x: String }", to: "Sources/A.swift")
    let result = try folder.run(check)
    #expect(result.status == 1)
    #expect(
      result.errors
        == "Out.swift: error: is out of date; run the same command without '--check' [output]\n")
    #expect(result.output.hasPrefix("--- Out.swift\n+++ Out.swift\n@@ -"))
    #expect(result.output.contains("\n-  static var _x: Lens<Self, Int> { "))
    #expect(result.output.contains("\n+  static var _x: Lens<Self, String> { "))
    #expect(try folder.read("Out.swift") == old)
    #expect(try folder.names() == ["Out.swift", "Sources"])
    #expect(try folder.run(["Sources", "--check"]).status == 64)
  }

  @Test func verboseRunsReportProgress() throws {
    try folder.write("includes: Sources\noutput: Out.swift", to: ".lens-gen.yml")
    let lines = try folder.run(["--verbose", "--jobs", "2"]).errors.split(separator: "\n")
    #expect(lines.first == "lens-gen: configured by .lens-gen.yml")
    #expect(lines.dropFirst().first?.hasPrefix("lens-gen: 2 files read in ") == true)
    #expect(lines.last == "lens-gen: Out.swift written: 2 types, 2 optics")
  }

  @Test func aRunSaysWhatItWrote() throws {
    try folder.write("struct C { private var x = 0 }", to: "Sources/C.swift")
    let arguments = ["Sources", "-o", "Out.swift"]
    let counts = "2 types, 2 optics, 1 skipped\n"
    #expect(try folder.run(arguments).errors.hasSuffix("lens-gen: Out.swift written: " + counts))
    let again = try folder.run(arguments)
    #expect(again.errors.hasSuffix("lens-gen: Out.swift is up to date: " + counts))
    #expect(try folder.run(arguments + ["--quiet"]) == .init(status: 0))
    #expect(try !folder.run(arguments + ["--notes"]).errors.contains("lens-gen: "))
  }

  @Test func aFolderWithoutSwiftFilesIsReported() throws {
    try folder.write("", to: "Empty/Deep/README.md")
    let warning = "Empty: warning: no Swift files in this folder [unused-folder]\n"
    #expect(try folder.run(["Empty", "Sources/A.swift"]).errors == warning)
    #expect(try folder.run(["Sources", "--exclude", "Sources/Deep"]).errors == "")
    #expect(try folder.run(["--quiet", "Empty"]).errors == "")
    #expect(try folder.run(["Empty"]).status == 0)
  }

  @Test func warningsNotesAndQuiet() throws {
    try folder.write("final class C { var x = 0 }", to: "Sources/C.swift")
    let message = "skipped 'C': a class is shared, not copied; optics are for structs and enums"
    for (arguments, severity) in [([], "warning"), (["--notes"], "note")] {
      #expect(
        try folder.run(["Sources"] + arguments).errors
          == "Sources/C.swift:1:13: \(severity): \(message) [skipped-class]\n")
    }
    #expect(try folder.run(["Sources", "--quiet"]).errors == "")
    try folder.write("includes: Sources\nquiet: true", to: ".lens-gen.yml")
    #expect(try folder.run([]).errors == "")
    #expect(try folder.run(["--notes"]).errors == "")
    try folder.write("struct {", to: "Sources/D.swift")
    #expect(try folder.run([]).errors.contains("Sources/D.swift:1:8: error: "))
    #expect(try folder.run(["--notes"]).errors.contains("Sources/D.swift:1:8: error: "))
  }

  @Test func theNumberOfThreadsChangesNothing() throws {
    for index in 0..<50 {
      try folder.write(
        """
        import M\(index % 7)
        public struct S\(index): Equatable { let a: Int, b: String }
        struct Closed\(index) { private let c: P\(index) }
        protocol P\(index) { func call() -> any P\(index / 2) }
        """, to: "Sources/\(index).swift")
    }
    for emissions in ["lenses,prisms", "factories,builders", "arbitrary,laws"] {
      let result = try folder.run(["Sources", "--emit", emissions, "--jobs", "1"])
      #expect(result.status == 0, "\(emissions)")
      #expect(result.output.contains("S49"), "\(emissions)")
      #expect(result.errors.contains("Sources/49.swift:3:"), "\(emissions)")
      for jobs in ["2", "7", "100"] {
        #expect(
          try folder.run(["Sources", "--emit", emissions, "--jobs", jobs]) == result, "\(emissions)"
        )
      }
    }
  }

  /// Reading it would never end, or wait for someone to write.
  @Test(.timeLimit(.minutes(1)))
  func aConfigurationThatIsNoRegularFileIsAnError() throws {
    try folder.link("zero.yml", to: "/dev/zero")
    #expect(try folder.run(shell: "mkfifo pipe.yml").status == 0)
    for name in ["zero.yml", "pipe.yml"] {
      let expected = CommandFolder.Result(
        status: 1, errors: "\(name): error: is not a regular file [file]\n")
      #expect(try folder.run(["Sources", "--config", name]) == expected)
    }
    try folder.link(".lens-gen.yml", to: "/dev/zero")
    #expect(
      try folder.run(["Sources"]).errors == ".lens-gen.yml: error: is not a regular file [file]\n")
  }

  @Test func aTemporaryFileWithAnotherNameIsNotWritten() throws {
    try folder.write("mine", to: "mine.txt")
    #expect(try folder.run(shell: "ln mine.txt .Out.swift.lens-gen").status == 0)
    #expect(try folder.run(["Sources", "--no-config", "-o", "Out.swift"]).status == 0)
    #expect(try folder.read("mine.txt") == "mine")
    #expect(try folder.read("Out.swift").hasPrefix("// Generated by lens-gen."))
  }
}
