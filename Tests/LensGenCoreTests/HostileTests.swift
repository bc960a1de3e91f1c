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
  private let output: Generator.Output

  init() throws {
    models = try Repository.swiftFiles(in: "Tests/HostileTests/Model")
    let sources = try models.map {
      SourceFile(
        path: "Model/\($0.lastPathComponent)", text: try String(contentsOf: $0, encoding: .utf8))
    }
    output = Generator().generate(from: sources)
  }

  @Test func opticsAreThoseOnRecord() throws {
    try expect(try #require(output.text), isOnRecordIn: "Optics.generated.swift")
  }

  @Test func skippedDeclarationsAreThoseOnRecord() throws {
    let lines = output.diagnostics.map { "\($0)\n" }
    try expect(lines.joined(), isOnRecordIn: "Skipped.txt")
  }

  @Test(arguments: [5, 6])
  func opticsCompileWithoutWarnings(languageMode: Int) throws {
    let compiler = try Compiler()
    let generated = folder.appending(path: "Optics.generated.swift")
    #expect(
      try compiler.complaints(about: models + [generated], languageMode: languageMode) == [])
    try compiler.remove()
  }

  private func expect(_ text: String, isOnRecordIn name: String) throws {
    let url = folder.appending(path: name)
    let record = try String(contentsOf: url, encoding: .utf8)
    #expect(text == record, "differs from \(name)")
  }
}
