import OpticsChanges

extension Array: Arbitrary where Element: Arbitrary {
  /// At most as many elements as the size of the source.
  public static func arbitrary(using source: inout RandomSource) -> [Element] {
    let count = source.index(below: source.size + 1)
    return source.smaller { source in
      (0..<count).map { _ in .arbitrary(using: &source) }
    }
  }

  /// Shorter arrays, and arrays with one simpler element.
  public func shrunk() -> SimplerValues<[Element]> { shrunk { $0.shrunk() } }
}

extension ContiguousArray: Arbitrary where Element: Arbitrary {
  /// At most as many elements as the size of the source.
  public static func arbitrary(using source: inout RandomSource) -> ContiguousArray {
    ContiguousArray([Element].arbitrary(using: &source))
  }

  /// Shorter arrays, and arrays with one simpler element.
  public func shrunk() -> SimplerValues<ContiguousArray> {
    Array(self).shrunk().map { ContiguousArray($0) }
  }
}

extension ArraySlice: Arbitrary where Element: Arbitrary {
  /// A slice whose indices may not begin at zero.
  public static func arbitrary(using source: inout RandomSource) -> ArraySlice {
    let elements = [Element].arbitrary(using: &source)
    return elements.dropFirst(source.index(below: 3))
  }

  /// Shorter slices, and slices with one simpler element.
  public func shrunk() -> SimplerValues<ArraySlice> { Array(self).shrunk().map { $0[...] } }
}

extension Set: Arbitrary where Element: Arbitrary {
  /// At most as many elements as the size of the source.
  public static func arbitrary(using source: inout RandomSource) -> Set {
    Set([Element].arbitrary(using: &source))
  }

  /// Smaller sets, and sets with one simpler element.
  public func shrunk() -> SimplerValues<Set> {
    SimplerValues { sortedByText(self).shrunk().map { Set($0) } }
  }
}

extension Dictionary: Arbitrary where Key: Arbitrary, Value: Arbitrary {
  /// At most as many entries as the size of the source.
  public static func arbitrary(using source: inout RandomSource) -> [Key: Value] {
    let keys = [Key].arbitrary(using: &source)
    return source.smaller { source in
      Dictionary(
        keys.map { ($0, .arbitrary(using: &source)) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Smaller dictionaries, and dictionaries with one simpler key or value.
  public func shrunk() -> SimplerValues<[Key: Value]> {
    SimplerValues {
      sortedByText(self).map { ($0.key, $0.value) }
        .shrunk { OpticsLaws.shrunk($0) }
        .map { Dictionary($0, uniquingKeysWith: { first, _ in first }) }
    }
  }
}
