/// A collection without an order, whose encoded values are sorted, so that equal collections are encoded equally.
internal protocol Unordered {
  /// The sorted form of what the collection encodes.
  static func sorted(_ elements: [EncodedValue]) -> [EncodedValue]
  /// What the collection decodes, of a sorted form.
  static func unsorted(_ elements: [EncodedValue]) throws(NotUnordered) -> [EncodedValue]
}

/// The error that elements are not those of a collection.
internal struct NotUnordered: Error {
  internal let reason: String
}

extension Set: Unordered {
  internal static func sorted(_ elements: [EncodedValue]) -> [EncodedValue] {
    sortedByDescription(elements)
  }
  internal static func unsorted(_ elements: [EncodedValue]) -> [EncodedValue] { elements }
}

/// A dictionary whose keys are no texts or numbers encodes keys and values in turn. Sorted, it has an array of two for
/// each entry, so that no change comes between a key and its value.
extension Dictionary: Unordered {
  internal static func sorted(_ elements: [EncodedValue]) -> [EncodedValue] {
    let entries = stride(from: 1, to: elements.count, by: 2).map { index in
      EncodedValue.array([elements[index - 1], elements[index]])
    }
    return sortedByDescription(entries)
  }

  internal static func unsorted(
    _ elements: [EncodedValue]
  ) throws(NotUnordered) -> [EncodedValue] {
    var keys: Set<EncodedValue> = []
    var all: [EncodedValue] = []
    for entry in elements {
      guard case .array(let pair) = entry, pair.count == 2 else {
        throw NotUnordered(reason: "\(entry) is not an array of a key and a value.")
      }
      if !keys.insert(pair[0]).inserted {
        throw NotUnordered(reason: "There are two values with the key \(pair[0]).")
      }
      all += pair
    }
    return all
  }
}

private func sortedByDescription(_ values: [EncodedValue]) -> [EncodedValue] {
  values.map { (text: $0.description, value: $0) }.sorted { $0.text < $1.text }.map(\.value)
}
