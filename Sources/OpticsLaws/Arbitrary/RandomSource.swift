/// The source of arbitrary values: a seeded generator of random numbers with a size.
///
///     var source = RandomSource(seed: 7)
///     let (age, name) = (Int.arbitrary(using: &source), String.arbitrary(using: &source))
///
/// The same seed and size generate the same values, on every machine and in every process.
public struct RandomSource: RandomNumberGenerator, Sendable {
  /// The ``size`` that the checks use by default.
  public static let defaultSize = 20

  /// The largest size: larger ones would only exhaust the memory.
  internal static let greatestSize = 10_000

  /// The maximal size of the generated values.
  ///
  ///     print(RandomSource(seed: 7).size)  // 20
  ///
  /// The size limits the length of strings and collections, and the bound of small integers. At
  /// size 0, recursive types must generate a value without recursion.
  public private(set) var size: Int

  /// Whether arbitrary numbers are finite: most formats have no infinity.
  package var isFinite = false

  private var state: UInt64

  /// Creates a source that depends only on a seed and a size.
  ///
  /// - Parameters:
  ///   - seed: Any number.
  ///   - size: The maximal size of the generated values; not negative. A size over 10,000 counts as
  ///     10,000.
  public init(seed: UInt64, size: Int = RandomSource.defaultSize) {
    precondition(size >= 0, "the size must not be negative")
    state = seed
    self.size = min(size, Self.greatestSize)
  }

  /// Returns the next random number, by SplitMix64 (Steele, Lea and Flood, *Fast Splittable
  /// Pseudorandom Number Generators*, 2014).
  ///
  ///     var source = RandomSource(seed: 0)
  ///     print(source.next())  // 16294208416658607535
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RandomSource {
  /// Returns a random number from 0 up to, but not including, a bound.
  ///
  ///     var source = RandomSource(seed: 0)
  ///     print(source.index(below: 6))  // 5
  ///
  /// - Parameter bound: At least 1.
  /// - Returns: A number below the bound.
  public mutating func index(below bound: Int) -> Int {
    precondition(bound > 0, "the bound must be at least 1")
    return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Returns one of several values, each with the same probability.
  ///
  ///     var source = RandomSource(seed: 0)
  ///     print(source.choice(of: ["S", "M", "L"]))  // L
  ///
  /// - Parameter choices: At least one value.
  /// - Returns: One of the choices.
  public mutating func choice<Value>(of choices: [Value]) -> Value {
    choices[index(below: choices.count)]
  }

  /// Returns what a closure generates at half the size.
  ///
  /// Use this function for the values within a value, so that recursion ends.
  ///
  ///     indirect enum List: Arbitrary {
  ///       case end, link(Int, List)
  ///
  ///       static func arbitrary(using source: inout RandomSource) -> List {
  ///         if source.size == 0 { return .end }
  ///         return .link(.arbitrary(using: &source), source.smaller { .arbitrary(using: &$0) })
  ///       }
  ///     }
  ///
  /// - Parameter make: Generates a value from the given source.
  /// - Returns: The generated value.
  public mutating func smaller<Value>(_ make: (inout RandomSource) -> Value) -> Value {
    let whole = size
    size /= 2
    defer { size = whole }
    return make(&self)
  }

  /// Generates an arbitrary tuple.
  ///
  ///     var source = RandomSource(seed: 7)
  ///     let pair: (Int, String) = source.tuple()
  public mutating func tuple<each Element: Arbitrary>() -> (repeat each Element) {
    (repeat (each Element).arbitrary(using: &self))
  }
}

extension RandomSource {
  /// Creates a source for one case of a check, of any size up to the given one.
  internal init(caseSeed: UInt64, maximalSize: Int) {
    self.init(seed: caseSeed, size: maximalSize)
    size = index(below: size + 1)
  }
}
