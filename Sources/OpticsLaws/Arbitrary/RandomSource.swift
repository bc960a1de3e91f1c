/// Where arbitrary values come from: a seeded generator of random numbers with a size.
///
///     var source = RandomSource(seed: 7)
///     let (age, name) = (Int.arbitrary(using: &source), String.arbitrary(using: &source))
///
/// The same seed and size give the same values, on every machine and in every process.
public struct RandomSource: RandomNumberGenerator, Sendable {
  /// The size of the values that the checks make unless told otherwise.
  public static let defaultSize = 20

  /// How large values may get.
  ///
  /// It is the greatest length of a string or collection, and the bound of integers that are to be
  /// small. At size 0, recursive types have to end.
  public private(set) var size: Int

  private var state: UInt64

  /// A source that is determined by a seed.
  ///
  /// - Parameters:
  ///   - seed: Any number.
  ///   - size: How large values may get.
  public init(seed: UInt64, size: Int = RandomSource.defaultSize) {
    precondition(size >= 0, "a size is not negative")
    state = seed
    self.size = size
  }

  /// The next random number: SplitMix64 (Steele, Lea and Flood, *Fast Splittable Pseudorandom
  /// Number Generators*, 2014).
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RandomSource {
  /// A number from 0 up to, and without, a bound.
  ///
  /// - Parameter bound: At least 1.
  public mutating func index(below bound: Int) -> Int {
    precondition(bound > 0, "there is no index below 0")
    return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// One of several values, each as likely as the others.
  ///
  /// - Parameter choices: At least one value.
  public mutating func choice<Value>(of choices: [Value]) -> Value {
    choices[index(below: choices.count)]
  }

  /// What a closure makes while the size is halved: the way to generate what lies within a value,
  /// so that recursion ends.
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
  /// - Parameter make: Makes a value with the source it is given.
  public mutating func smaller<Value>(_ make: (inout RandomSource) -> Value) -> Value {
    let whole = size
    size /= 2
    defer { size = whole }
    return make(&self)
  }

  /// An arbitrary tuple.
  ///
  ///     var source = RandomSource(seed: 7)
  ///     let pair: (Int, String) = source.tuple()
  public mutating func tuple<each Element: Arbitrary>() -> (repeat each Element) {
    (repeat (each Element).arbitrary(using: &self))
  }
}

extension RandomSource {
  /// A source for one of the many cases of a check, of any size up to the one given.
  internal init(caseSeed: UInt64, maximalSize: Int) {
    self.init(seed: caseSeed, size: maximalSize)
    size = index(below: maximalSize + 1)
  }

  /// The seeds of the cases of a check.
  ///
  /// The first is the given seed itself, so that the seed of a
  /// case, given back, replays that case first.
  internal static func caseSeeds(_ seed: UInt64) -> some Sequence<UInt64> {
    var source = RandomSource(seed: seed)
    return sequence(first: seed) { _ in source.next() >> 32 }
  }
}
