/// The text of values in a report.
///
/// Strings are quoted, and sets and dictionaries are sorted at every depth, so that a replay prints
/// the same text.
package struct Rendering {
  /// Whether to print a value's fields even if it has a description.
  package var prefersFields = false

  /// The objects that contain the current value, so that an object that contains itself is printed
  /// once.
  private var enclosing: [ObjectIdentifier] = []

  /// Whether the text is Swift code, which makes the value.
  private var isCode = false

  /// Whether to call no code of the types of values, such as descriptions.
  private var isStored = false

  package init(prefersFields: Bool = false) {
    self.prefersFields = prefersFields
  }

  /// A rendering as Swift code, as far as values can be seen to have such initializers.
  package static var code: Rendering {
    var rendering = Rendering(prefersFields: true)
    rendering.isCode = true
    return rendering
  }

  /// A rendering of what values store, for values that crash when they are asked for more.
  package static var stored: Rendering {
    var rendering = code
    rendering.isStored = true
    return rendering
  }
}

extension Rendering {
  /// Returns the text of a value.
  package func text(of value: Any) -> String {
    if isStored, !isOfSwift(value) { return textOfStored(value) }
    let mirror = Mirror(reflecting: value)
    if isCode, let code = code(of: value, mirror) { return code }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { "Optional(\(text(of: $0.value)))" } ?? "nil"
    case .collection: return textOfElements(mirror.children.lazy.map { $0.value })
    case .set:
      return "[\(mirror.children.map { text(of: $0.value) }.sorted().joined(separator: ", "))]"
    case .dictionary: return textOfDictionary(mirror)
    case .tuple: return textOfFields(mirror)
    default: break
    }
    switch value {
    case let string as any StringProtocol: return quoted(String(string))
    case let character as Character: return quoted(String(character))
    case let scalar as Unicode.Scalar: return scalar.debugDescription
    case let list as any RangeReplaceableCollection: return textOfElements(list)
    default: break
    }
    if !prefersFields || mirror.children.isEmpty {
      switch value {
      case let described as any CustomStringConvertible: return described.description
      case let described as any CustomDebugStringConvertible: return described.debugDescription
      default: break
      }
    }
    return textOfType(mirror, of: value)
  }

  /// Whether Swift or Foundation declares the type of a value, or it has no name, as a tuple.
  private func isOfSwift(_ value: Any) -> Bool {
    let name = String(reflecting: type(of: value))
    return ["Swift.", "Foundation"].contains { name.hasPrefix($0) }
      || name.hasPrefix("(") && !name.hasPrefix("(extension in")
  }

  private func textOfStored(_ value: Any) -> String {
    let name = self.name(of: type(of: value))
    // A mirror, and the description of a case, are code of the type.
    if value is any CustomReflectable { return "\(name)(…)" }
    let mirror = Mirror(reflecting: value)
    let isCase = mirror.displayStyle == .enum && mirror.children.isEmpty
    let isDescribed =
      value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    return isCase && isDescribed ? "\(name)(…)" : textOfType(mirror, of: value)
  }

  private func textOfType(_ mirror: Mirror, of value: Any) -> String {
    switch mirror.displayStyle {
    case .struct: "\(name(of: mirror.subjectType))\(textOfFields(mirror))"
    case .enum: textOfCase(mirror, of: value)
    case .class: textOfObject(mirror, ObjectIdentifier(value as AnyObject))
    default: String(describing: value)
    }
  }

  /// Returns the code that makes a value whose fields or description are no code.
  private func code(of value: Any, _ mirror: Mirror) -> String? {
    switch value {
    case let number as any FloatingPoint where !number.isFinite: return codeOfUnusual(number)
    // The name of a case is not to be had if the enum has a description of its own.
    case let raw as any RawRepresentable & CustomStringConvertible
    where mirror.displayStyle == .enum && mirror.children.isEmpty:
      return "\(name(of: mirror.subjectType))(rawValue: \(text(of: raw.rawValue)))!"
    default: return codeOfFoundation(value)
    }
  }

  private func codeOfUnusual(_ number: some FloatingPoint) -> String {
    number.isNaN ? ".nan" : number.sign == .minus ? "-.infinity" : ".infinity"
  }

  /// Returns the name of a type; in code, with the types that it is nested in.
  private func name(of type: Any.Type) -> String {
    let full = String(reflecting: type)
    let parts = full.prefix { $0 != "<" }.split(separator: ".")
    // Types that are private, or nested in a function, have a context that cannot be written.
    guard isCode, parts.count > 2, !full.contains("(") else { return "\(type)" }
    return String(full.dropFirst(parts[0].count + 1))
  }

  /// Returns the code that makes a value of Foundation, which this library does not import.
  private func codeOfFoundation(_ value: Any) -> String? {
    switch "\(type(of: value))" {
    case "UUID": "UUID(uuidString: \"\(value)\")!"
    case "URL": "URL(string: \"\(value)\")!"
    case "Decimal": "Decimal(string: \"\(value)\")!"
    case "Data": (value as? any Collection).map { "Data(\(textOfElements($0)))" }
    default: nil
    }
  }

  private func textOfElements(_ elements: some Collection) -> String {
    "[\(elements.map { text(of: $0) }.joined(separator: ", "))]"
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

  private func textOfObject(_ mirror: Mirror, _ object: ObjectIdentifier) -> String {
    guard !enclosing.contains(object) else { return "\(mirror.subjectType)(…)" }
    var inside = self
    inside.enclosing.append(object)
    return "\(mirror.subjectType)\(inside.textOfFields(mirror))"
  }

  private func textOfFields(_ mirror: Mirror) -> String {
    let mirrors = sequence(first: mirror) { $0.superclassMirror }.reversed()
    let fields = mirrors.flatMap(\.children).map { field in
      // Tuple elements without labels are named `.0`, `.1` and so on.
      if let label = field.label, !label.hasPrefix(".") {
        "\(label): \(text(of: field.value))"
      } else {
        text(of: field.value)
      }
    }
    return "(\(fields.joined(separator: ", ")))"
  }

  /// Returns a text in quotes, with invisible characters escaped, such as joiners and unusual
  /// spaces.
  private func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.debugDescription }
    return text.debugDescription.unicodeScalars.reduce(into: "") { quoted, scalar in
      let properties = scalar.properties
      let isVisible = !properties.isWhitespace && properties.generalCategory != .format
      if isVisible || scalar == " " {
        quoted.unicodeScalars.append(scalar)
      } else {
        quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
  }
}

/// Returns the elements of a set, or the entries of a dictionary, in the order in which they are
/// printed.
package func sortedByText<Elements: Sequence>(_ elements: Elements) -> [Elements.Element] {
  elements.map { (text: Rendering().text(of: $0), element: $0) }
    .sorted { $0.text < $1.text }
    .map { $0.element }
}
