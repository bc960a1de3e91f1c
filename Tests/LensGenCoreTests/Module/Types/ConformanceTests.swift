import Testing

@testable import LensGenCore

/// Who conforms to what by what is written.
@Suite struct ConformanceTests {
  private func conformance(_ declarations: String) -> WrittenConformance? {
    Snippet(declarations).module.writtenConformance(of: [Identifier("A")], to: .equatable)
  }

  @Test(
    arguments: [
      "struct A: Equatable {}", "struct A: Swift.Hashable {}",
      "struct A {}; extension A: Comparable {}",
      "typealias Value = Hashable & Codable; struct A: Value {}",
      "protocol P: Equatable {}; struct A: P {}",
      "enum A { case one, two }", "struct A: @unchecked Sendable, @retroactive Equatable {}",
    ])
  func always(declarations: String) { #expect(conformance(declarations) == .always) }

  @Test(
    arguments: [
      "struct A {}", "protocol Equatable2 {}; struct A: Equatable2 {}",
      "protocol Equatable {}; struct A: Equatable {}", "struct A: Other.Equatable {}",
      "struct A: Store<Equatable> {}", "typealias V = W; typealias W = V; struct A: V {}",
    ])
  func never(declarations: String) { #expect(conformance(declarations) == nil) }

  @Test func forSomeArguments() {
    #expect(
      conformance("struct A<T> {}; extension A: Equatable where T: Equatable {}") == .sometimes)
  }
}
