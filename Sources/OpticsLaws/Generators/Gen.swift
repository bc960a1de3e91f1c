import Optics

/// A generator of values for a check: of the values that a property is about, rather than of any value of a
/// type.
///
///     let quantities = Gen.int(in: 1...99)
///     let codes = Gen.element(of: "ABC").string(of: 2...4)
///
///     try checkProperty(for: .zip(quantities, codes)) { quantity, code in
///       quantity > 0 && !code.isEmpty
///     }
///
/// Counterexamples shrink to other values of the generator: a number to the one in its range that is the
/// closest to zero, a text to the shortest, a mapped value by its source.
///
/// To use a generator in the same way in several tests, make it a static property: for example,
/// `extension Gen<Order> { static var paid: Gen { … } }` for `checkProperty(for: .paid)`.
public struct Gen<Value> {
  /// Generates a sample; `nil` if the case is discarded.
  internal let sample: (inout RandomSource) -> Sample<Value>?
}

extension Gen {
  /// Creates a generator of values that know their simpler values.
  internal init(
    _ value: @escaping (inout RandomSource) -> Value,
    shrunk: @escaping (Value) -> SimplerValues<Value>
  ) {
    self.init { Sample(value(&$0), shrunk: shrunk) }
  }
}

extension Gen where Value: Arbitrary {
  /// Arbitrary values of the type, which ``Arbitrary/arbitrary(using:)`` generates.
  public static var arbitrary: Gen { Gen({ .arbitrary(using: &$0) }, shrunk: { $0.shrunk() }) }
}

extension Gen where Value: FixedWidthInteger {
  /// Integers in a range, a quarter of them its bounds and the one that is the closest to zero.
  ///
  ///     try checkProperty(for: .int(in: 1...99)) { $0 > 0 }
  ///
  /// - Parameter range: The range.
  public static func int(in range: ClosedRange<Value>) -> Gen {
    let origin = range.nearestToZero
    return Gen(
      { source in
        source.index(below: 4) == 0
          ? source.choice(of: [range.lowerBound, range.upperBound, origin])
          : .random(in: range, using: &source)
      }, shrunk: { SimplerValues($0.shrunk(towards: origin).filter(range.contains)) })
  }
}

extension Gen where Value: BinaryFloatingPoint {
  /// Numbers in a range, a quarter of them its bounds and the one that is the closest to zero.
  ///
  ///     try checkProperty(for: .double(in: 0...1)) { 0 <= $0 && $0 <= 1 }
  ///
  /// - Parameter range: The range; its bounds are finite.
  public static func double(in range: ClosedRange<Value>) -> Gen {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "the bounds must be finite")
    let origin = range.nearestToZero
    return Gen(
      { source in
        let share = Value(source.index(below: 1001)) / 1000
        let value =
          source.index(below: 4) == 0
          ? source.choice(of: [range.lowerBound, range.upperBound, origin])
          : range.lowerBound * (1 - share) + range.upperBound * share
        return min(max(value, range.lowerBound), range.upperBound)
      },
      shrunk: {
        SimplerValues($0 == origin ? [] : [origin] + $0.shrunkTowardsZero().filter(range.contains))
      })
  }
}

extension ClosedRange where Bound: Numeric {
  fileprivate var nearestToZero: Bound { Swift.min(Swift.max(0, lowerBound), upperBound) }
}

extension Gen {
  /// The elements of a collection, which shrink to its first element.
  ///
  ///     try checkProperty(for: .element(of: ["EUR", "USD"])) { $0.count == 3 }
  ///
  /// - Parameter elements: The collection; not empty.
  public static func element<Elements: Collection>(
    of elements: Elements
  ) -> Gen where Elements.Element == Value {
    precondition(!elements.isEmpty, "a generator needs at least one element")
    let elements = Array(elements)
    return Gen<Int>.int(in: 0...elements.count - 1).map { elements[$0] }
  }

  /// The values of several generators, each chosen with the same probability.
  ///
  /// They shrink to the values of the first generator.
  ///
  ///     try checkProperty(for: .oneOf(.int(in: -9 ... -1), .int(in: 1...9))) { 10 / $0 != 0 }
  ///
  /// - Parameters:
  ///   - first: The simplest generator.
  ///   - others: The other generators.
  public static func oneOf(_ first: Gen, _ others: Gen...) -> Gen {
    let generators = [first] + others
    return Gen { source in
      let position = source.index(below: generators.count)
      let start = source
      guard let sample = generators[position].sample(&source) else { return nil }
      return Sample(sample.value) {
        let earlier = generators[..<position].lazy.compactMap { generator in
          var again = start
          return generator.sample(&again)
        }
        return sample.simpler().preceded(by: SimplerValues(earlier))
      }
    }
  }

  /// Tuples of the values of several generators.
  ///
  ///     let orders = Gen.zip(.int(in: 1...9), .element(of: ["tea", "cup"])).map { "\($0) × \($1)" }
  ///
  /// - Parameter generators: A generator for each element.
  public static func zip<each Element>(
    _ generators: repeat Gen<each Element>
  ) -> Gen where Value == (repeat each Element) {
    Gen { source in
      func sample<Part>(_ generator: Gen<Part>) throws(Discarded) -> Sample<Part> {
        guard let sample = generator.sample(&source) else { throw Discarded() }
        return sample
      }
      return try? .tuple(repeat sample(each generators))
    }
  }
}

/// A generator has no value.
private struct Discarded: Error {}

extension Gen {
  /// The results of a function of the values, which shrink as the values do.
  ///
  ///     let even = Gen.int(in: 0...50).map { $0 * 2 }
  ///
  /// - Parameter transform: The function.
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> Gen<Result> {
    Gen<Result> { source in sample(&source)?.map(transform) }
  }

  /// The values that meet a condition.
  ///
  ///     let odd = Gen.int(in: 0...99).filter { $0 % 2 == 1 }
  ///
  /// If ten values in a row do not meet it, the case is discarded, and counted in
  /// ``Coverage/discarded``. Prefer a range or `map(_:)` to a filter that leaves out most values.
  ///
  /// - Parameter isIncluded: The condition.
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Gen {
    Gen { source in
      for _ in 0..<10 {
        if let sample = sample(&source)?.filtered(by: isIncluded) { return sample }
      }
      return nil
    }
  }

  /// The values with other parts: each part of an optic is replaced by a value of a generator.
  ///
  ///     let ordered = Gen<Line>.arbitrary.replacing(Line._quantity, by: .int(in: 1...99))
  ///     try checkProperty(for: ordered) { $0.quantity > 0 }
  ///
  /// - Parameters:
  ///   - optic: A lawful optic of any kind. A value without parts stays as it is.
  ///   - parts: The generator of the parts.
  public func replacing<Kind, Part>(
    _ optic: Optic<Kind, Value, Part>, by parts: Gen<Part>
  ) -> Gen {
    pairs(replacing: optic, by: parts).map(\.new)
  }

  /// The values before and after their parts are replaced.
  internal func pairs<Kind, Part>(
    replacing optic: Optic<Kind, Value, Part>, by parts: Gen<Part>
  ) -> Gen<(old: Value, new: Value)> {
    Gen<(old: Value, new: Value)> { source in
      guard let whole = sample(&source),
        let parts = source.samples(of: parts, count: optic.all(whole.value).count)
      else { return nil }
      return .replacing(optic, in: whole, by: parts)
    }
  }

  /// Arrays of the values.
  ///
  ///     let rolls = Gen.int(in: 1...6).array(of: 1...5)
  ///
  /// - Parameter count: The number of elements; not negative.
  public func array(of count: ClosedRange<Int>) -> Gen<[Value]> {
    precondition(count.lowerBound >= 0, "an array has no negative number of elements")
    let counts = Gen<Int>.int(in: count)
    return Gen<[Value]> { source in
      guard let number = counts.sample(&source)?.value,
        let elements = source.samples(of: self, count: number)
      else { return nil }
      return .list(elements, least: count.lowerBound)
    }
  }
}

extension Gen<Character> {
  /// Texts of the characters.
  ///
  ///     let codes = Gen.element(of: "0123456789").string(of: 4...6)
  ///
  /// - Parameter count: The number of characters; not negative. A text whose characters combine into others
  ///   has fewer.
  public func string(of count: ClosedRange<Int>) -> Gen<String> {
    array(of: count).map { String($0) }
  }
}

extension RandomSource {
  /// Returns several samples of a generator; `nil` if it has none.
  fileprivate mutating func samples<Value>(
    of generator: Gen<Value>, count: Int
  ) -> [Sample<Value>]? {
    var samples: [Sample<Value>] = []
    for _ in 0..<count {
      guard let sample = generator.sample(&self) else { return nil }
      samples.append(sample)
    }
    return samples
  }
}
