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
      ([.lenses, .prisms], "Optics", nil),
      // One or two files show what stubs and laws look like. All of them are compiled, and the laws
      // are checked, in `Tests/HostileTests`.
      ([.stubs], "Stubs", ["Protocols", "ProtocolInheritance"]),
      ([.arbitrary, .laws], "Laws", ["Generics", "Enums"]),
    ] as [(Set<Emission>, String, Set<String>?)])
  func whatIsGeneratedIsOnRecord(
    emissions: Set<Emission>, folder: String, files: Set<String>?
  ) throws {
    try model.expectRecords(emitting: emissions, in: "Records/\(folder)", of: files)
  }

  @Test(
    arguments: [
      ([.lenses, .prisms], "Skipped.txt"), ([.stubs], "SkippedStubs.txt"),
    ] as [(Set<Emission>, String)])
  func whatIsSkippedIsOnRecord(emissions: Set<Emission>, record: String) throws {
    try model.expectMessages(emitting: emissions, in: record)
  }

  @Test func sameInputSameOutput() {
    let all = Set(Emission.allCases)
    let isSame = model.output(emitting: all) == model.output(emitting: all)
    #expect(isSame)
  }

  @Test(.extended, arguments: [5, 6])
  func opticsAndStubsInFilesOfTheirOwnCompileWithoutWarnings(languageMode: Int) throws {
    #expect(
      try complaints(about: [[.lenses, .prisms], [.stubs]], languageMode: languageMode) == [])
  }

  @Test(.extended, arguments: [5, 6])
  func allEmissionsTogetherCompileWithoutWarnings(languageMode: Int) throws {
    #expect(
      try complaints(about: [Self.allButTests], languageMode: languageMode) == [])
  }

  @Test(.extended) func stubsCompileUnderStrictMemorySafety() throws {
    let complaints = try complaints(
      about: [Self.allButTests], languageMode: 6, options: ["-strict-memory-safety"])
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

  private static let allButTests = Set(Emission.allCases).subtracting([.laws])

  /// Returns the compiler's messages for the model with a file of generated code for each set of
  /// emissions.
  private func complaints(
    about files: [Set<Emission>], languageMode: Int, options: [String] = []
  ) throws -> [String] {
    let compiler = try Compiler(modules: ["Optics", "OpticsLaws", "FactoryProvider"])
    let generated = try files.map { emissions in
      let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).Generated.swift")
      try #require(model.output(emitting: emissions).text)
        .write(to: file, atomically: true, encoding: .utf8)
      return file
    }
    let complaints = try compiler.complaints(
      about: model.files + generated, languageMode: languageMode, options: options)
    for file in generated { try FileManager.default.removeItem(at: file) }
    try compiler.remove()
    return complaints
  }
}
