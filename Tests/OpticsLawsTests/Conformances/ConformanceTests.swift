import Foundation
import OpticsLaws
import OpticsLawsFoundation
import Testing
import XCTest

/// Tests correct conformances, and one that breaks each law.
@Suite struct ConformanceTests {
  @Test func correct() throws {
    try checkEquatable([String: Set<Int>].self)
    try checkHashable(User.self)
    try checkHashable(Set<String>.self)
    try checkHashable(Double.self)
    try checkComparable(Int8.self)
    try checkComparable(String.self)
    try checkRawRepresentable(Suit.self)
    try checkCaseIterable(Suit.self)
    try checkIdentifiable(Contact.self)
    try checkCodable([Double?].self)
    try checkCodable([String: Date].self)
  }

  private func broken(_ check: () throws -> Void) -> [Law] {
    let found = #expect(throws: LawViolations.self) { try check() }
    return found?.violations.map(\.law) ?? []
  }

  @Test func equatable() {
    #expect(broken { try checkEquatable(Never1.self) } == [.reflexivity])
    #expect(broken { try checkEquatable(AtMost.self) } == [.symmetry])
    #expect(broken { try checkEquatable(Near.self) } == [.transitivity])
  }

  @Test func hashable() {
    let found = #expect(throws: LawViolations.self) {
      try checkHashable(Tag.self, fileID: "Tests/Tag.swift", line: 6)
    }
    #expect(found?.violations.map(\.law) == [.equalHashes])
    #expect(
      found?.description.hasPrefix(
        """
        Tag: Hashable breaks equalHashes: b.hashValue == a.hashValue, if a == b
          a:        Tag(name: "
        """) == true)
    #expect(found?.description.hasSuffix("checked:  Tests/Tag.swift:6") == true)
  }

  @Test func comparable() {
    #expect(broken { try checkComparable(OrEqual.self) }.contains(.irreflexivity))
    #expect(broken { try checkComparable(ByLength.self) } == [.trichotomy])
    #expect(broken { try checkComparable(Circular.self) }.contains(.orderTransitivity))
    #expect(broken { try checkComparable(WrongOperator.self) } == [.orderOperators])
  }

  @Test func others() {
    #expect(broken { try checkRawRepresentable(Lowercased.self) } == [.rawValues])
    #expect(broken { try checkCaseIterable(Missing.self) } == [.listedCases])
    #expect(broken { try checkCaseIterable(Twice.self) } == [.distinctCases])
    #expect(broken { try checkIdentifiable(Unstable.self) } == [.stableID])
    #expect(broken { try checkIdentifiable(Unequal.self) } == [.equalIDs])
    #expect(broken { try checkEquatable(Int.self, cases: 0) } == [.hasSamples])
  }

  @Test func codable() {
    let found = #expect(throws: Counterexample.self) { try checkCodable(Forgetful.self) }
    #expect(found?.inputs.map(\.value) == ["Forgetful(kept: 0, lost: 1)"])
    #expect(found?.location == "\(#fileID):\(#line - 2)")
    #expect(found?.expected == "Forgetful(kept: 0, lost: 1)")
    #expect(found?.actual == "Forgetful(kept: 0, lost: 0)")
    let thrown = #expect(throws: Counterexample.self) { try checkCodable(Endless.self) }
    #expect(thrown?.actual?.hasPrefix("threw ") == true)
  }

  /// JSON has no infinity: a number is not encoded as text, which another type would read as such.
  @Test func finiteNumbers() throws {
    enum Scalar: Codable, Equatable, Arbitrary {
      case number(Double), text(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
          if let text = try? container.decode(String.self) { .text(text) } else {
            .number(try container.decode(Double.self))
          }
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
      }

      static func arbitrary(using source: inout RandomSource) -> Scalar {
        source.choice(of: [
          .number(.arbitrary(using: &source)), .text(.arbitrary(using: &source)),
        ])
      }
    }
    try checkCodable(Scalar.self)
    try checkCodable(
      [Double].self, encoder: JSONEncoder(), decoder: JSONDecoder(), cases: 2000)
  }
}

/// The checks need no test framework.
final class ConformanceXCTests: XCTestCase {
  func testCorrectConformances() throws {
    try checkCodable([String: Date].self)
    try checkCaseIterable(Suit.self)
    try checkRawRepresentable(Suit.self)
    try checkIdentifiable(Contact.self)
  }

  private func expectBroken(
    _ law: Law, line: UInt = #line, _ check: () throws -> Void
  ) {
    XCTAssertThrowsError(try check(), line: line) { error in
      XCTAssertEqual((error as? LawViolations)?.violations.map(\.law), [law], line: line)
      XCTAssert("\(error)".hasSuffix("checked:  \(#fileID):\(line)"), "\(error)", line: line)
    }
  }

  func testBrokenConformances() {
    expectBroken(.listedCases) { try checkCaseIterable(Missing.self) }
    expectBroken(.distinctCases) { try checkCaseIterable(Twice.self) }
    expectBroken(.rawValues) { try checkRawRepresentable(Lowercased.self) }
    expectBroken(.stableID) { try checkIdentifiable(Unstable.self) }
    expectBroken(.equalIDs) { try checkIdentifiable(Unequal.self) }
  }

  func testACodingThatLosesAPart() {
    XCTAssertThrowsError(try checkCodable(Forgetful.self)) { error in
      XCTAssert("\(error)".contains("Forgetful(kept: 0, lost: 1)"), "\(error)")
      XCTAssert("\(error)".hasSuffix("checked:  \(#fileID):\(#line - 2)"), "\(error)")
    }
  }
}

/// A number that JSON does not have.
private struct Endless: Codable, Equatable, Arbitrary {
  var number = Double.infinity
  static func arbitrary(using source: inout RandomSource) -> Endless { Endless() }
}

/// A value around an arbitrary one.
private protocol Wrapper: Arbitrary {
  associatedtype Wrapped: Arbitrary
  var value: Wrapped { get }
  init(value: Wrapped)
}

extension Wrapper {
  static func arbitrary(using source: inout RandomSource) -> Self {
    Self(value: .arbitrary(using: &source))
  }

  func shrunk() -> SimplerValues<Self> { value.shrunk().map { Self(value: $0) } }
}

private enum Suit: String, CaseIterable, Arbitrary { case clubs, hearts }

private struct Contact: Identifiable, Equatable, Wrapper {
  let value: Int
  var id: Int { value }
}

private struct Never1: Equatable, Wrapper {
  let value: Int
  static func == (one: Never1, other: Never1) -> Bool { one.value > 0 && one.value == other.value }
}

private struct AtMost: Equatable, Wrapper {
  let value: Int
  static func == (one: AtMost, other: AtMost) -> Bool { one.value <= other.value }
}

private struct Near: Equatable, Wrapper {
  let value: Int8
  static func == (one: Near, other: Near) -> Bool { abs(Int(one.value) - Int(other.value)) < 2 }
}

private struct Tag: Hashable, Arbitrary {
  let name: String
  static func arbitrary(using source: inout RandomSource) -> Tag {
    Tag(name: .arbitrary(using: &source))
  }
  func shrunk() -> SimplerValues<Tag> { name.shrunk().map { Tag(name: $0) } }
  static func == (one: Tag, other: Tag) -> Bool { one.name.count == other.name.count }
}

private struct OrEqual: Comparable, Wrapper {
  let value: Int
  static func < (one: OrEqual, other: OrEqual) -> Bool { one.value <= other.value }
}

private struct ByLength: Comparable, Wrapper {
  let value: String
  static func < (one: ByLength, other: ByLength) -> Bool { one.value.count < other.value.count }
}

private struct Circular: Comparable, Wrapper {
  let value: UInt8
  static func < (one: Circular, other: Circular) -> Bool {
    (other.value % 3 + 3 - one.value % 3) % 3 == 1
  }
}

private struct WrongOperator: Comparable, Wrapper {
  let value: Int
  static func < (one: WrongOperator, other: WrongOperator) -> Bool { one.value < other.value }
  static func >= (one: WrongOperator, other: WrongOperator) -> Bool { one.value > other.value }
}

private struct Lowercased: RawRepresentable, Equatable, Arbitrary {
  let rawValue: String
  init?(rawValue: String) { self.rawValue = rawValue.lowercased() }
  init(text: String) { rawValue = text }
  static func arbitrary(using source: inout RandomSource) -> Lowercased {
    Lowercased(text: .arbitrary(using: &source))
  }
}

private enum Missing: CaseIterable, Arbitrary {
  case one, other
  static var allCases: [Missing] { [.one] }
  static func arbitrary(using source: inout RandomSource) -> Missing {
    source.choice(of: [.one, .other])
  }
}

private enum Twice: CaseIterable, Arbitrary {
  case one
  static var allCases: [Twice] { [.one, .one] }
}

private struct Unstable: Identifiable, Equatable, Wrapper {
  let value: Int
  var id: UUID { UUID() }
}

private struct Unequal: Identifiable, Wrapper, Equatable {
  let value: String
  var id: String { value }
  static func == (one: Unequal, other: Unequal) -> Bool { one.value.count == other.value.count }
}

private struct Forgetful: Codable, Equatable, Arbitrary {
  var kept: Int
  var lost = 0
  enum CodingKeys: CodingKey { case kept }
  static func arbitrary(using source: inout RandomSource) -> Forgetful {
    Forgetful(kept: .arbitrary(using: &source), lost: .arbitrary(using: &source))
  }
  func shrunk() -> SimplerValues<Forgetful> {
    OpticsLaws.shrunk((kept, lost)).map { Forgetful(kept: $0, lost: $1) }
  }
}
