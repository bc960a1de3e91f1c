import Foundation
import LensGenCore
import Testing

/// What `GeneratedLawsTests` checks is what is generated for its model today.
///
/// `Tests/GeneratedLawsTests/record` records it anew.
@Suite struct GeneratedLawsRecordTests {
  @Test func opticsAreThoseOnRecord() throws {
    try expect([.lenses, .prisms], areOnRecordIn: "Optics.generated.swift")
  }

  @Test func lawsAreThoseOnRecord() throws {
    try expect([.arbitrary, .laws], areOnRecordIn: "Laws.generated.swift")
  }

  private func expect(_ emissions: Set<Emission>, areOnRecordIn name: String) throws {
    let sources = try Repository.swiftFiles(in: "Tests/GeneratedLawsTests/Model").map {
      SourceFile(
        path: "Model/\($0.lastPathComponent)", text: try String(contentsOf: $0, encoding: .utf8))
    }
    var generator = Generator()
    generator.emissions = emissions
    let file = Repository.root.appending(path: "Tests/GeneratedLawsTests/\(name)")
    let isSame =
      try generator.generate(from: sources).text == String(contentsOf: file, encoding: .utf8)
    #expect(isSame, "differs from \(name)")
  }
}
