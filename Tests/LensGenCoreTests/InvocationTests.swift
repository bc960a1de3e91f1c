import LensGenCore
import Testing

/// The command line.
@Suite struct InvocationTests {
  @Test func optionsAreRead() throws {
    let invocation = try Invocation(arguments: [
      "Sources", "-o", "Out.swift", "--emit=prisms", "--exclude", "Sources/Old", "--import", "M",
      "--testable", "T", "--only-annotated", "--quiet", "-",
    ])
    #expect(invocation.inputs == ["Sources", "-"])
    #expect(invocation.output == "Out.swift")
    #expect(invocation.generator.emissions == [.prisms])
    #expect(invocation.excludes == ["Sources/Old"])
    #expect(invocation.generator.imports == ["M"])
    #expect(invocation.generator.testableImports == ["T"])
    #expect(invocation.generator.onlyAnnotated)
    #expect(invocation.isQuiet)
  }

  @Test(
    arguments: [
      ([], "no input; name a file or folder, or '-' for the standard input"),
      (["--outptu", "x"], "unknown option '--outptu'; did you mean '--output'?"),
      (["--emit", "lensse", "a"], "cannot emit 'lensse'; did you mean 'lenses'?"),
      (["a", "-o"], "option '-o' needs a value"),
      (["a", "--quiet=yes"], "option '--quiet' takes no value"),
    ])
  func mistakes(arguments: [String], message: String) {
    #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
    do { _ = try Invocation(arguments: arguments) } catch { #expect(error.description == message) }
  }

  @Test(
    arguments: [
      ("Sources/A.swift", "Sources/A.swift", true),
      ("Sources", "Sources/A.swift", true),
      ("./Sources/", "Sources/Deep/A.swift", true),
      ("Source", "Sources/A.swift", false),
      ("*/Deep", "Sources/Deep/A.swift", true),
      ("**/*.generated.swift", "Sources/Deep/A.generated.swift", true),
      ("**/*.generated.swift", "Sources/Deep/A.swift", false),
      ("Sources/?.swift", "Sources/A.swift", true),
      ("/Sources", "Sources/A.swift", false),
    ])
  func patterns(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}
