import GeneratorTesting
import LensGenCore
import Testing

/// Tests what counts as a conformance that the sources have.
@Suite struct WrittenConformanceTests {
  private func generated(_ emissions: Set<Emission>, _ snippets: String...) -> Generated {
    Generated(snippets.joined(separator: "\n"), by: Generator(emitting: emissions))
  }

  @Test func aProtocolIsNotAnotherOneWithALongerName() {
    let factories = generated(
      [.factories], "protocol Providable_v2 {}", "struct B { var n: Int }",
      "extension B: Providable_v2 {}")
    #expect(factories.extensions.heads == ["B: Providable", "Factory where Provided == B"])
    let laws = generated(
      [.laws, .arbitrary], "protocol Equatable2 {}", "struct A: Equatable2 { var n: Int }")
    #expect(laws.messages.contains { $0.contains("it does not conform to Equatable") })
  }

  @Test func aProtocolCountsUnderAnotherName() {
    let text = generated(
      [.factories], "typealias Value = Equatable & Providable", "struct A: Value { var n: Int }"
    ).text
    #expect(text == "")
  }
}
