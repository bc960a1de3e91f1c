/// Returns the tuples in which one element is simpler than in the given tuple; the counterpart of
/// `shrunk()` for tuples.
///
///     print(Array(shrunk((2, true))))  // [(0, true), (1, true), (2, false)]
///
/// - Parameter tuple: A tuple of arbitrary values.
/// - Returns: The tuples with one simpler element.
@_disfavoredOverload
public func shrunk<each Element: Arbitrary>(
  _ tuple: (repeat each Element)
) -> SimplerValues<(repeat each Element)> {
  // No key path: one onto a type with a pack stops the program in Swift 6.3.
  Sample<(repeat each Element)>.tuple(repeat Sample(each tuple, shrunk: { $0.shrunk() })).simpler()
    .map { $0.value }
}

extension Array {
  /// The number of runs to leave out or to simplify: a search that tried each element of a long list would
  /// not end before its limit.
  private static var greatestNumberOfRuns: Int { 256 }

  /// Returns simpler lists: first without a run of elements, the longest runs first; then with one
  /// element simplified.
  internal func shrunk(
    by shrunkElement: @escaping (Element) -> SimplerValues<Element>
  ) -> SimplerValues<[Element]> {
    let shorter = SimplerValues(
      runs.lazy.map { run in Array(self[..<run.lowerBound] + self[run.upperBound...]) })
    return shrunkElements(by: shrunkElement).preceded(by: shorter)
  }

  /// The runs of elements to leave out or to simplify at once: all, both halves, each quarter and so on.
  private var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var length = count
    while length > 0, runs.count < Self.greatestNumberOfRuns {
      runs += stride(from: 0, to: count, by: length).map { $0..<Swift.min($0 + length, count) }
      length /= 2
    }
    return runs
  }

  /// Returns lists of the same length with one element simplified; of a long list, with a run of elements
  /// simplified.
  internal func shrunkElements(
    by shrunkElement: @escaping (Element) -> SimplerValues<Element>
  ) -> SimplerValues<[Element]> {
    if count > Self.greatestNumberOfRuns { return shrunkRuns(by: shrunkElement) }
    return SimplerValues(
      indices.lazy.flatMap { index in
        shrunkElement(self[index]).map { candidate in
          var list = self
          list[index] = candidate
          return list
        }
      })
  }

  private func shrunkRuns(
    by shrunkElement: @escaping (Element) -> SimplerValues<Element>
  ) -> SimplerValues<[Element]> {
    SimplerValues(
      runs.lazy.compactMap { run in
        let simpler = self[run].map { element in shrunkElement(element).first { _ in true } }
        guard simpler.contains(where: { $0 != nil }) else { return nil }
        let replaced = zip(self[run], simpler).map { $1 ?? $0 }
        return self[..<run.lowerBound] + replaced + self[run.upperBound...]
      })
  }
}
