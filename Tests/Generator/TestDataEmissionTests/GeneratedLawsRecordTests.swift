import GeneratorTesting
import LensGenCore
import Testing

/// Checks that `GeneratedLawsTests` uses the code that is currently generated for its model.
@Suite struct GeneratedLawsRecordTests {
  @Test func whatIsGeneratedIsOnRecord() throws {
    let cases: [(Set<Emission>, String)] = [
      ([.lenses, .prisms], "Optics.generated.swift"),
      ([.arbitrary, .laws], "Laws.generated.swift"),
    ]
    for (emissions, generated) in cases {
      try RecordedModel(of: "GeneratedLawsTests").expectRecord(emitting: emissions, in: generated)
    }
  }
}
