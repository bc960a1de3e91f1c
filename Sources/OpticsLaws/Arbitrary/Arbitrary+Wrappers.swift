extension Optional: Arbitrary where Wrapped: Arbitrary {
  /// In a quarter of the cases `nil`, and at size 0 always.
  public static func arbitrary(using source: inout RandomSource) -> Wrapped? {
    if source.size == 0 || source.index(below: 4) == 0 { return nil }
    return source.smaller { .some(.arbitrary(using: &$0)) }
  }

  /// `nil`, then simpler values.
  public func shrunk() -> SimplerValues<Wrapped?> {
    map { $0.shrunk().map { .some($0) }.preceded(by: [nil]) } ?? []
  }
}

extension Result: Arbitrary where Success: Arbitrary, Failure: Arbitrary {
  /// In half of the cases a success.
  public static func arbitrary(using source: inout RandomSource) -> Result {
    source.index(below: 2) == 0
      ? .success(.arbitrary(using: &source)) : .failure(.arbitrary(using: &source))
  }

  /// The same case with a simpler value.
  public func shrunk() -> SimplerValues<Result> {
    switch self {
    case .success(let value): value.shrunk().map { .success($0) }
    case .failure(let error): error.shrunk().map { .failure($0) }
    }
  }
}

extension Range: Arbitrary where Bound: Arbitrary {
  /// A range between two arbitrary values, sometimes empty.
  public static func arbitrary(using source: inout RandomSource) -> Range {
    let (one, other): (Bound, Bound) = source.tuple()
    return one <= other ? one..<other : other..<one
  }

  /// Ranges with a simpler bound.
  public func shrunk() -> SimplerValues<Range> {
    OpticsLaws.shrunk((lowerBound, upperBound)).filter { $0 <= $1 }.map { $0..<$1 }
  }
}

extension ClosedRange: Arbitrary where Bound: Arbitrary {
  /// A range between two arbitrary values.
  public static func arbitrary(using source: inout RandomSource) -> ClosedRange {
    let (one, other): (Bound, Bound) = source.tuple()
    return one <= other ? one...other : other...one
  }

  /// Ranges with a simpler bound.
  public func shrunk() -> SimplerValues<ClosedRange> {
    OpticsLaws.shrunk((lowerBound, upperBound)).filter { $0 <= $1 }.map { $0...$1 }
  }
}
