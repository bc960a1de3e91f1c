/// The cases of a check: an endless sequence that depends only on a seed and a size.
///
/// The first case uses the given seed itself, so the seed of a case replays that case first.
internal struct Cases: Sequence, IteratorProtocol {
  /// One case, of any size up to the size of the check.
  internal struct Case {
    internal let seed: UInt64
    internal let maximalSize: Int
  }

  private var seed: UInt64
  private var seeds: RandomSource
  private let size: Int

  internal init(seed: UInt64, size: Int) {
    self.seed = seed
    self.size = Swift.min(size, RandomSource.greatestSize)
    seeds = RandomSource(seed: seed)
  }

  internal mutating func next() -> Case? {
    defer { seed = seeds.next() >> 32 }
    return Case(seed: seed, maximalSize: size)
  }
}

extension Cases.Case {
  /// The source of the values of this case.
  internal var source: RandomSource { RandomSource(caseSeed: seed, maximalSize: maximalSize) }

  /// The arguments that replay this case.
  internal var replay: String {
    maximalSize == RandomSource.defaultSize
      ? "seed: \(seed)" : "seed: \(seed), size: \(maximalSize)"
  }
}
