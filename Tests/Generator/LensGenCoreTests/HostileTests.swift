import Foundation
import GeneratorTesting
import LensGenCore
import OpticsEmission
import Testing

/// Checks that the code generated for the hostile models is the recorded code.
@Suite struct HostileTests {
  let model: RecordedModel

  init() throws {
    model = try RecordedModel(of: "HostileTests")
  }

  @Test func whatIsGeneratedIsOnRecord() throws {
    let cases: [(Set<Emission>, String, Set<String>?)] = [
      ([.lenses, .prisms], "Optics", nil),
      // Two files show what laws look like. All of them are compiled and checked in
      // `Tests/Generator/HostileTests`.
      ([.arbitrary, .laws], "Laws", ["Generics", "Enums"]),
    ]
    var generator = Generator()
    generator.unavailableOptics.areDeclared = true
    for (emissions, folder, files) in cases {
      try model.expectRecords(
        emitting: emissions, in: "Records/\(folder)", of: files, by: generator)
    }
  }

  @Test func whatADraftHasIsOnRecord() throws {
    let code = try model.codeByFile(emitting: [.edits])
    // Four files show what edits look like; those of all files would take 13,000 lines.
    let shown: Set = ["Conditions", "Isolation", "Observers", "Wrappers"]
    try model.expectRecords(code, in: "Records/Edits", of: shown)
    // Each draft has these.
    let common = ["_opened", "_closed", "typealias _Whole", "typealias _Draft", "@export("]
    let drafts = code.mapValues { text in
      text.declaredHeads.split(separator: "\n")
        .filter { line in !common.contains { line.contains($0) } }
        .map { "\($0)\n" }.joined()
    }
    try model.expectRecords(drafts, in: "Records/Drafts")
  }

  @Test func whatIsSkippedIsOnRecord() throws {
    try model.expectMessages(emitting: [.lenses, .prisms], in: "Skipped.txt")
  }
}
