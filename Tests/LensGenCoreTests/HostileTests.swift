import Foundation
import LensGenCore
import Testing

/// Checks that the code generated for the hostile models is the recorded code, and compiles.
@Suite struct HostileTests {
  private let model: RecordedModel

  init() throws {
    model = try RecordedModel(of: "HostileTests")
  }

  @Test(
    arguments: [
      ([.lenses, .prisms], "Optics.generated.swift", "Skipped.txt"),
      ([.stubs], "Stubs.generated.swift", "SkippedStubs.txt"),
      ([.arbitrary, .laws], "Laws.generated.swift", nil),
    ] as [(Set<Emission>, String, String?)])
  func whatIsGeneratedIsOnRecord(
    emissions: Set<Emission>, generated: String, skipped: String?
  ) throws {
    try model.expectRecord(emitting: emissions, in: generated, messages: skipped)
  }

  @Test func sameInputSameOutput() {
    let all = Set(Emission.allCases)
    let isSame = model.output(emitting: all) == model.output(emitting: all)
    #expect(isSame)
  }

  @Test(.extended, arguments: [5, 6])
  func whatIsOnRecordCompilesWithoutWarnings(languageMode: Int) throws {
    let compiler = try Compiler(modules: ["Optics", "FactoryProvider"])
    let generated = ["Optics", "Stubs"].map { model.record("\($0).generated.swift") }
    let complaints = try compiler.complaints(
      about: model.files + generated, languageMode: languageMode)
    #expect(complaints == [])
    try compiler.remove()
  }

  @Test(.extended, arguments: [5, 6])
  func allEmissionsTogetherCompileWithoutWarnings(languageMode: Int) throws {
    #expect(try complaints(languageMode: languageMode) == [])
  }

  @Test(.extended) func stubsCompileUnderStrictMemorySafety() throws {
    let complaints = try complaints(
      languageMode: 6, options: ["-strict-memory-safety"])
    // The warnings about the model itself are intended.
    #expect(complaints.filter { $0.contains("Generated.swift") || $0.contains("error: ") } == [])
  }

  @Test(
    .extended,
    arguments: [5, 6], [[], ["-enable-upcoming-feature", "InternalImportsByDefault"]])
  func inATestTargetAllEmissionsCompileWithoutWarnings(
    languageMode: Int, options: [String]
  ) throws {
    let compiler = try Compiler(modules: ["Optics", "OpticsLaws", "FactoryProvider"])
    try compiler.addModule("Model", of: model.files, languageMode: languageMode)
    let all = Set(Emission.allCases)
    let output = model.output(emitting: all, testableImports: ["Model"])
    let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try #require(output.text).write(to: file, atomically: true, encoding: .utf8)
    let complaints = try compiler.complaints(
      about: [file], named: "ModelTests", languageMode: languageMode, options: options)
    #expect(complaints == [])
    try FileManager.default.removeItem(at: file)
    try compiler.remove()
  }

  /// Returns the compiler's messages for the model with all generated code except tests.
  private func complaints(
    languageMode: Int, options: [String] = []
  ) throws -> [String] {
    let compiler = try Compiler(modules: ["Optics", "OpticsLaws", "FactoryProvider"])
    let output = model.output(emitting: Set(Emission.allCases).subtracting([.laws]))
    let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).Generated.swift")
    try #require(output.text).write(to: file, atomically: true, encoding: .utf8)
    let complaints = try compiler.complaints(
      about: model.files + [file], languageMode: languageMode, options: options)
    try FileManager.default.removeItem(at: file)
    try compiler.remove()
    return complaints
  }
}
