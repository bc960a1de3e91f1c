/// Returns the tuples in which one element is simpler than in the given tuple; the counterpart of
/// `shrunk()` for tuples.
///
///     print(shrunk((2, true)))  // [(0, true), (1, true), (2, false)]
///
/// - Parameter tuple: A tuple of arbitrary values.
/// - Returns: The tuples with one simpler element.
@_disfavoredOverload
public func shrunk<each Element: Arbitrary>(
  _ tuple: (repeat each Element)
) -> [(repeat each Element)] {
  // No key path: one onto a type with a pack stops the program in Swift 6.3.
  Sample<(repeat each Element)>.tuple(repeat Sample(each tuple, shrunk: { $0.shrunk() })).simpler()
    .map { $0.value }
}

extension Array {
  /// The number of candidates of each kind: a long list would have so many, each as long as itself, that they
  /// would exhaust the memory.
  private static var greatestNumberOfCandidates: Int { 256 }

  /// Returns simpler lists: first without a run of elements, the longest runs first; then with one
  /// element simplified.
  internal func shrunk(by shrunkElement: (Element) -> [Element]) -> [[Element]] {
    let shorter = runs.map { run in Array(self[..<run.lowerBound] + self[run.upperBound...]) }
    return shorter + shrunkElements(by: shrunkElement)
  }

  /// The runs of elements to leave out or to simplify at once: all, both halves, each quarter and so on.
  private var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var length = count
    while length > 0, runs.count < Self.greatestNumberOfCandidates {
      runs += stride(from: 0, to: count, by: length).map { $0..<Swift.min($0 + length, count) }
      length /= 2
    }
    return runs
  }

  /// Returns lists of the same length with one element simplified; of a long list, with a run of elements
  /// simplified.
  internal func shrunkElements(by shrunkElement: (Element) -> [Element]) -> [[Element]] {
    guard count <= Self.greatestNumberOfCandidates else {
      return runs.compactMap { run in
        let simpler = self[run].map { shrunkElement($0).first }
        guard simpler.contains(where: { $0 != nil }) else { return nil }
        let replaced = zip(self[run], simpler).map { $1 ?? $0 }
        return Array(self[..<run.lowerBound] + replaced + self[run.upperBound...])
      }
    }
    var simpler: [[Element]] = []
    for (index, element) in enumerated() {
      for candidate in shrunkElement(element) {
        var list = self
        list[index] = candidate
        simpler.append(list)
      }
    }
    return simpler
  }
}
