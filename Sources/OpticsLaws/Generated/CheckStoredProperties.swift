/// Checks that a struct stores the properties that generated code knows, and no others.
///
/// A lens onto a `let` property rebuilds the value. If the struct has got a property since the lens was
/// generated, and the initializer has a default for it, the lens still compiles, but each change resets
/// the new property. So the laws that lens-gen generates begin with this check:
///
///     struct Song: Arbitrary {
///       let title: String
///       var isPure = false
///
///       static func arbitrary(using source: inout RandomSource) -> Song {
///         Song(title: .arbitrary(using: &source))
///       }
///     }
///
///     do {
///       try checkStoredProperties(of: Song.self, are: ["title"], fileID: "M/F.swift", line: 1)
///     } catch {
///       print(error)
///     }
///     // not true: the generated code knows each stored property of Song; run lens-gen again
///     //   unknown:  isPure
///     //   checked:  M/F.swift:1
///
/// The check does nothing if the struct is `CustomReflectable`, or compiled without reflection metadata,
/// because its properties cannot be listed then.
///
/// - Parameters:
///   - type: The struct.
///   - names: The names of its stored properties, in any order.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Throws: ``Counterexample`` if a property is missing or unknown.
public func checkStoredProperties<Whole: Arbitrary>(
  of type: Whole.Type, are names: [String],
  fileID: StaticString = #fileID, line: UInt = #line
) throws(Counterexample) {
  let current = CurrentCase<Whole>(
    "the generated code knows each stored property of \(type)", location: "\(fileID):\(line)",
    inputs: { _, _ in [] })
  current.begin(nil)
  let whole = current.reportingCrashes {
    var source = RandomSource(seed: 0, size: 0)
    return Whole.arbitrary(using: &source)
  }
  if whole is any CustomReflectable { return }
  let labels = Mirror(reflecting: whole).children.compactMap(\.label)
  if labels.isEmpty { return }
  let known = Set(names.map(plainName))
  let stored = storedNames(labels, known: known)
  let unknown = stored.filter { !known.contains($0) }
  let missing = names.filter { !stored.contains(plainName($0)) }
  if unknown.isEmpty && missing.isEmpty { return }
  let lists = [("unknown", unknown), ("missing", missing)].filter { !$0.1.isEmpty }
  throw Counterexample(
    claim: "not true: the generated code knows each stored property of \(type); run lens-gen again",
    inputs: lists.map { .init(name: $0, value: $1.joined(separator: ", ")) },
    expected: nil, actual: nil, replay: nil, location: "\(fileID):\(line)")
}

/// Returns the names of the properties that a struct stores under some labels.
///
/// The label of a wrapped property `x` is `_x`, so `_x` beside `x` is a property of its own.
private func storedNames(_ labels: [String], known: Set<String>) -> [String] {
  let names = labels.map(plainName)
  return names.map { name in
    let wrapped = String(name.dropFirst())
    let isWrapped = name.hasPrefix("_") && !known.contains(name) && known.contains(wrapped)
    return isWrapped && !names.contains(wrapped) ? wrapped : name
  }
}

/// Returns the name of a property without what a lazy property has before it, and without the backticks
/// of a name such as `two words`, whose spaces the runtime has as no-break spaces.
private func plainName(_ label: String) -> String {
  let lazy = "$__lazy_storage_$_"
  let name = label.hasPrefix(lazy) ? label.dropFirst(lazy.count) : label[...]
  return String(name.filter { $0 != "`" }.map { $0 == "\u{A0}" ? " " : $0 })
}
