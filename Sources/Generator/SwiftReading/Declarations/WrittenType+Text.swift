extension WrittenType {
  package var text: String {
    switch self {
    case .named(let names): names.text
    case .member(let base, let name): "\(base.text).\(name.spelling)"
    case .tuple(let elements): elements.text
    case .function(let function):
      "\(function.parameters.text)\(function.effects.text) -> \(function.result.text)"
    case .optional(let wrapped, let isImplicit): wrapped.text + (isImplicit ? "!" : "?")
    case .array(let element): "[\(element.text)]"
    case .inlineArray(let count, let element): "[\(count.text) of \(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .metatype(let base, let word): "\(base.text).\(word)"
    case .existential(let constraint): "any \(constraint.text)"
    case .opaque(let constraint): "some \(constraint.text)"
    case .pack(let pattern, let word): "\(word) \(pattern.text)"
    case .composition(let parts): parts.map(\.text).joined(separator: " & ")
    case .suppressed(let type): "~\(type.text)"
    case .attributed(let type, let prefix):
      (prefix.words + prefix.attributes.map(\.text) + prefix.lateWords + [type.text])
        .joined(separator: " ")
    case .value(let text): text
    }
  }

  /// The words in the type as one that can be part of a name: `ArrayOfInt` for `Array_of<Int>`.
  package var joinedWords: String {
    text.split { !$0.isLetter && !$0.isNumber }.map(\.capitalizedFirst).joined()
  }
}

extension [WrittenType.Name] {
  package var text: String {
    if count == 1 { return self[0].spelling }
    let isAfterModule = self[0].isModule
    let names = (isAfterModule ? dropFirst() : self[...]).map(\.spelling).joined(separator: ".")
    return isAfterModule ? "\(self[0].text)::\(names)" : names
  }
}

extension WrittenType.Name {
  fileprivate var spelling: String {
    guard let arguments else { return text }
    return "\(text)<\(arguments.map(\.text).joined(separator: ", "))>"
  }
}

extension [WrittenType.Element] {
  /// The elements in parentheses.
  fileprivate var text: String { "(\(map(\.text).joined(separator: ", ")))" }
}

extension WrittenType.Element {
  fileprivate var text: String {
    let label = names.isEmpty ? "" : names.joined(separator: " ") + ": "
    return label + type.text + (isVariadic ? "..." : "")
  }
}

extension StringProtocol {
  /// The text with its first letter as a capital.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
