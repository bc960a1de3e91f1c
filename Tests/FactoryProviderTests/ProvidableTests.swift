import FactoryProvider
import Foundation
import Testing

@Suite struct ProvidableTests {
  @Test func integersAreZero() {
    func isZero<Number: BinaryInteger & Providable>(_: Number.Type) -> Bool {
      Factory<Number>.provide() == 0
    }
    #expect(isZero(Int.self) && isZero(Int8.self) && isZero(Int16.self))
    #expect(isZero(Int32.self) && isZero(Int64.self))
    #expect(isZero(UInt.self) && isZero(UInt8.self) && isZero(UInt16.self))
    #expect(isZero(UInt32.self) && isZero(UInt64.self))
  }

  @Test func floatingPointNumbersAreZero() {
    #expect(Factory<Float>.provide() == 0)
    #expect(Factory<Double>.provide() == 0)
  }

  @Test func textIsEmpty() {
    #expect(Factory<String>.provide() == "")
    #expect(Factory<Substring>.provide() == "")
    #expect(Factory<Character>.provide() == " ")
  }

  @Test func boolIsFalse() {
    #expect(Factory<Bool>.provide() == false)
  }

  @Test func containersHoldOneElement() {
    #expect(Factory<Int?>.provide() == .some(0))
    #expect(Factory<[Int]>.provide() == [0])
    #expect(Factory<ContiguousArray<Int>>.provide() == [0])
    #expect(Factory<ArraySlice<Int>>.provide() == [0])
    #expect(Factory<Set<Int>>.provide() == [0])
    #expect(Factory<[String: Int]>.provide() == ["": 0])
    #expect(Factory<[String: [Int?]]>.provide() == ["": [0]])
  }

  @Test func resultIsSuccess() {
    struct Failure: Error, Equatable {}
    #expect(Factory<Result<Int, Failure>>.provide() == .success(0))
  }

  @Test func rangesDoNotTrap() {
    #expect(Factory<Range<Int>>.provide() == 0..<0)
    #expect(Factory<ClosedRange<Int>>.provide() == 0...0)
    #expect(Factory<PartialRangeFrom<Int>>.provide().lowerBound == 0)
    #expect(Factory<PartialRangeThrough<Int>>.provide().upperBound == 0)
    #expect(Factory<PartialRangeUpTo<Int>>.provide().upperBound == 0)
  }

  @Test func foundationTypes() {
    #expect(Factory<Data>.provide().isEmpty)
    #expect(Factory<Date>.provide().timeIntervalSince1970 == 0)
    #expect(Factory<Decimal>.provide() == 0)
    #expect(Factory<URL>.provide().path == "/")
    #expect(Factory<UUID>.provide().uuidString == "00000000-0000-0000-0000-000000000000")
  }
}
