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
  let rows = differences(from: old, to: new)
  let width = rows.map(\.name.count).max() ?? 0
  return rows.map { row in
    let gap = String(repeating: " ", count: width - row.name.count)
    return "\(row.name):\(gap) \(row.value)"
  }.joined(separator: "\n")
}

/// Returns the parts that differ between two values.
internal func differences<Value>(from old: Value, to new: Value) -> [Counterexample.Input] {
  var difference = Difference()
  difference.compare(old, new, at: "")
  return difference.rows.map { path, old, new in
    .init(name: path.isEmpty ? "\(Value.self)" : path, value: "\(old) → \(new)")
  }
}

/// The comparison of two values, part by part.
private struct Difference {
  fileprivate private(set) var rows: [(path: String, old: String, new: String)] = []
  /// The objects that contain the current values, so that an object that contains itself is
  /// compared once.
  private var enclosing: [ObjectIdentifier] = []

  fileprivate mutating func compare(_ old: Any, _ new: Any, at path: String) {
    if areEqual(old, new) == true { return }
    let (one, other) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard one.subjectType == other.subjectType else { return note(old, new, at: path) }
    let rowsBefore = rows.count
    switch one.displayStyle {
    case .struct, .tuple: compareFields(one, other, at: path)
    case .class: compareObjects(old as AnyObject, new as AnyObject, at: path)
    case .enum: compareCases(old, new, at: path)
    case .optional:
      guard let one = one.children.first, let other = other.children.first else { break }
      compare(one.value, other.value, at: path)
    case .collection:
      compareElements(one.children.map(\.value), other.children.map(\.value), at: path)
    case .dictionary: compareEntries(one, other, at: path)
    case .set: compareMembers(one, other, at: path)
    default: break
    }
    // The difference may be where a mirror does not look.
    if rows.count == rowsBefore { note(old, new, at: path) }
  }

  private mutating func compareFields(_ old: Mirror, _ new: Mirror, at path: String) {
    if let parent = old.superclassMirror, let other = new.superclassMirror {
      compareFields(parent, other, at: path)
    }
    for (old, new) in zip(old.children, new.children) {
      // Tuple elements without labels are named `.0`, `.1` and so on.
      let label = (old.label ?? "").drop { $0 == "." }
      compareField(old.value, new.value, at: path.isEmpty ? "\(label)" : "\(path).\(label)")
    }
  }

  /// Compares two parts that may be equal.
  private mutating func compareField(_ old: Any, _ new: Any, at path: String) {
    let isSame =
      areEqual(old, new) ?? (Rendering.code.text(of: old) == Rendering.code.text(of: new))
    if !isSame { compare(old, new, at: path) }
  }

  private mutating func compareObjects(_ old: AnyObject, _ new: AnyObject, at path: String) {
    guard !enclosing.contains(ObjectIdentifier(old)) else { return }
    enclosing.append(ObjectIdentifier(old))
    defer { enclosing.removeLast() }
    compareFields(Mirror(reflecting: old), Mirror(reflecting: new), at: path)
  }

  private mutating func compareCases(_ old: Any, _ new: Any, at path: String) {
    guard let one = Mirror(reflecting: old).children.first,
      let other = Mirror(reflecting: new).children.first, let name = one.label, name == other.label
    else { return }
    compareField(one.value, other.value, at: path.isEmpty ? name : "\(path).\(name)")
  }

  /// Compares two lists without their common beginning and end.
  private mutating func compareElements(_ old: [Any], _ new: [Any], at path: String) {
    func same(_ one: Any, _ other: Any) -> Bool {
      areEqual(one, other) ?? (Rendering.code.text(of: one) == Rendering.code.text(of: other))
    }
    let start = zip(old, new).prefix { same($0, $1) }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { same($0, $1) }.count
    let (removed, inserted) = (
      old.dropLast(end).dropFirst(start), new.dropLast(end).dropFirst(start)
    )
    for index in start..<start + max(removed.count, inserted.count) {
      let place = "\(path)[\(index)]"
      if removed.indices.contains(index), inserted.indices.contains(index) {
        compareField(removed[index], inserted[index], at: place)
      } else {
        note(
          removed.indices.contains(index) ? removed[index] : nil,
          inserted.indices.contains(index) ? inserted[index] : nil, at: place)
      }
    }
  }

  private mutating func compareEntries(_ old: Mirror, _ new: Mirror, at path: String) {
    func entries(_ mirror: Mirror) -> [String: Any] {
      var entries: [String: Any] = [:]
      for entry in mirror.children {
        let pair = Array(Mirror(reflecting: entry.value).children.map(\.value))
        entries[Rendering.code.text(of: pair[0])] = pair[1]
      }
      return entries
    }
    let (one, other) = (entries(old), entries(new))
    for key in Set(one.keys).union(other.keys).sorted() {
      if let old = one[key], let new = other[key] {
        compareField(old, new, at: "\(path)[\(key)]")
      } else {
        note(one[key], other[key], at: "\(path)[\(key)]")
      }
    }
  }

  private mutating func compareMembers(_ old: Mirror, _ new: Mirror, at path: String) {
    let one = Set(old.children.map { Rendering.code.text(of: $0.value) })
    let other = Set(new.children.map { Rendering.code.text(of: $0.value) })
    for member in one.symmetricDifference(other).sorted() {
      let (absent, present) = ("(none)", member)
      rows.append(
        one.contains(member) ? (path, present, absent) : (path, absent, present))
    }
  }

  /// Notes that a part differs; `nil` stands for a part that is not there.
  private mutating func note(_ old: Any?, _ new: Any?, at path: String) {
    func text(_ value: Any?) -> String { value.map { Rendering.code.text(of: $0) } ?? "(none)" }
    rows.append((path, text(old), text(new)))
  }
}

/// Whether two values are equal; `nil` if they are not `Equatable`.
internal func areEqual(_ one: Any, _ other: Any) -> Bool? {
  func isEqual<Value: Equatable>(_ one: Value) -> Bool { (other as? Value) == one }
  return (one as? any Equatable).map { isEqual($0) }
}
