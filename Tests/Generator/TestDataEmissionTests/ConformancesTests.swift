import EmissionKernel
import Testing

@testable import SwiftModule
@testable import SwiftReading
@testable import TestDataEmission

/// Which types can be made to conform, and what of.
@Suite struct ConformancesTests {
  private func conformances(
    _ text: String, to subject: KnownProtocol = .providable, isMainActorByDefault: Bool = false
  ) -> Conformances {
    let context = GenerationContext(for: Snippet(text).module, emitting: [])
    return Conformances(
      to: subject, in: context, of: context.module.files.flatMap(\.types),
      isMainActorByDefault: isMainActorByDefault)
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

  @Test func theTypeThatIsMissingIsFound() {
    let found = conformances(
      "struct A { var b: [B]; var f: Foreign }; struct B { var c: C }; actor C {}")
    func missing(_ type: WrittenType) -> ResolvedType? {
      found.typeMissing(in: found.module.resolve(type, in: [Identifier("A")]))
    }
    #expect(missing(WrittenType(name: "Foreign")) == .foreign("Foreign"))
    #expect(missing(WrittenType(name: "C")) == .declared([Identifier("C")], arguments: [:]))
    #expect(missing(.array(WrittenType(name: "C"))) == missing(WrittenType(name: "C")))
    #expect(missing(.array(WrittenType(name: "Int"))) == nil)
  }

  @Test func aSendableParameterTakesNoTypeThatConformsOnTheMainActorOnly() {
    let text = """
      struct User {}; nonisolated struct Free {}; enum Problem: Error { case a }
      protocol Record: Sendable {}
      struct Sent<Value: Sendable> { var value: Value; struct Part { var value: Value } }
      struct Failed<Value> where Value: Error { var value: Value }
      struct Stored<Value: Record & Equatable, Key> { var value: Value; var key: Key }
      struct Box<Value> { var value: Value }
      struct A { var page: Sent<[User]> }; struct B { var page: Sent<Free> }
      struct C { var part: Sent<User>.Part }; struct D { var failed: Failed<Problem> }
      struct E { var stored: Stored<User, Int> }; struct F { var stored: Stored<Free, User> }
      struct G { var box: Box<User> }; struct H { var result: Result<User, Problem> }
      struct I { var page: Sent<Int> }; struct J { var page: Sent<User>? }
      """
    func unmade(_ subject: KnownProtocol, isMainActorByDefault: Bool) -> Set<String> {
      let found = conformances(text, to: subject, isMainActorByDefault: isMainActorByDefault)
      return Set("ABCDEFGHIJ".map(String.init)).subtracting(found.requirements.keys.map(\.text))
    }
    #expect(unmade(.providable, isMainActorByDefault: true) == ["A", "C", "D", "E"])
    #expect(unmade(.arbitrary, isMainActorByDefault: true) == ["A", "C", "D", "E", "H"])
    #expect(unmade(.providable, isMainActorByDefault: false) == [])
    #expect(unmade(.arbitrary, isMainActorByDefault: false) == [])
  }
}
