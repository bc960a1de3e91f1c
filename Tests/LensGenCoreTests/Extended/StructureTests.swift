@testable import SwiftReading
import Foundation
import Testing

/// The folders of the generator's sources, and who may know whom.
@Suite struct StructureTests {
  /// The folders in the order in which data passes through them.
  private static let folders = ["Construction", "Emissions", "Output", "Macros"]

  private struct File {
    let path: String
    let folder: String
    let text: String
  }

  private let files: [File]

  init() throws {
    files = try Self.folders.flatMap { folder in
      try Repository.swiftFiles(in: "Sources/LensGenCore/\(folder)").map {
        File(
          path: $0.lastPathComponent, folder: folder,
          text: try String(contentsOf: $0, encoding: .utf8))
      }
    }
    try #require(files.count > 40)
  }

  @Test func noFolderNamesATypeOfALaterOne() {
    var declared: [String: Set<String>] = [:]
    let declaration =
      /(?m)^(?:(?:public|package|final|indirect) )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/
    for file in files {
      declared[file.folder, default: []].formUnion(
        file.text.matches(of: declaration).map { String($0.1) })
    }
    for file in files {
      let later = Self.folders.drop { $0 != file.folder }.dropFirst()
      let names = later.reduce(into: Set()) { $0.formUnion(declared[$1] ?? []) }
      let code = file.text.replacing(/\/\/.*/, with: "").replacing(/"(?:\\.|[^"\\])*"/, with: "")
      let nested = code.matches(of: /(?:struct|enum|class|typealias) (\w+)/).map { String($0.1) }
      let used = Set(code.matches(of: /\w+/).map { String($0.0) }).intersection(names)
        .subtracting(nested)
      #expect(used == [], "\(file.folder)/\(file.path)")
    }
  }

  /// A folder with more files is hard to find something in.
  @Test func noFolderHasMoreThanFifteenFiles() throws {
    let files = try ["SwiftReading", "SwiftModule", "LensGenCore", "lens-gen"].flatMap {
      try Repository.swiftFiles(in: "Sources/\($0)")
    }
    let folders = Dictionary(grouping: files) { $0.deletingLastPathComponent().path }
    try #require(folders.count > 15)
    for (folder, files) in folders {
      #expect(files.count <= 15, "\(folder)")
    }
  }

  @Test func noTextOfATypeIsParsedAfterSyntax() {
    let parsing = /(?:\.text|plainText)\s*\.(?:hasPrefix|hasSuffix|contains|split|dropFirst)/
    for file in files {
      for line in file.text.split(separator: "\n") where line.contains(parsing) {
        let isOfType = line.contains(/[tT]ype\.text|written\.text|attribute\w*\.text/)
        #expect(!isOfType, "\(file.folder)/\(file.path): \(line)")
      }
    }
  }
}
