/// An attribute such as `@available(macOS 15, *)`.
struct Attribute: Hashable, Sendable {
  /// The name, without the `@`.
  let name: String
  /// The whole attribute as source text.
  let text: String

  init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

extension Attribute {
  /// What stands for attributes inside `#if`.
  static let conditional = Attribute(name: "#if", text: "#if")

  /// Whether it stands for attributes inside `#if`.
  var isConditional: Bool { self == .conditional }

  /// Whether this is an `@available` of some form.
  var isAvailability: Bool { name == "available" }

  /// Whether only those who ask for it by name can see the declaration.
  var isSystemInterface: Bool { name == "_spi" }

  /// Whether an optic takes the attribute over from what it leads to.
  var isTakenOver: Bool { isAvailability || isSystemInterface }

  /// Whether the declaration cannot be used at all.
  var makesUnavailable: Bool { isAvailability && text.contains(text: "unavailable") }

  /// Whether it changes nothing about how an initializer is called.
  var isWithoutEffectOnCalls: Bool {
    [
      "inlinable", "usableFromInline", "inline", "discardableResult", "nonobjc",
      "_alwaysEmitIntoClient", "_transparent",
    ].contains(name)
  }

  /// Whether a use of the declaration draws a warning.
  var deprecates: Bool { isAvailability && text.contains(text: "deprecated") }
}

extension [Attribute] {
  /// The attributes, each of them once.
  var unique: [Attribute] {
    var seen: Set<Attribute> = []
    return filter { seen.insert($0).inserted }
  }
}
