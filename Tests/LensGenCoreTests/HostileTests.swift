import Foundation
import LensGenCore
import Testing

/// The oddities of Swift, all at once: what is generated for them is what is on record, and
/// compiles.
///
/// `Tests/HostileTests/record` records it anew.
@Suite struct HostileTests {
  private let folder = Repository.root.appending(path: "Tests/HostileTests")
  private let models: [URL]
  private let sources: [SourceFile]

  init() throws {
    models = try Repository.swiftFiles(in: "Tests/HostileTests/Model")
    sources = try models.map {
      SourceFile(
        path: "Model/\($0.lastPathComponent)", text: try String(contentsOf: $0, encoding: .utf8))
    }
  }

  @Test(
    arguments: [
      ([.lenses, .prisms], "Optics.generated.swift", "Skipped.txt"),
      ([.stubs], "Stubs.generated.swift", "SkippedStubs.txt"),
    ] as [(Set<Emission>, String, String)])
  func whatIsGeneratedIsOnRecord(
    emissions: Set<Emission>, generated: String, skipped: String
  ) throws {
    var generator = Generator()
    generator.emissions = emissions
    let output = generator.generate(from: sources)
    try expect(try #require(output.text), isOnRecordIn: generated)
    try expect(output.diagnostics.map { "\($0)\n" }.joined(), isOnRecordIn: skipped)
  }

  @Test(arguments: [5, 6])
  func whatIsGeneratedCompilesWithoutWarnings(languageMode: Int) throws {
    let compiler = try Compiler(modules: ["Optics", "FactoryProvider"])
    let generated = ["Optics", "Stubs"].map { folder.appending(path: "\($0).generated.swift") }
    #expect(try compiler.complaints(about: models + generated, languageMode: languageMode) == [])
    try compiler.remove()
  }

  private func expect(_ text: String, isOnRecordIn name: String) throws {
    let url = folder.appending(path: name)
    let record = try String(contentsOf: url, encoding: .utf8)
    #expect(text == record, "differs from \(name)")
  }
}
