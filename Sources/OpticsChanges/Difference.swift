/// Returns what differs between two values: the path, the old and the new value of each part, in one
/// line each.
///
///     let old = ["Ann": [1, 2], "Bob": [3]]
///     print(difference(from: old, to: ["Ann": [1, 5, 6], "Bob": [3]]))
///     // ["Ann"][1]: 2 → 5
///     // ["Ann"][2]: (none) → 6
///
/// Use it as the message of an expectation, where it costs nothing if the values are equal:
///
///     @Test func sum() {
///       let (actual, expected) = ([1, 2].map { $0 * 2 }, [2, 4])
///       #expect(actual == expected, "\(difference(from: expected, to: actual))")
///     }
///
/// The function looks into structs, enums, tuples, objects and collections of the standard library.
/// It does not look into two values that are equal.
///
/// - Parameters:
///   - old: A value.
///   - new: A value of the same type.
/// - Returns: One line for each part that differs; empty if none does.
/// - Complexity: O(*n*), where *n* is the number of parts.
@_disfavoredOverload
public func difference<Value>(from old: Value, to new: Value) -> String {
  aligned(differences(from: old, to: new))
}

/// Returns the parts that differ between two values: the path, and the old and the new value as code.
package func differences<Value>(from old: Value, to new: Value) -> [(path: String, values: String)]
{
  DifferenceFinder(from: Reflected(old), to: Reflected(new)).found.map { path, old, new in
    (
      path.isEmpty ? "\(Value.self)" : path.text,
      "\(old?.text ?? absent) → \(new?.text ?? absent)"
    )
  }
}

/// What stands for a part that is not there.
internal let absent = "(none)"

/// Returns one line for each row, with the values below each other.
internal func aligned(_ rows: [(path: String, values: String)]) -> String {
  let width = rows.map(\.path.count).max() ?? 0
  return rows.map { row in
    let gap = String(repeating: " ", count: width - row.path.count)
    return "\(row.path):\(gap) \(row.values)"
  }.joined(separator: "\n")
}
