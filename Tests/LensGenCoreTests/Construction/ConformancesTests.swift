import Testing

@testable import LensGenCore

/// Which types can be made to conform, and what of.
@Suite struct ConformancesTests {
  private func conformances(
    _ text: String, to subject: KnownProtocol = .providable
  ) -> Conformances {
    let module = Snippet(text).module
    return Conformances(to: subject, in: module, of: module.files.flatMap(\.types))
  }

  private func conforming(_ text: String, to subject: KnownProtocol = .providable) -> Set<String> {
    Set(conformances(text, to: subject).requirements.keys.map(\.text))
  }

  @Test func aTypeConformsIfItsPartsDo() {
    #expect(conforming("struct A { var b: B }; struct B { var c: Int }") == ["A", "B"])
    #expect(conforming("struct A { var b: B }; struct B { var c: Foreign }") == [])
    #expect(conforming("struct A { var b: B? }; struct B { var c: Foreign }") == ["A"])
    #expect(conforming("struct A { var f: () -> Any }; enum E { case a(Foreign), b }") == ["E"])
  }

  @Test func aGenericTypeAsksForItsParameters() {
    let pair = conformances("struct Pair<A, B> { var a: A; var b: [B] }")
    #expect(pair.requirements[[Identifier("Pair")]] == [[Identifier("A")], [Identifier("B")]])
    let source = conformances("struct Box<S: Sequence> { var s: S.Element }")
    #expect(source.requirements[[Identifier("Box")]] == [[Identifier("S"), Identifier("Element")]])
  }

  @Test func whatContainsItselfNeedsAnEnd() {
    #expect(conforming("indirect enum List { case more(Int, List), end }") == ["List"])
    #expect(conforming("indirect enum Loop { case more(Int, Loop) }") == [])
    #expect(conforming("struct Tree { var children: [Tree] }") == ["Tree"])
    #expect(
      conforming("actor N {}; struct A { var b: B }; enum B { case a(A), end }") == [
        "A", "B",
      ])
  }

  @Test func theTypeThatIsMissingIsNamed() {
    let found = conformances(
      "struct A { var b: [B]; var f: Foreign }; struct B { var c: C }; actor C {}")
    func missing(_ type: String) -> String? {
      found.nameMissing(
        in: found.module.resolve(WrittenType(name: type), in: [Identifier("A")]))
    }
    #expect(missing("Foreign") == "Foreign")
    #expect(missing("C") == "C")
    #expect(missing("Int") == "Int" || missing("Int") == nil)
  }
}
