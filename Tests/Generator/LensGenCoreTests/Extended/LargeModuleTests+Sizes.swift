import GeneratorTesting
import Testing

/// Modules of a thousand declarations, each of which leads to the next one, and of megabytes, and long lists of settings.
extension LargeModuleTests {
  @Test func aChainOfAliases() throws {
    let aliases = (1..<500).map { "typealias T\($0) = T\($0 - 1)" }
    let structs = (0..<500).map { "struct S\($0): Equatable { let a: T\($0) }" }
    let code = try code(for: ["typealias T0 = Int"] + aliases + structs)
    #expect(code.contains("static var _a: Lens<Self, T499>"))
  }

  @Test func extensionsOfAChainOfAliases() throws {
    let aliases = (1..<1000).flatMap {
      ["typealias T\($0) = T\($0 - 1)", "extension T\($0) { struct N\($0) { var n: Int } }"]
    }
    let code = try code(for: ["struct S { var a: Int }", "typealias T0 = S"] + aliases)
    #expect(code.contains("extension S.N999 {"))
  }

  @Test(arguments: ["var f: () -> Void", "var n: Int"])
  func aChainOfTypes(member: String) throws {
    let structs = (0..<1000).map { "struct S\($0) { let a: S\($0 + 1) }" }
    let code = try code(for: structs + ["struct S1000 { \(member) }"])
    #expect(code.contains("extension S999 {"))
  }

  @Test func memoryDoesNotGrowWithTheNumberOfFiles() throws {
    let function = "func f(_ first: Int, second: String) -> [Int] {\n  print(first)\n}\n"
    let text = String(repeating: function, count: 800)
    for index in 0..<80 { try folder.write(text, to: "Many/\(index).swift") }
    let types = (0..<1000).map { "struct S\($0) { var x: Int }\n" }
    try folder.write(types.joined(), to: "A.swift")
    let peaks = try ["Many/0.swift", "Many"].map {
      try folder.peakMemory(["A.swift", $0, "--no-config", "--jobs", "1"])
    }
    // All texts together would take more memory than that, and their syntax trees even more.
    #expect(peaks[1] < peaks[0] + peaks[0] / 10)
  }

  @Test func aLargeSourceIsRead() throws {
    let function = "func f() {\n" + String(repeating: "  print(\"{\", 1)\n", count: 1000) + "}\n"
    let text = String(repeating: function, count: 130)
    #expect(text.utf8.count > 2_000_000)
    try folder.write(text + "struct Last { var x: Int }\n", to: "A.swift")
    let result = try folder.run(["A.swift"])
    #expect(result.status == 0)
    #expect(result.output.contains("extension Last {"))
  }

  @Test func manySettingsTakeNoLonger() throws {
    let defaults = (0..<20_000).map { "  T\($0).p: \"1\"\n" }.joined()
    let excludes = (0..<20_000).map { "  - B\($0).swift\n" }.joined()
    try folder.write(
      "includes: .\nemit: factories\nexcludes:\n\(excludes)defaults:\n\(defaults)", to: "c.yml")
    // The messages are too long for a pipe that nobody reads yet. The limit is one of processor time, which
    // does not depend on other processes: a search in all settings for each one takes four times as long.
    #expect(try folder.run(shell: "ulimit -t 60; \"$lens_gen\" --config c.yml 2> log").status == 0)
    let messages = try folder.read("log")
    #expect(messages.contains("B19999.swift: warning: is excluded, but "))
    #expect(messages.contains("the default for 'T19999.p' "))
  }
}
