import Foundation
import LensGenCore
import Testing

/// The oddities of Swift again: what else than optics is generated for them compiles, and their
/// laws are those that `HostileTests` checks.
@Suite struct HostileEmissionTests {
  private let models: [URL]
  private let sources: [SourceFile]

  init() throws {
    models = try Repository.swiftFiles(in: "Tests/HostileTests/Model")
    sources = try models.map {
      SourceFile(
        path: "Model/\($0.lastPathComponent)", text: try String(contentsOf: $0, encoding: .utf8))
    }
  }

  private func text(emitting emissions: Set<Emission>) throws -> String {
    var generator = Generator()
    generator.emissions = emissions
    return try #require(generator.generate(from: sources).text)
  }

  @Test func lawsAreThoseOnRecord() throws {
    let record = Repository.root.appending(path: "Tests/HostileTests/Laws.generated.swift")
    let recorded = try String(contentsOf: record, encoding: .utf8)
    let isSame = try text(emitting: [.arbitrary, .laws]) == recorded
    #expect(isSame, "differs from Laws.generated.swift")
  }

  @Test func sameInputSameOutput() throws {
    let all = Set(Emission.allCases)
    let isSame = try text(emitting: all) == text(emitting: all)
    #expect(isSame)
  }

  @Test(arguments: [5, 6])
  func everythingCompilesWithoutWarnings(languageMode: Int) throws {
    let compiler = try Compiler(modules: ["Optics", "OpticsLaws", "FactoryProvider"])
    let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try text(emitting: Set(Emission.allCases).subtracting([.laws]))
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(try compiler.complaints(about: models + [file], languageMode: languageMode) == [])
    try FileManager.default.removeItem(at: file)
    try compiler.remove()
  }
}
