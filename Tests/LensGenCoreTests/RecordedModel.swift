import Foundation
import LensGenCore
import Testing

/// A folder of tests with a model, and a record of the code generated for the model.
///
/// `Tests/record` updates the record.
struct RecordedModel {
  /// The files of the model.
  let files: [URL]
  private let folder: URL
  private let sources: [SourceFile]

  init(of tests: String) throws {
    files = try Repository.swiftFiles(in: "Tests/\(tests)/Model")
    folder = Repository.root.appending(path: "Tests/\(tests)")
    sources = try files.map {
      SourceFile(
        path: "Model/\($0.lastPathComponent)", text: try String(contentsOf: $0, encoding: .utf8))
    }
  }
}

extension RecordedModel {
  func record(_ name: String) -> URL { folder.appending(path: name) }

  func output(
    emitting emissions: Set<Emission>, testableImports: [String] = []
  ) -> Generator.Output {
    var generator = Generator(emitting: emissions)
    generator.testableImports = testableImports
    return generator.generate(from: sources)
  }

  /// Expects the generated code to equal the record, and the messages, too, if a file is named for
  /// them.
  func expectRecord(
    emitting emissions: Set<Emission>, in generated: String, messages: String? = nil
  ) throws {
    let output = output(emitting: emissions)
    try expect(try #require(output.text), isOnRecordIn: generated)
    if let messages {
      try expect(output.diagnostics.map { "\($0)\n" }.joined(), isOnRecordIn: messages)
    }
  }

  private func expect(_ text: String, isOnRecordIn name: String) throws {
    // A record is too long to print.
    let isSame = try text == String(contentsOf: record(name), encoding: .utf8)
    #expect(isSame, "differs from \(name)")
  }
}
