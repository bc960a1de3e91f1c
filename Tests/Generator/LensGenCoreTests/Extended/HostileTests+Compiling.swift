import Foundation
import GeneratorTesting
import LensGenCore
import Testing

/// Checks that the code generated for the hostile models is the same in each run, and compiles.
extension HostileTests {
  @Test func sameInputSameOutput() {
    let all = Set(Emission.allCases)
    let isSame = model.output(emitting: all) == model.output(emitting: all)
    #expect(isSame)
  }

  @Test(arguments: [5, 6])
  func opticsInAFileOfTheirOwnCompileWithoutWarnings(languageMode: Int) throws {
    let optics: Set<Emission> = [.lenses, .prisms, .children, .completion]
    let files = [optics, Self.allButTests.subtracting(optics)]
    #expect(try complaints(about: files, languageMode: languageMode) == [])
  }

  @Test(arguments: [5, 6])
  func allEmissionsTogetherCompileWithoutWarnings(languageMode: Int) throws {
    #expect(
      try complaints(about: [Self.allButTests], languageMode: languageMode) == [])
  }

  @Test func allEmissionsCompileUnderStrictMemorySafety() throws {
    let complaints = try complaints(
      about: [Self.allButTests], languageMode: 6, options: ["-strict-memory-safety"])
    // The warnings about the model itself are intended.
    #expect(complaints.filter { $0.contains("Generated.swift") || $0.contains("error: ") } == [])
  }

  @Test(
    arguments: [5, 6], [[], ["-enable-upcoming-feature", "InternalImportsByDefault"]])
  func inATestTargetAllEmissionsCompileWithoutWarnings(
    languageMode: Int, options: [String]
  ) throws {
    try expectTestTarget(by: Generator(), toCompileIn: languageMode, options: options)
  }

  @Test(arguments: [5, 6], Generator.variants)
  func withOptionsAllEmissionsCompileWithoutWarnings(
    languageMode: Int, generator: Generator
  ) throws {
    #expect(
      try complaints(about: [Self.allButTests], by: generator, languageMode: languageMode) == [])
  }

  @Test func withOptionsAllEmissionsCompileInATestTarget() throws {
    for generator in Generator.variants {
      try expectTestTarget(by: generator, toCompileIn: 6)
    }
  }

  private func expectTestTarget(
    by generator: Generator, toCompileIn languageMode: Int, options: [String] = []
  ) throws {
    let compiler = try Compiler(modules: Compiler.librariesOfAllEmissions)
    try compiler.addModule("Model", of: model.files, languageMode: languageMode)
    let all = Set(Emission.allCases)
    let output = model.output(emitting: all, testableImports: ["Model"], by: generator)
    let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try #require(output.text).write(to: file, atomically: true, encoding: .utf8)
    let complaints = try compiler.complaints(
      about: [file], named: "ModelTests", languageMode: languageMode, options: options,
      onlyTypes: Compiler.checksOnlyTypes(in: languageMode))
    #expect(complaints == [])
    try FileManager.default.removeItem(at: file)
    try compiler.remove()
  }

  private static let allButTests = Set(Emission.allCases).subtracting([.laws])

  /// Returns the compiler's messages for the model with a file of generated code for each set of
  /// emissions.
  private func complaints(
    about files: [Set<Emission>], by generator: Generator = Generator(), languageMode: Int,
    options: [String] = []
  ) throws -> [String] {
    let compiler = try Compiler(modules: Compiler.librariesOfAllEmissions)
    let generated = try files.map { emissions in
      let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).Generated.swift")
      try #require(model.output(emitting: emissions, by: generator).text)
        .write(to: file, atomically: true, encoding: .utf8)
      return file
    }
    let complaints = try compiler.complaints(
      about: model.files + generated, languageMode: languageMode, options: options,
      onlyTypes: Compiler.checksOnlyTypes(in: languageMode))
    for file in generated { try FileManager.default.removeItem(at: file) }
    try compiler.remove()
    return complaints
  }
}
