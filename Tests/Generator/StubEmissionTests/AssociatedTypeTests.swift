import GeneratorTesting
import LensGenCore
import Testing

/// Tests stubs of protocols with associated types.
@Suite struct AssociatedTypeTests {
  private func generated(_ snippets: String...) -> Generated {
    Generated(snippets.joined(separator: "\n"), by: Generator(emitting: [.stubs]))
  }

  @Test func theArrowOfAnArgumentIsNoBracket() {
    let generated = generated(
      "protocol Store<Load, Key> { associatedtype Load; associatedtype Key; func load(_: Key) -> "
        + "Load }",
      "protocol P: Store<(Int) -> String, Int> {}")
    #expect(generated.text.contains("typealias Load = (Int) -> String"))
    #expect(generated.text.contains("typealias Key = Int"))
    #expect(generated.messages == [])
  }

  @Test func onlyAProtocolThatIsPassedOnAsksItsArgumentsForItself() {
    let text = generated(
      "protocol MyEquatable {}", "struct Wrapped<T>: MyEquatable {}",
      "protocol Q { associatedtype Item; associatedtype Box: MyEquatable where Box == "
        + "Wrapped<Item>",
      "func box() -> Box; func item() -> Item }"
    ).text
    #expect(text.contains("struct QStub<Item>: Q {"))
  }

  @Test func aProtocolIsPassedOnInWhateverSpelling() throws {
    for bound in ["Hashable", "Swift.Hashable", "Keyed", "Keyed & Sendable"] {
      let protocols = """
        typealias Keyed = Hashable
        protocol P { associatedtype T; associatedtype Item: \(bound) where Item == Array<T>; func f(_: Item) }
        """
      let model = CompiledModel(protocols)
      #expect(try model.complaints(by: Generator(emitting: [.stubs])) == [], "\(bound)")
    }
  }

  @Test func aConstraintOfAMemberIsRepeated() {
    let generated = generated(
      """
      protocol P {
        associatedtype Item: Identifiable where Item.ID: CustomStringConvertible
        func f(_ item: Item) -> Item.ID
      }
      """)
    #expect(
      generated.text.contains(
        "struct PStub<Item: Identifiable & SendableMetatype>: P where Item.ID: CustomStringConvertible {"
      ))
    #expect(generated.messages == [])
  }
}
