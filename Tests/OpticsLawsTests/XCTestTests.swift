import Optics
import OpticsLaws
import OpticsLawsFoundation
import XCTest

/// Checks need no test framework, so they work in XCTest as in Swift Testing.
final class XCTestTests: XCTestCase {
  func testLawfulLens() throws {
    try checkLaws(of: User._age)
  }

  func testBrokenLens() {
    let stuck = Lens<User, Int>(getter: { $0.age }, setter: { _, user in user })
    XCTAssertThrowsError(try checkLaws(of: stuck)) { error in
      XCTAssert("\(error)".hasPrefix("Lens<User, Int> breaks setGet: get(set(a, whole)) == a\n"))
      XCTAssert("\(error)".hasSuffix("checked:  \(#fileID):\(#line - 2)"), "\(error)")
    }
  }
}

extension XCTestTests {
  func testMissingParts() {
    reportingMissingParts(to: { XCTFail($0) }) {
      XCTAssertEqual([1] |> [Int]._first *~ 2, [2])
    }
  }
}

extension XCTestTests {
  func testProperty() async throws {
    try checkProperty(of: User.self) { $0 |> User._age *~ $0.age == $0 }
    try await checkProperty(of: User.self) { user in
      await Task.yield()
      return user == user
    }
  }

  func testFailingProperty() {
    XCTAssertThrowsError(try checkProperty(of: Int.self) { $0 < 100 }) { error in
      XCTAssert("\(error)".contains("\n  $0:       100\n"), "\(error)")
      XCTAssert("\(error)".hasSuffix("checked:  \(#fileID):\(#line - 2)"), "\(error)")
    }
  }
}

extension XCTestTests {
  func testFrames() throws {
    let (young, old) = (User(first: "a", last: "b", age: 1), User(first: "a", last: "b", age: 2))
    try checkChanges(only: User._age, from: young, to: old)
    try checkIgnores(User._first, in: young) { $0.age }
    XCTAssertThrowsError(try checkChanges(only: User._first, from: young, to: old)) { error in
      XCTAssert("\(error)".contains("\n  age:      1 → 2\n"), "\(error)")
    }
  }
}

extension XCTestTests {
  func testInvariant() async throws {
    try checkInvariant(of: Cart.reduce, from: Cart(), actions: Cart.Action.self) { $0.count >= 0 }
    try await checkInvariant(
      of: { (cart: inout Cart, action: Cart.Action) in
        await Task.yield()
        Cart.reduce(&cart, action)
      }, from: Cart(), actions: Cart.Action.self, cases: 20
    ) { $0.count >= 0 }
  }

  func testBrokenInvariant() {
    XCTAssertThrowsError(
      try checkInvariant(of: Cart.reduce, from: Cart(), actions: Cart.Action.self) {
        !$0.hasCoupon
      }
    ) { error in
      XCTAssert("\(error)".contains("\n  actions:  [.coupon]\n"), "\(error)")
      XCTAssert("\(error)".hasSuffix("checked:  \(#fileID):\(#line - 5)"), "\(error)")
    }
  }
}

extension XCTestTests {
  /// An order that ignores a part of what `==` compares.
  private struct Ranked: Comparable, Arbitrary {
    var rank: UInt8
    var name: String

    static func < (left: Ranked, right: Ranked) -> Bool { left.rank < right.rank }

    static func arbitrary(using source: inout RandomSource) -> Ranked {
      Ranked(rank: .arbitrary(using: &source), name: .arbitrary(using: &source))
    }
  }

  private enum Size: String, CaseIterable, Identifiable, Arbitrary {
    case small, large

    var id: Self { self }
  }

  func testConformances() throws {
    try checkEquatable(User.self)
    try checkHashable(User.self)
    try checkComparable(Int.self)
    try checkCodable([Int?].self)
    try checkCaseIterable(Size.self)
    try checkRawRepresentable(Size.self)
    try checkIdentifiable(Size.self)
  }

  func testBrokenConformance() {
    try XCTAssertThrowsError(checkComparable(Ranked.self)) { error in
      XCTAssert("\(error)".contains("Comparable breaks "), "\(error)")
    }
  }
}
