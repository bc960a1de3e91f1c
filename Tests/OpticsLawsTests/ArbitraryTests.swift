import Foundation
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
      guard let simpler = value.shrunk().prefix(2).last else { return true }
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
    #expect((-5).shrunk() == [5, 0, -3, -4])
    #expect(Int.min.shrunk().first == 0)
    #expect((0 as Int).shrunk().isEmpty)
  }

  @Test func floatingPoint() {
    let numbers = values(Double.self)
    #expect(!numbers.contains { $0.isNaN })
    #expect(numbers.contains(.infinity))
    #expect(numbers.contains { $0 != $0.rounded() })
    #expect((2.5).shrunk() == [0, 1, 2, 0.5])
  }

  @Test func text() {
    let texts = values(String.self)
    #expect(texts.contains(""))
    #expect(texts.contains { $0.unicodeScalars.contains("\u{301}") })
    #expect(texts.contains { $0.contains("👩‍👩‍👧") })
    #expect(texts.contains { $0 != $0.lowercased() })
    #expect("é".shrunk() == ["", "a", "A", " "])
  }

  @Test func collections() {
    #expect(values([Int].self).map(\.count).max() == RandomSource.defaultSize)
    #expect(values([Int].self).contains([]))
    #expect([3, 0].shrunk() == [[], [0], [3], [0, 0], [2, 0]])
    let optionals: [Int?] = values()
    #expect(optionals.contains { $0 == nil } && optionals.contains { $0 != nil })
    #expect(["a": 1].shrunk() == [[:], ["": 1], ["a": 0]])
    #expect(Set([1]).shrunk() == [[], [0]])
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
    #expect(Duration.milliseconds(-1500).shrunk() == [1, 0].map { .seconds($0) } + [.seconds(-1)])
    #expect(Set(values(Calendar.self).map(\.identifier)).count == 6)
    #expect(Set(values(Locale.self).map(\.identifier)).count == 7)
    #expect(values(DateComponents.self).contains { $0.year == nil && $0.day != nil })
  }

  @Test func tuples() {
    #expect(shrunk((2, true)).map { "\($0)" } == ["(0, true)", "(1, true)", "(2, false)"])
    var source = RandomSource(seed: 1)
    let pair: (Int, String) = source.tuple()
    var again = RandomSource(seed: 1)
    #expect(pair == (.arbitrary(using: &again), .arbitrary(using: &again)))
  }

  @Test func caseIterable() {
    #expect(Set(values(Failure.self)) == [.late, .lost])
    #expect(Failure.lost.shrunk() == [.late])
  }

  @Test func recursionEnds() {
    #expect(values(List.self).allSatisfy { $0.count <= 6 })
  }

  /// All simpler values of a long list together take no more than a few hundred times its memory, and lead
  /// to the simplest one.
  @Test func longLists() {
    let texts = (0..<2000).map { "text \($0)" }
    let simpler = texts.shrunk()
    #expect(simpler.count < 2000)
    #expect(simpler.map(\.count).min() == 0 && simpler.map(\.count).max() == 2000)
    let counterexample = #expect(throws: Counterexample.self) {
      try checkProperty(of: [Int].self, size: 3000) { $0.count < 1000 }
    }
    #expect(counterexample?.inputs.map(\.value) == ["\(Array(repeating: 0, count: 1000))"])
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

  func shrunk() -> [List] {
    guard case .link(let head, let tail) = self else { return [] }
    return [tail] + OpticsLaws.shrunk((head, tail)).map { .link($0, $1) }
  }

  var count: Int {
    if case .link(_, let tail) = self { tail.count + 1 } else { 0 }
  }
}
