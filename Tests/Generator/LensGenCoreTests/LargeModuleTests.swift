import GeneratorTesting
import LensGenCore
import Testing

/// Modules with many declarations that lead to each other take seconds, where the same search for each
/// declaration would take minutes.
@Suite final class LargeModuleTests {
  let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
  }

  /// Returns the code that is generated for some lines, within a limit of processor time, which does not
  /// depend on other processes.
  func code(for lines: [String]) throws -> String {
    try folder.write(lines.joined(separator: "\n"), to: "A.swift")
    let emissions = "lenses,prisms,factories,builders,fixtures,arbitrary,laws"
    let command = "\"$lens_gen\" A.swift --quiet --emit \(emissions) -o Out.swift"
    let result = try folder.run(shell: "ulimit -t 90; \(command)")
    #expect(result == .init(status: 0))
    return try folder.read("Out.swift")
  }

  @Test func aCircleOfAliasesEnds() throws {
    let aliases = (0..<250).map { "typealias T\($0) = T\(($0 + 1) % 250)" }
    let extensions = (0..<10).map { "extension T\($0) { struct N { var n: Int } }" }
    let code = try code(for: aliases + extensions + ["struct S { var a: Int }"])
    #expect(code.contains("extension S {"))
  }

  /// What each alias in a row stands for, where `T` is the one before it: the whole is 2^60 types.
  @Test(arguments: [
    "Box<T, T>", "(T, T)", "(T) -> T", "[T: T]", "T & T", "Result<T, T>", "Never & T & T",
  ])
  func aliasesThatDouble(whole: String) throws {
    let aliases = (1...60).map { index in
      let alias = whole.split(separator: "T", omittingEmptySubsequences: false)
      return "typealias T\(index) = \(alias.joined(separator: "T\(index - 1)"))"
    }
    let uses = [
      "struct Box<A, B> {}", "typealias T0 = Int", "struct S { let a: T60; let b: [T60] }",
      "enum E { case a(T60), b }", "class C: T60 {}", "protocol P: T60 { func f(_ a: T60) -> T60 }",
    ]
    #expect(try code(for: aliases + uses).contains("static var _a: Lens<Self, T60>"))
  }

  @Test func genericAliasesThatDouble() throws {
    let rows = [
      ["typealias T0<X> = X"] + (1...60).map { "typealias T\($0)<X> = T\($0 - 1)<(X, X)>" },
      ["typealias T0<X> = (X, X)"]
        + (1...60).map { "typealias T\($0)<X> = T\($0 - 1)<T\($0 - 1)<X>>" },
      ["struct Box<X> { typealias T = (X, X) }", "typealias T0<X> = Box<X>.T"]
        + (1...60).map { "typealias T\($0)<X> = Box<T\($0 - 1)<X>>.T" },
    ]
    for row in rows {
      #expect(
        try code(for: row + ["struct S { let a: T60<Int> }"]).contains("T60<Int>>"), "\(row[1])")
    }
  }

  @Test func aTypeThatCannotBeFollowedIsReported() {
    let aliases = (1...60).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))" }
    let generated = Generated(
      (["typealias T0 = Int", "struct S { let a: T60 }"] + aliases).joined(separator: "\n"),
      by: Generator(emitting: [.factories]))
    #expect(
      generated.messages == [
        "skipped 'S': not made Providable: 'a' has type 'T60', whose aliases stand for more types "
          + "than lens-gen follows; add a default for it under 'defaults' in the configuration file, "
          + "or write the conformance by hand"
      ])
  }
}
