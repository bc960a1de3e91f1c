/// A value as it reads in a report: strings quoted, and sets and dictionaries in a sorted order at
/// every depth, so that a replay reads the same.
internal func text(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { "Optional(\(text(of: $0.value)))" } ?? "nil"
  case .collection: return "[\(mirror.children.map { text(of: $0.value) }.joined(separator: ", "))]"
  case .set:
    return "[\(mirror.children.map { text(of: $0.value) }.sorted().joined(separator: ", "))]"
  case .dictionary: return textOfDictionary(mirror)
  case .tuple: return textOfFields(mirror)
  default: break
  }
  switch value {
  case let string as any StringProtocol: return String(string).debugDescription
  case let character as Character: return character.debugDescription
  case let described as any CustomStringConvertible: return described.description
  case let described as any CustomDebugStringConvertible: return described.debugDescription
  default: break
  }
  switch mirror.displayStyle {
  case .struct: return "\(mirror.subjectType)\(textOfFields(mirror))"
  case .enum: return textOfCase(mirror, of: value)
  default: return String(describing: value)
  }
}

/// The elements of a set, or the entries of a dictionary, in the order in which they are printed.
internal func sortedByText<Elements: Sequence>(_ elements: Elements) -> [Elements.Element] {
  elements.map { (text: text(of: $0), element: $0) }
    .sorted { $0.text < $1.text }
    .map { $0.element }
}

private func textOfDictionary(_ mirror: Mirror) -> String {
  let entries = mirror.children.map { entry in
    Mirror(reflecting: entry.value).children.map { text(of: $0.value) }.joined(separator: ": ")
  }
  return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
}

private func textOfCase(_ mirror: Mirror, of value: Any) -> String {
  guard let payload = mirror.children.first else { return ".\(value)" }
  let fields = Mirror(reflecting: payload.value)
  let text =
    fields.displayStyle == .tuple ? textOfFields(fields) : "(\(text(of: payload.value)))"
  return ".\(payload.label ?? "")\(text)"
}

private func textOfFields(_ mirror: Mirror) -> String {
  let fields = mirror.children.map { field in
    // The elements of a tuple without labels are called `.0`, `.1` and so on.
    if let label = field.label, !label.hasPrefix(".") {
      "\(label): \(text(of: field.value))"
    } else {
      text(of: field.value)
    }
  }
  return "(\(fields.joined(separator: ", ")))"
}
