/// Returns the tuples in which one element is simpler than in the given tuple; the counterpart of
/// `shrunk()` for tuples.
///
///     print(shrunk((2, true)))  // [(0, true), (1, true), (2, false)]
///
/// - Parameter tuple: A tuple of arbitrary values.
/// - Returns: The tuples with one simpler element.
public func shrunk<each Element: Arbitrary>(
  _ tuple: (repeat each Element)
) -> [(repeat each Element)] {
  var simpler: [(repeat each Element)] = []
  var position = 0
  for element in repeat each tuple {
    for candidate in element.shrunk() {
      var current = -1
      func replaced<Other>(_ other: Other) -> Other {
        current += 1
        guard current == position, let replacement = candidate as? Other else { return other }
        return replacement
      }
      simpler.append((repeat replaced(each tuple)))
    }
    position += 1
  }
  return simpler
}

extension Array {
  /// Returns simpler lists: first without a run of elements, the longest runs first; then with one
  /// element simplified.
  internal func shrunk(by shrunkElement: (Element) -> [Element]) -> [[Element]] {
    var simpler: [[Element]] = []
    var length = count
    while length > 0 {
      for start in stride(from: 0, to: count, by: length) {
        simpler.append(Array(self[..<start] + self[Swift.min(start + length, count)...]))
      }
      length /= 2
    }
    return simpler + shrunkElements(by: shrunkElement)
  }

  /// Returns lists of the same length with one element simplified.
  internal func shrunkElements(by shrunkElement: (Element) -> [Element]) -> [[Element]] {
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
