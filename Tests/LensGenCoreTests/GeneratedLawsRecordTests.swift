import LensGenCore
import Testing

/// What `GeneratedLawsTests` checks is what is generated for its model today.
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
