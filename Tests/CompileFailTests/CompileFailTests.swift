import Foundation
import Testing

/// Checks mistakes that do not compile, and their error messages.
@Suite struct CompileFailTests {
  @Test func mistakesAreExplained() async throws {
    try await withThrowingTaskGroup { group in
      for file in try cases() {
        group.addTask {
          let result = try Compiler().verify([url(of: file), url(of: "Support/Model.swift")])
          #expect(result.succeeds, "\(file): \(result.output)")
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func anUnexpectedMessageIsDetected() throws {
    let result = try Compiler().verify([
      url(of: "Support/NotAsExpected.swift"), url(of: "Support/Model.swift"),
    ])
    #expect(!result.succeeds)
    #expect(result.output.contains("expected error not produced"))
    #expect(result.output.contains("unexpected error produced"))
  }

  @Test func noCaseIsForgotten() throws {
    #expect(try cases().count >= 12)
  }
}

/// Returns the files in the folder of cases.
private func cases() throws -> [String] {
  let files = try FileManager.default.contentsOfDirectory(atPath: url(of: "").path)
  return files.filter { $0.hasSuffix(".swift") }.sorted()
}

private func url(of file: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases").appendingPathComponent(file)
}
