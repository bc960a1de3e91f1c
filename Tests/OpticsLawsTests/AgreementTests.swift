import Optics
import OpticsLaws
import Testing

/// Tests the laws between optics: composition is associative and has an identity, and widening
/// changes nothing.
@Suite struct AgreementTests {
  private let lens = Lens<[[Int]?], [Int]?>(
    get: { $0.first ?? nil },
    modify: { whole, body in
      if whole.isEmpty { whole = [nil] }
      body(&whole[0])
    })
  private let reversed = Iso<[Int], [Int]>(get: { $0.reversed() }, embed: { $0.reversed() })
  private let each = [[Int]]._each
  private let some = [Int]?._some
  private let first = [Int]._first

  @Test func associativity() throws {
    try checkAgreement(of: (lens * some) * reversed, and: lens * (some * reversed))
    try checkAgreement(of: (lens * some) * first, and: lens * (some * first))
    try checkAgreement(of: (each * reversed) * first, and: each * (reversed * first))
    try checkAgreement(of: (some * reversed) * [Int]._each, and: some * (reversed * [Int]._each))
  }

  @Test func unit() throws {
    try checkAgreement(of: Iso.identity * reversed, and: reversed)
    try checkAgreement(of: reversed * Iso.identity, and: reversed)
    try checkAgreement(of: Iso.identity * User._age, and: User._age)
    try checkAgreement(of: User._age * Iso.identity, and: User._age)
    try checkAgreement(of: Iso.identity * some, and: some)
    try checkAgreement(of: some * Iso.identity, and: some)
    try checkAgreement(of: Iso.identity * first, and: first)
    try checkAgreement(of: first * Iso.identity, and: first)
    try checkAgreement(of: Iso.identity * each, and: each)
    try checkAgreement(of: each * Iso.identity, and: each)
  }

  @Test func widening() throws {
    try checkAgreement(of: Lens(reversed), and: reversed)
    try checkAgreement(of: Prism(reversed), and: reversed)
    try checkAgreement(of: AffineTraversal(reversed), and: reversed)
    try checkAgreement(of: AffineTraversal(User._age), and: User._age)
    try checkAgreement(of: AffineTraversal(some), and: some)
    try checkAgreement(of: Traversal(reversed), and: reversed)
    try checkAgreement(of: Traversal(User._age), and: User._age)
    try checkAgreement(of: Traversal(some), and: some)
    try checkAgreement(of: Traversal(first), and: first)
  }

  @Test func samples() throws {
    try checkAgreement(of: first, and: [Int]._first, wholes: [[], [1, 2]], parts: [0, 1])
  }

  @Test func disagreement() throws {
    let violations = #expect(throws: LawViolations.self) {
      try checkAgreement(of: first, and: [Int]._last)
    }
    #expect(laws(violations?.violations ?? []) == [.sameAll, .sameSet, .sameModify])
    #expect(violations?.violations.first?.inputs.map(\.value) == ["[0, 1]"])
  }

  /// Compares two optics that differ in one operation only.
  @Test func onlyOneDifference() {
    func found<One, Other>(
      _ one: Optic<One, [Int], Int>, _ other: Optic<Other, [Int], Int>
    ) -> Set<Law> {
      let violations = #expect(throws: LawViolations.self) {
        try checkAgreement(of: one, and: other)
      }
      return laws(violations?.violations ?? [])
    }
    func traversal(
      _ read: @escaping @Sendable ([Int]) -> [Int],
      then finish: @escaping @Sendable (inout [Int], [Int]) -> Void = { _, _ in }
    ) -> Traversal<[Int], Int> {
      Traversal<[Int], Int>(
        forEach: { whole, visit in read(whole).forEach(visit) },
        modify: { whole, body in
          let old = whole
          for index in whole.indices { body(&whole[index]) }
          finish(&whole, old)
        })
    }
    let plain = traversal { $0 }
    #expect(found(plain, traversal { $0.map { $0 &+ 1 } }) == [.sameAll])
    #expect(
      found(plain, traversal({ $0 }) { new, _ in if Set(new).count > 1 { new = [] } })
        == [.sameModify])
    #expect(
      found(plain, traversal({ $0 }) { new, _ in if Set(new).count == 1 { new = [] } })
        == [.sameSet, .sameModify])
  }

  @Test func onlySameEmbed() {
    let one = Prism<[Int], Int>(extract: { $0.first }, embed: { [$0] }, modify: { _, _ in })
    let other = Prism<[Int], Int>(extract: { $0.first }, embed: { [$0, $0] }, modify: { _, _ in })
    let violations = #expect(throws: LawViolations.self) {
      try checkAgreement(of: one, and: other)
    }
    #expect(laws(violations?.violations ?? []) == [.sameEmbed])
  }
}
