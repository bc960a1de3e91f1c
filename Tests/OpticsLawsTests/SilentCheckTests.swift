import Optics
import OpticsLaws
import Testing
import XCTest

/// Tests that checks fail that cannot show anything.
@Suite struct SilentCheckTests {
  private struct Order: Equatable, Arbitrary {
    var prices: [UInt8]
    var quantity: UInt8

    static var _quantity: Lens<Order, UInt8> { Lens(\.quantity) }
    static var _prices: Traversal<Order, UInt8> { Lens(\.prices) * [UInt8]._each }

    var total: Int { prices.reduce(0) { $0 + Int($1) } * Int(quantity) }

    static func arbitrary(using source: inout RandomSource) -> Order {
      Order(prices: .arbitrary(using: &source), quantity: .arbitrary(using: &source))
    }

    func shrunk() -> SimplerValues<Order> { shrunk(through: Lens(\.prices), Order._quantity) }
  }

  /// In an order without prices, the total seems to ignore the quantity; in arbitrary orders, it does not.
  @Test func aValueThatHidesThePart() async {
    let free = Order(prices: [0, 0], quantity: 1)
    #expect(throws: Never.self) { try checkIgnores(Order._quantity, in: free) { $0.total } }
    let found = #expect(throws: Counterexample.self) {
      try checkIgnores(Order._quantity, for: .arbitrary, fileID: "M/F.swift", line: 1) { $0.total }
    }
    #expect(
      found?.description == """
        not true: the result does not depend on \(Order._quantity)
          whole:    Order(prices: [1], quantity: 0)
          part:     1
          expected: 0
          actual:   1
          replay:   \(found?.replay ?? "")
          checked:  M/F.swift:1
        """)
    let awaited = await #expect(throws: Counterexample.self) {
      try await checkIgnores(Order._prices, for: .arbitrary) { order in
        await Task.yield()
        return order.total
      }
    }
    #expect(awaited?.inputs.map(\.value) == ["Order(prices: [1], quantity: 1)", "0"])
  }

  @Test func aFunctionThatIgnoresThePart() async throws {
    try checkIgnores(Order._quantity, for: .arbitrary) { $0.prices }
    try await checkIgnores(Order._prices, for: .arbitrary) { order in
      await Task.yield()
      return order.quantity
    }
  }

  /// The only value of a type is the value that is there.
  @Test func partsThatCannotChange() async {
    enum Only: CaseIterable, Arbitrary { case one }
    let only = Lens<Int, Only>(getter: { _ in .one }, setter: { _, whole in whole })
    let found = #expect(throws: Counterexample.self) { try checkIgnores(only, in: 1) { $0 } }
    #expect(found?.claim.hasPrefix("not checked: ") == true)
    #expect(found?.actual == "all arbitrary parts equal those of the value")
    let awaited = await #expect(throws: Counterexample.self) {
      try await checkIgnores(only, in: 1) {
        await Task.yield()
        return $0
      }
    }
    #expect(awaited?.actual == found?.actual)
  }

  @Test func generatedValuesWithoutParts() {
    let none = Gen<Order>.arbitrary.map { Order(prices: [], quantity: $0.quantity) }
    let found = #expect(throws: Counterexample.self) {
      try checkIgnores(Order._prices, for: none, cases: 10) { $0.quantity }
    }
    #expect(found?.actual == "0 cases, 41 discarded")
  }

  /// Four discarded cases for each tried one are too many.
  @Test func discardedCases() throws {
    let found = #expect(throws: Counterexample.self) {
      try checkProperty(for: .int(in: 0...99), where: { $0 % 10 == 3 }) { _ in true }
    }
    #expect(found?.claim == "not checked: the property holds for every Int")
    try checkProperty(for: .int(in: 0...99), where: { $0 % 3 == 1 }) { _ in true }
  }

  /// Every action is refused in the first state.
  @Test func actionsWithoutEffect() async {
    struct Door: Equatable { var isLocked = true, isOpen = false }
    func push(_ door: inout Door, _ isInside: Bool) { if !door.isLocked { door.isOpen = isInside } }
    let found = #expect(throws: Counterexample.self) {
      try checkInvariant(of: push, from: Door(), actions: Bool.self) { !$0.isOpen }
    }
    #expect(found?.claim == "not checked: the invariant holds after every list of Bool")
    #expect(found?.actual == "no action changed the first state")
    let awaited = await #expect(throws: Counterexample.self) {
      try await checkInvariant(
        of: { (door: inout Door, isInside: Bool) in
          await Task.yield()
          push(&door, isInside)
        }, from: Door(), actions: Bool.self
      ) { !$0.isOpen }
    }
    #expect(awaited?.actual == found?.actual)
  }

  /// States that cannot be compared may have changed.
  @Test func statesWithoutEquality() throws {
    struct Opaque { var value = 0 }
    final class Model: Equatable {
      var value = 0
      static func == (one: Model, other: Model) -> Bool { one === other }
    }
    try checkInvariant(of: { (_: inout Opaque, _: Bool) in }, from: Opaque(), actions: Bool.self) {
      $0.value == 0
    }
    try checkInvariant(
      of: { (model: inout Model, _: Bool) in model.value += 1 }, from: Model(), actions: Bool.self
    ) { $0.value >= 0 }
  }

  /// An optic that finds no part in any whole keeps all laws.
  @Test func opticsWithoutParts() {
    let missing = [Int]._index(99)
    for found in [
      violations(try checkLaws(of: missing)),
      violations(try checkLaws(of: missing, wholes: [[1], [2, 3]], parts: [4])),
    ] {
      #expect(found.map(\.law) == [.hasSamples])
      #expect(found.map(\.actual) == ["no part in any whole"])
    }
    let thrown = #expect(throws: LawViolations.self) {
      try checkAgreement(of: missing, and: [Int]._index(98))
    }
    #expect(thrown?.violations.map(\.law) == [.hasSamples])
    #expect(violations(try checkLaws(of: [Int]._index(2))).isEmpty)
    // A prism that matches no sample still embeds the parts.
    #expect(violations(try checkLaws(of: Shape._circle, wholes: [.empty], parts: [1, 2])).isEmpty)
  }

  /// Generators find the parts that arbitrary values do not have.
  @Test func opticsOfGeneratedValues() throws {
    let long = Gen<Int>.arbitrary.array(of: 100...101)
    try checkLaws(of: [Int]._index(99), for: long, parts: .int(in: 0...9))
    let capped = Lens<Int, Int>(getter: { $0 }, setter: { part, _ in min(part, 10) })
    try checkLaws(of: capped, for: .int(in: 0...10), parts: .int(in: 0...10))
    let found = #expect(throws: LawViolations.self) {
      try checkLaws(of: capped, for: .int(in: 0...10), parts: .int(in: 5...20))
    }
    #expect(found?.violations.first?.inputs.map(\.value) == ["0", "11"])
  }
}

final class SilentCheckXCTests: XCTestCase {
  func testSilentChecks() {
    XCTAssertThrowsError(
      try checkProperty(for: .int(in: 0...99), where: { $0 == 3 }) { _ in true })
    XCTAssertThrowsError(
      try checkInvariant(of: { (_: inout Int, _: Bool) in }, from: 0, actions: Bool.self) { _ in
        true
      })
    XCTAssertThrowsError(try checkLaws(of: [Int]._index(99)))
  }

  func testBoundedValues() throws {
    try checkProperty(for: .int(in: 1...99)) { $0 + 1 > $0 }
    XCTAssertThrowsError(try checkProperty(for: .int(in: 1...99)) { $0 < 50 }) { error in
      XCTAssert("\(error)".contains("\n  $0:       50\n"), "\(error)")
    }
  }
}
