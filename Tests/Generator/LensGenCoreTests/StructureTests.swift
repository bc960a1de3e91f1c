import Foundation
import GeneratorTesting
import Testing

/// What the sources of the generator keep to, and the compiler does not check.
@Suite struct StructureTests {
  /// The targets of the generator, the one that reads the text of Swift first.
  private let targets: [String]

  init() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Sources/Generator").path)
    let emissions = folders.filter { $0.hasSuffix("Emission") }.sorted()
    try #require(emissions.count > 2)
    targets =
      ["SwiftReading", "SwiftModule", "EmissionKernel"] + emissions
      + ["MacroExpansion", "LensGenCore", "lens-gen"]
  }

  /// A folder with more files is hard to find something in.
  @Test func noFolderHasMoreThanSixteenFiles() throws {
    let files = try targets.flatMap { try Repository.swiftFiles(in: "Sources/Generator/\($0)") }
    let folders = Dictionary(grouping: files) { $0.deletingLastPathComponent().path }
    try #require(folders.count > 15)
    for (folder, files) in folders {
      #expect(files.count <= 16, "\(folder)")
    }
  }

  @Test func noTextOfATypeIsParsedAfterReading() throws {
    let parsing = /(?:\.text|plainText)\s*\.(?:hasPrefix|hasSuffix|contains|split|dropFirst)/
    for file in try targets.dropFirst().flatMap({
      try Repository.swiftFiles(in: "Sources/Generator/\($0)")
    }) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains(parsing) {
        let isOfType = line.contains(/[tT]ype\.text|written\.text|attribute\w*\.text/)
        #expect(!isOfType, "\(file.path): \(line)")
      }
    }
  }
}
