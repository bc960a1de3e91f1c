import GeneratorTesting
import LensGenCore
import Testing

/// Checks that the stubs of the hostile models are the recorded ones.
@Suite struct HostileProtocolTests {
  private let model: RecordedModel

  init() throws {
    model = try RecordedModel(of: "HostileTests")
  }

  // Two files show what stubs look like. All of them are compiled in `Tests/Generator/HostileTests`.
  @Test func whatIsGeneratedIsOnRecord() throws {
    try model.expectRecords(
      emitting: [.stubs], in: "Records/Stubs", of: ["Protocols", "ProtocolInheritance"])
  }

  @Test func whatIsSkippedIsOnRecord() throws {
    try model.expectMessages(emitting: [.stubs], in: "SkippedStubs.txt")
  }
}
