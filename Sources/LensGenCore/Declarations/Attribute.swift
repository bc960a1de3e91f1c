/// An attribute such as `@available(macOS 15, *)`.
struct Attribute: Hashable, Sendable {
  /// What stands after the `@`: a name, which may be that of a type.
  var type: WrittenType
  /// What stands in parentheses, with them, as source text.
  let arguments: String
  /// What it says, if it is an `@available` of some form.
  let availability: Availability?

  init(type: WrittenType, arguments: String = "", availability: Availability? = nil) {
    self.type = type
    self.arguments = arguments
    self.availability = availability
  }
}

/// Where and how something can be used, as `@available` says.
struct Availability: Hashable, Sendable {
  /// Whether it cannot be used on some platform.
  var isUnavailable = false
  /// Whether a use of it draws a warning on some platform.
  var isDeprecated = false
  /// Whether asynchronous code cannot use it.
  var isNotAsync = false
  /// Whether the attribute is about all platforms.
  var isOnAllPlatforms = false
}

extension Attribute {
  /// What stands for attributes inside `#if`.
  static let conditional = Attribute(type: WrittenType(name: "#if"))

  /// The names that its own consists of.
  var path: [Identifier] { type.names?.identifiers ?? [] }

  /// The name, without the `@`.
  var name: String { path.text }

  /// The whole attribute as source text.
  var text: String { "@\(type.text)\(arguments)" }

  /// Whether it stands for attributes inside `#if`.
  var isConditional: Bool { self == .conditional }

  /// Whether this is an `@available` of some form.
  var isAvailability: Bool { name == "available" }

  /// Whether only those who ask for it by name can see the declaration.
  var isSystemInterface: Bool { name == "_spi" }

  /// Whether an optic takes the attribute over from what it leads to.
  var isTakenOver: Bool { isAvailability || isSystemInterface }

  /// Whether the declaration cannot be used at all.
  var makesUnavailable: Bool { availability?.isUnavailable == true }

  /// Whether a use of the declaration draws a warning.
  var deprecates: Bool { availability?.isDeprecated == true }

  /// Whether it changes nothing about how an initializer is called.
  var isWithoutEffectOnCalls: Bool {
    [
      "inlinable", "usableFromInline", "inline", "discardableResult", "nonobjc",
      "_alwaysEmitIntoClient", "_transparent",
    ].contains(name)
  }

  /// Whether it is one of those that the language has for types, which nobody can declare.
  var isOfLanguage: Bool {
    [
      "Sendable", "autoclosure", "concurrent", "convention", "differentiable", "escaping",
      "isolated", "nonisolated", "noescape", "preconcurrency", "retroactive", "unchecked", "unsafe",
    ].contains(name)
  }
}

extension [Attribute] {
  /// The attributes, each of them once.
  var unique: [Attribute] {
    var seen: Set<Attribute> = []
    return filter { seen.insert($0).inserted }
  }
}
