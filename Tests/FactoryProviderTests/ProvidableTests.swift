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

  @Test func wideIntegersAreZero() {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    #expect(Factory<Int128>.provide() == 0)
    #expect(Factory<UInt128>.provide() == 0)
  }

  @Test func floatingPointNumbersAreZero() {
    #if !(os(macOS) && arch(x86_64))
      if #available(macOS 11, iOS 14, tvOS 14, watchOS 7, *) {
        #expect(Factory<Float16>.provide() == 0)
      }
    #endif
    #expect(Factory<Float>.provide() == 0)
    #expect(Factory<Double>.provide() == 0)
  }

  @Test func textIsEmpty() {
    #expect(Factory<String>.provide() == "")
    #expect(Factory<Substring>.provide() == "")
    #expect(Factory<StaticString>.provide().utf8CodeUnitCount == 0)
    #expect(Factory<Character>.provide() == " ")
    #expect(Factory<Unicode.Scalar>.provide() == " ")
  }

  @Test func aDurationIsZero() {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return }
    #expect(Factory<Duration>.provide() == .zero)
  }

  @Test func anythingHashableIsZero() {
    #expect(Factory<AnyHashable>.provide() == AnyHashable(0))
  }

  @Test func boolIsFalse() {
    #expect(Factory<Bool>.provide() == false)
  }

  @Test func containersProvideOneElement() {
    #expect(Factory<Int?>.provide() == .some(0))
    #expect(Factory<[Int]>.provide() == [0])
    #expect(Factory<ContiguousArray<Int>>.provide() == [0])
    #expect(Factory<ArraySlice<Int>>.provide() == [0])
    #expect(Factory<Set<Int>>.provide() == [0])
    #expect(Factory<[String: Int]>.provide() == ["": 0])
    #expect(Factory<[String: [Int?]]>.provide() == ["": [0]])
    #expect(Factory<CollectionOfOne<Int>>.provide().first == 0)
    #expect(Factory<KeyValuePairs<String, Int>>.provide().map(\.key) == [""])
  }

  @Test func inlineArraysRepeatOneElement() {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let array = Factory<InlineArray<3, String>>.provide()
    #expect(array.indices.allSatisfy { array[$0] == "" })
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
    #expect(Factory<Calendar>.provide().identifier == .gregorian)
    #expect(Factory<CharacterSet>.provide().isEmpty)
    #expect(Factory<Data>.provide().isEmpty)
    #expect(Factory<DateComponents>.provide() == DateComponents())
    #expect(Factory<DateInterval>.provide().duration == 0)
    #expect(Factory<IndexPath>.provide().isEmpty)
    #expect(Factory<IndexSet>.provide().isEmpty)
    #expect(Factory<Locale>.provide().identifier == "en_US_POSIX")
    #expect(Factory<TimeZone>.provide().secondsFromGMT() == 0)
    #expect(Factory<URLComponents>.provide().string == "")
    #expect(Factory<Date>.provide().timeIntervalSince1970 == 0)
    #expect(Factory<Decimal>.provide() == 0)
    #expect(Factory<URL>.provide().path == "/")
    #expect(Factory<URLQueryItem>.provide() == URLQueryItem(name: "", value: nil))
    #expect(Factory<PersonNameComponents>.provide() == PersonNameComponents())
    #expect(Factory<NSRange>.provide() == NSRange(location: 0, length: 0))
    #expect(Factory<UUID>.provide().uuidString == "00000000-0000-0000-0000-000000000000")
  }

  @Test func geometryIsAtTheOrigin() {
    #expect(Factory<CGFloat>.provide() == 0)
    #expect(Factory<CGPoint>.provide() == .zero)
    #expect(Factory<CGRect>.provide() == .zero)
    #expect(Factory<CGSize>.provide() == .zero)
  }

  @Test func attributedTextIsEmpty() {
    guard #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) else { return }
    #expect(Factory<AttributedString>.provide() == AttributedString())
  }
}
