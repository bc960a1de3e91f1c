import GeneratorTesting
import LensGenCore
import Testing

/// Type aliases of protocols, where their associated types are constrained.
@Suite struct ProtocolAliasTests {
  private static let declarations = """
    protocol List<Item> { associatedtype Item; func all() -> [Item] }
    protocol Box<Key> { associatedtype Key: Hashable; func key() -> Key }
    struct Bag<Item: Hashable> { let items: [Item] }
    """

  /// Each in a file of its own, with the declarations above.
  private static let protocols = [
    // In a constraint, as a primary associated type, and as a bound.
    "protocol P { associatedtype S: Sequence where S.Element == Page; typealias Page = [Int]; func s() -> S }",
    "protocol P { typealias Page = [Int]; associatedtype S: Sequence where Page == S.Element; func s() -> Page }",
    "protocol P { typealias Page = [Int]; associatedtype S: Sequence where Self.Page == S.Element; func s(_ s: S) }",
    "protocol P { typealias Page = [Int]; associatedtype S: List<Page>; func s() -> S }",
    "protocol P: List<[String]> { typealias Page = [Item]; associatedtype S: List<Page>; func s() -> S }",
    "protocol P { typealias Known = Hashable & Sendable; associatedtype K: Known; func k(_ k: K) -> [K: Int] }",
    "protocol P { typealias Page = [Int]; associatedtype S where S == [Page]; func s(_ s: S) -> Page }",
    // Of an associated type, of another alias, generic, and inherited.
    "protocol P { associatedtype X; typealias L = [X]; associatedtype S: Sequence<L>; func s() -> S }",
    "protocol P { typealias A = Int; typealias B = [A]; associatedtype S: Sequence<B>; func s() -> S }",
    """
    protocol O { typealias Pair<T> = (T, T) }
    protocol P: O { associatedtype S: Sequence where S.Element == Pair<Int>; func s() -> S }
    """,
    "protocol O { typealias Page = [Int] }; protocol P: O { associatedtype S: Sequence<Page>; func s() -> S }",
    "protocol P { typealias Page = [Int]; associatedtype S: Sequence where S.Element == Page.Element; func s() -> S }",
    // An alias that determines an inherited associated type.
    "protocol O { associatedtype I; func i() -> I }; protocol P: O { typealias I = Int; func p(_ i: I) }",
    "protocol O { associatedtype I: Equatable; func i() -> I }; protocol P: O { typealias U = Int; typealias I = [U]; func u() -> U }",
    """
    protocol O { associatedtype K: Hashable; associatedtype V; func v(_ k: K) -> V }
    protocol N: O { typealias K = String }; protocol P: N where V == K { func w() -> V }
    """,
    // The compiler infers that `X` is `Hashable`.
    "protocol P { associatedtype X; associatedtype B: Box<X>; func f() -> Bag<X> }",
    "protocol P { associatedtype X; associatedtype B: Box where B.Key == X; func f() -> Bag<X> }",
    "protocol P { associatedtype X; func f<B: Box<X>>(_ b: B) -> X }",
    "protocol P { associatedtype X; func f(_ b: some Box<X>) -> X }",
    "protocol P { associatedtype X; func f<B: Box>(_ b: B) -> X where B.Key == X }",
    "protocol P { associatedtype B: Box; associatedtype X where X == B.Key; func f() -> Bag<X> }",
  ]

  @Test func theirStubsCompile() throws {
    for text in Self.protocols {
      let model = CompiledModel(Self.declarations, text)
      let found = try model.complaints(by: Generator(emitting: [.stubs]), languageModes: [6])
        .filter { !$0.contains("better expressed") }
      #expect(found == [], "\(text)")
    }
  }
}
