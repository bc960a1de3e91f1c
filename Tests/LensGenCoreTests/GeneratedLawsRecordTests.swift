import LensGenCore
import Testing

/// Checks that `GeneratedLawsTests` uses the code that is currently generated for its model.
@Suite struct GeneratedLawsRecordTests {
  @Test(
    arguments: [
      ([.lenses, .prisms], "Optics.generated.swift"),
      ([.arbitrary, .laws], "Laws.generated.swift"),
    ] as [(Set<Emission>, String)])
  func whatIsGeneratedIsOnRecord(emissions: Set<Emission>, generated: String) throws {
    try RecordedModel(of: "GeneratedLawsTests").expectRecord(emitting: emissions, in: generated)
  }
}
