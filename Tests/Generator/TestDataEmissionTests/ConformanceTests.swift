import Testing

@testable import SwiftReading
@testable import TestDataEmission

/// Who conforms to what by what is written.
@Suite struct ConformanceTests {
  private func conformance(_ declarations: String) -> WrittenConformance? {
    Snippet(declarations).module
      .writtenConformance(of: [Identifier("A")], to: KnownProtocol.equatable)
  }

  @Test func always() {
    let cases: [String] = [
      "struct A: Equatable {}", "struct A: Swift.Hashable {}",
      "struct A {}; extension A: Comparable {}",
      "typealias Value = Hashable & Codable; struct A: Value {}",
      "protocol P: Equatable {}; struct A: P {}",
      "class Base<T>: Equatable {}; class A: Base<Int> {}",
      "enum A { case one, two }", "struct A: @unchecked Sendable, @retroactive Equatable {}",
    ]
    for declarations in cases {
      #expect(conformance(declarations) == .always, "\(declarations)")
    }
  }

  @Test func never() {
    let cases: [String] = [
      "struct A {}", "protocol Equatable2 {}; struct A: Equatable2 {}",
      "protocol Equatable {}; struct A: Equatable {}", "struct A: Other.Equatable {}",
      "struct A: Store<Equatable> {}", "typealias V = W; typealias W = V; struct A: V {}",
    ]
    for declarations in cases {
      #expect(conformance(declarations) == nil, "\(declarations)")
    }
  }

  @Test func forSomeArguments() {
    #expect(
      conformance("struct A<T> {}; extension A: Equatable where T: Equatable {}") == .sometimes)
  }
}
