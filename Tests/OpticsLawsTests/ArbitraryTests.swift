import Foundation
import Optics
import OpticsLaws
import OpticsLawsFoundation
import Testing

/// Tests the generated values, and that shrinking ends.
@Suite struct ArbitraryTests {
  private func values<Value: Arbitrary>(
    _ type: Value.Type = Value.self, count: UInt64 = 2000
  ) -> [Value] {
    (0..<count).map { seed in
      var source = RandomSource(seed: seed)
      return Value.arbitrary(using: &source)
    }
  }

  /// Follows the second of the simpler values, or the only one, until there are none.
  private func shrinks<Value: Arbitrary>(_ value: Value, steps: Int = 10_000) -> Bool {
    var value = value
    for _ in 0..<steps {
      guard let simpler = Array(value.shrunk().prefix(2)).last else { return true }
      value = simpler
    }
    return false
  }

  private func isSound<Value: Arbitrary & Equatable>(_ type: Value.Type) -> Bool {
    let once = values(type, count: 40)
    return once == values(type, count: 40)
      && once.allSatisfy { value in
        !value.shrunk().contains(value) && value.shrunk().prefix(4).allSatisfy { shrinks($0) }
      }
  }

  @Test func integers() {
    let numbers = values(Int8.self)
    #expect(Set<Int8>([0, 1, -1, .min, .max]).isSubset(of: numbers))
    #expect(Set<UInt64>([0, 1, .max]).isSubset(of: values(UInt64.self)))
    #expect(Array((-5).shrunk()) == [5, 0, -3, -4])
    #expect(Array(Int.min.shrunk()).first == 0)
    #expect(Array((0 as Int).shrunk()).isEmpty)
  }

  @Test func floatingPoint() {
    let numbers = values(Double.self)
    #expect(!numbers.contains { $0.isNaN })
    #expect(numbers.contains(.infinity))
    #expect(numbers.contains { $0 != $0.rounded() })
    #expect(Array((2.5).shrunk()) == [0, 1, 2, 0.5])
  }

  @Test func text() {
    let texts = values(String.self)
    #expect(texts.contains(""))
    #expect(texts.contains { $0.unicodeScalars.contains("\u{301}") })
    #expect(texts.contains { $0.contains("👩‍👩‍👧") })
    #expect(texts.contains { $0 != $0.lowercased() })
    #expect(Array("é".shrunk()) == ["", "a", "A", " "])
  }

  @Test func collections() {
    #expect(values([Int].self).map(\.count).max() == RandomSource.defaultSize)
    #expect(values([Int].self).contains([]))
    #expect(Array([3, 0].shrunk()) == [[], [0], [3], [0, 0], [2, 0]])
    let optionals: [Int?] = values()
    #expect(optionals.contains { $0 == nil } && optionals.contains { $0 != nil })
    #expect(Array(["a": 1].shrunk()) == [[:], ["": 1], ["a": 0]])
    #expect(Array(Set([1]).shrunk()) == [[], [0]])
  }

  @Test func everyTypeGeneratesAndShrinks() {
    #expect(isSound(Int.self) && isSound(Int16.self) && isSound(UInt.self))
    #expect(isSound(UInt8.self) && isSound(UInt32.self))
    #expect(isSound(Float.self) && isSound(Double.self) && isSound(Bool.self))
    #expect(isSound(Character.self) && isSound(String.self) && isSound(Substring.self))
    #expect(isSound(Unicode.Scalar.self) && isSound(Range<Int>.self))
    #expect(isSound(ClosedRange<String>.self) && isSound([String: [Int?]].self))
    #expect(isSound(Set<Int8>.self) && isSound(ContiguousArray<Bool>.self))
    #expect(isSound(ArraySlice<Int>.self) && isSound(Result<Int, Failure>.self))
    #expect(isSound(User.self) && isSound(Shape.self) && isSound(List.self))
    #expect(isSound(Date.self) && isSound(UUID.self) && isSound(Data.self))
    #expect(isSound(Decimal.self) && isSound(URL.self))
    #expect(isSound(CGFloat.self) && isSound(CGPoint.self) && isSound(CGRect.self))
    #expect(isSound(CGSize.self) && isSound(DateComponents.self) && isSound(DateInterval.self))
    #expect(isSound(Calendar.self) && isSound(TimeZone.self) && isSound(Locale.self))
    #expect(isSound(IndexPath.self) && isSound(IndexSet.self))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func newerTypesGenerateAndShrink() {
    #expect(isSound(Duration.self) && isSound(Int128.self) && isSound(UInt128.self))
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      #expect(isSound(Float16.self))
    #endif
    #expect(
      Array(Duration.milliseconds(-1500).shrunk())
        == [.seconds(1), .seconds(0), .seconds(-1)])
    #expect(Set(values(Calendar.self).map(\.identifier)).count == 6)
    #expect(Set(values(Locale.self).map(\.identifier)).count == 7)
    #expect(values(DateComponents.self).contains { $0.year == nil && $0.day != nil })
  }

  @Test func tuples() {
    #expect(Array(shrunk((2, true)).map { "\($0)" }) == ["(0, true)", "(1, true)", "(2, false)"])
    var source = RandomSource(seed: 1)
    let pair: (Int, String) = source.tuple()
    var again = RandomSource(seed: 1)
    #expect(pair == (.arbitrary(using: &again), .arbitrary(using: &again)))
  }

  @Test func caseIterable() {
    #expect(Set(values(Failure.self)) == [.late, .lost])
    #expect(Array(Failure.lost.shrunk()) == [.late])
  }

  @Test func recursionEnds() {
    #expect(values(List.self).allSatisfy { $0.count <= 6 })
  }

  /// A long list has few simpler values, which lead to the simplest one.
  @Test func longLists() {
    let texts = (0..<2000).map { "text \($0)" }
    let counts = Array(texts.shrunk().map(\.count))
    #expect(counts.count < 2000 && counts.min() == 0 && counts.max() == 2000)
    let counterexample = #expect(throws: Counterexample.self) {
      try checkProperty(of: [Int].self, size: 3000) { $0.count < 1000 }
    }
    #expect(counterexample?.inputs.map(\.value) == ["\(Array(repeating: 0, count: 1000))"])
  }
}

/// Tests that a check makes only the simpler values that it tries: together, those of a large value would take
/// more memory than there is.
@Suite struct LazyShrinkingTests {
  /// A value that counts the simpler values that are made of it.
  private struct Counted: Hashable, CustomStringConvertible, Arbitrary {
    final class Counter: @unchecked Sendable {
      var count = 0
    }

    @TaskLocal static var made = Counter()

    var number = 9

    var description: String { "\(number)" }

    static func arbitrary(using source: inout RandomSource) -> Counted { Counted() }

    func shrunk() -> SimplerValues<Counted> {
      number.shrunk().map { number in
        Self.made.count += 1
        return Counted(number: number)
      }
    }
  }

  private struct Wide: Equatable, Arbitrary {
    var one = many
    var other = many

    static var many: [Counted] { Array(repeating: Counted(), count: 100) }

    static func arbitrary(using source: inout RandomSource) -> Wide { Wide() }

    func shrunk() -> SimplerValues<Wide> { shrunk(through: Lens(\.one), Lens(\.other)) }
  }

  /// The number of simpler values of parts that are made for some of the simpler values of a whole.
  private func made<Value>(for count: Int, of values: SimplerValues<Value>) -> Int {
    Counted.$made.withValue(Counted.Counter()) {
      let rest = values.makeIterator()
      for _ in 0..<count { _ = rest.next() }
      return Counted.made.count
    }
  }

  @Test func partsAreMadeWhenTried() {
    let numbers = Wide.many
    let shorter = Array(numbers.shrunk()).filter { $0.count < 100 }.count
    #expect(made(for: shorter, of: numbers.shrunk()) == 0)
    #expect(made(for: shorter + 3, of: numbers.shrunk()) == 3)
    #expect(made(for: shorter + 3, of: shrunk((numbers, numbers))) == 3)
    #expect(made(for: shorter + 3, of: Wide().shrunk()) == 3)
    #expect(made(for: shorter + 3, of: Wide().shrunk().map { [$0] }.filter { _ in true }) == 3)
    #expect(made(for: 1, of: Optional(numbers[0]).shrunk()) == 0)
    #expect(made(for: 1, of: Set(numbers).shrunk()) == 0)
    #expect(made(for: 1, of: [1: numbers[0]].shrunk()) == 0)
  }

  /// A list of 100 elements has 400 simpler ones of the same length: the check has made as many of them as it
  /// has tried.
  @Test func valuesOfGeneratorsAreMadeWhenTried() {
    Counted.$made.withValue(Counted.Counter()) {
      let tried = Counted.Counter()
      #expect(throws: Counterexample.self) {
        try checkProperty(for: Gen<Counted>.arbitrary.array(of: 100...100)) { numbers in
          let isFirst = tried.count == 0
          #expect(Counted.made.count == tried.count)
          tried.count += 1
          return !isFirst
        }
      }
      #expect(tried.count == 401)
    }
  }

  /// The order of the values, and those that are put before them.
  @Test func preceding() {
    #expect(Array(2.shrunk().preceded(by: [7, 8])) == [7, 8, 0, 1])
    #expect(Array(2.shrunk().preceded(by: [])) == [0, 1])
    #expect(Array(([] as SimplerValues).preceded(by: 2.shrunk())) == [0, 1])
    let twice = 2.shrunk()
    #expect(Array(twice) == Array(twice))
  }
}

private enum Failure: Error, CaseIterable, Arbitrary {
  case late, lost
}

private indirect enum List: Equatable, Arbitrary {
  case end
  case link(Int, List)

  static func arbitrary(using source: inout RandomSource) -> List {
    if source.size == 0 { return .end }
    return .link(.arbitrary(using: &source), source.smaller { .arbitrary(using: &$0) })
  }

  func shrunk() -> SimplerValues<List> {
    guard case .link(let head, let tail) = self else { return [] }
    return OpticsLaws.shrunk((head, tail)).map { .link($0, $1) }.preceded(by: [tail])
  }

  var count: Int {
    if case .link(_, let tail) = self { tail.count + 1 } else { 0 }
  }
}
