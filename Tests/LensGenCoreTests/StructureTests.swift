import Foundation
import Testing
import GeneratorTesting

/// What the sources of the generator keep to, and the compiler does not check.
@Suite struct StructureTests {
  /// The targets of the generator, in the order in which data passes through them.
  private static let targets = [
    "SwiftReading", "SwiftModule", "EmissionKernel", "OpticsEmission", "CompletionEmission",
    "TestDataEmission", "StubEmission", "MacroExpansion", "LensGenCore", "lens-gen",
  ]

  /// A folder with more files is hard to find something in.
  @Test func noFolderHasMoreThanSixteenFiles() throws {
    let files = try Self.targets.flatMap { try Repository.swiftFiles(in: "Sources/\($0)") }
    let folders = Dictionary(grouping: files) { $0.deletingLastPathComponent().path }
    try #require(folders.count > 15)
    for (folder, files) in folders {
      #expect(files.count <= 16, "\(folder)")
    }
  }

  /// The kernel, and all that it depends on, serves emissions without knowing which there are.
  @Test func nothingBelowTheEmissionsNamesAPlanner() throws {
    for target in Self.targets.prefix(3) {
      for file in try Repository.swiftFiles(in: "Sources/\(target)") {
        let text = try String(contentsOf: file, encoding: .utf8)
        let names = text.matches(of: /\b\w+Planner\b/).map { String($0.0) }
        #expect(Set(names).isSubset(of: ["EmissionPlanner", "TypePlanner"]), "\(file.path)")
      }
    }
  }

  @Test func noTextOfATypeIsParsedAfterReading() throws {
    let parsing = /(?:\.text|plainText)\s*\.(?:hasPrefix|hasSuffix|contains|split|dropFirst)/
    for file in try Self.targets.dropFirst().flatMap({
      try Repository.swiftFiles(in: "Sources/\($0)")
    }) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains(parsing) {
        let isOfType = line.contains(/[tT]ype\.text|written\.text|attribute\w*\.text/)
        #expect(!isOfType, "\(file.path): \(line)")
      }
    }
  }
}
