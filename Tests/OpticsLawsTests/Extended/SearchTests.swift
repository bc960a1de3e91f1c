import Optics
import OpticsLaws
import Testing

/// Tests how reliably a counterexample is found, and how small it becomes.
@Suite struct SearchTests {
  /// One of fifty numbers, each with the same probability.
  private struct OneOfFifty: Equatable, Arbitrary {
    let number: Int

    static func arbitrary(using source: inout RandomSource) -> OneOfFifty {
      OneOfFifty(number: source.index(below: 50))
    }
  }

  @Test func findsOneInFifty() {
    let rare = Lens<OneOfFifty, Int>(
      getter: { $0.number },
      setter: { _, whole in whole.number == 49 ? OneOfFifty(number: 0) : whole })
    for seed in 0..<200 as Range<UInt64> {
      #expect(
        laws(violations(try checkLaws(of: rare, seed: seed))).contains(.getSet), "seed \(seed)")
    }
  }

  /// Two hundred elements, two of which matter.
  private struct Long: Equatable, Arbitrary {
    var numbers: [Int]

    static func arbitrary(using source: inout RandomSource) -> Long {
      Long(numbers: (0..<200).map { _ in source.index(below: 1000) })
    }

    func shrunk() -> SimplerValues<Long> { numbers.shrunk().map(Long.init) }
  }

  @Test func shrinksTwoHundredElementsToTwo() throws {
    let descending = Lens<Long, Bool>(
      getter: { _ in true },
      setter: { _, long in
        zip(long.numbers, long.numbers.dropFirst()).contains { $0 > $1 } ? Long(numbers: []) : long
      })
    let found = violations(try checkLaws(of: descending, cases: 1))
    let violation = try #require(found.first { $0.law == .getSet })
    #expect(violation.inputs.map(\.value) == ["Long(numbers: [1, 0])"])
  }

  @Test func shrinksPartsAndText() {
    let trimming = Lens<User, String>(
      getter: { $0.first },
      setter: { name, user in
        User(first: String(name.drop { $0 == " " }), last: user.last, age: user.age)
      })
    let found = violations(try checkLaws(of: trimming)).first { $0.law == .setGet }
    #expect(
      found?.inputs.map(\.value)
        == [#"User(first: "", last: "", age: 0, changes: 0)"#, #"" ""#])
  }

  /// A value that shrinks in a circle stops the search, not the test.
  @Test func circles() {
    struct Circle: Equatable, Arbitrary {
      var isOn: Bool
      static func arbitrary(using source: inout RandomSource) -> Circle { Circle(isOn: true) }
      func shrunk() -> SimplerValues<Circle> { [Circle(isOn: !isOn)] }
    }
    let stuck = Lens<Circle, Bool>(getter: { _ in false }, setter: { _, circle in circle })
    #expect(laws(violations(try checkLaws(of: stuck, cases: 10))) == [.setGet])
  }

  /// A check without samples is a mistake of its test, and fails no other test.
  @Test func noSamples() {
    let found = violations(
      try checkLaws(
        of: Iso<Int, Int>.identity, wholes: [], parts: [1], fileID: "Tests/None.swift", line: 5))
    #expect(
      found.map(\.description) == [
        """
        Iso<Int, Int> was not checked
          expected: at least one whole and one part
          actual:   wholes.count == 0, parts.count == 1
          checked:  Tests/None.swift:5
        """
      ])
    let thrown = #expect(throws: LawViolations.self) {
      try checkAgreement(of: Iso<Int, Int>.identity, and: .identity, wholes: [1], parts: [])
    }
    #expect(thrown?.violations.map(\.location) == ["\(#fileID):\(#line - 3)"])
  }

  /// As many generated values as none, or fewer, prove as little.
  @Test(arguments: [0, -1]) func noCases(cases: Int) {
    let thrown = #expect(throws: LawViolations.self) {
      try checkLaws(of: Iso<Int, Int>.identity, cases: cases)
    }
    #expect(thrown?.violations.map(\.law) == [.hasSamples])
    #expect(thrown?.violations.map(\.actual) == ["cases: \(cases)"])
    #expect(thrown?.violations.map(\.location) == ["\(#fileID):\(#line - 5)"])
  }

  /// With more combinations than are tried, every law is still tried and reported.
  @Test func manySamples() {
    let stuck = Lens<Int, Int>(getter: { $0 }, setter: { _, whole in whole })
    let numbers = Array(0..<100)
    #expect(
      laws(violations(try checkLaws(of: stuck, wholes: numbers, parts: numbers))) == [.setGet])
  }

  /// Each sample is tried, however many there are.
  @Test func eachOfManySamples() {
    let tried = Tried()
    let iso = Iso<UInt16, UInt16>(
      get: {
        tried.add($0)
        return $0
      }, embed: { $0 })
    #expect(
      violations(try checkLaws(of: iso, wholes: [0], parts: Array(UInt16.min ... .max))).isEmpty)
    #expect(tried.numbers.count == 65536)
  }

  /// Each law is tried with the last sample, too.
  @Test func exhaustive() {
    let last = Lens<Int, Int>(
      getter: { $0 }, setter: { part, whole in whole == 9 && part == 4 ? 0 : part })
    let found = violations(try checkLaws(of: last, wholes: Array(0..<10), parts: Array(0..<5)))
    #expect(found.first { $0.law == .setGet }?.inputs.map(\.value) == ["9", "4"])
  }

  @Test func givenEquality() {
    let lowercasing = Lens<String, String>(
      getter: { $0 }, setter: { $0.lowercased() + $1.prefix(0) })
    let strict = violations(try checkLaws(of: lowercasing, wholes: ["A"], parts: ["B", "c"]))
    #expect(laws(strict) == [.getSet, .setGet])
    func sameLetters(_ one: String, _ other: String) -> Bool {
      one.lowercased() == other.lowercased()
    }
    let lax = violations(
      try checkLaws(
        of: lowercasing, wholes: ["A"], parts: ["B", "c"], wholesEqual: sameLetters,
        partsEqual: sameLetters))
    #expect(lax.isEmpty)
    #expect(
      violations(try checkLaws(of: lowercasing, wholesEqual: sameLetters, partsEqual: sameLetters))
        .isEmpty)
  }
}

/// The numbers that one test has tried, in one thread.
private final class Tried: @unchecked Sendable {
  private(set) var numbers: Set<UInt16> = []

  func add(_ number: UInt16) {
    numbers.insert(number)
  }
}
