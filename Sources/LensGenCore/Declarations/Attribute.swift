/// An attribute such as `@available(macOS 15, *)`.
struct Attribute: Hashable, Sendable {
  /// The attribute's name after the `@`, which may be a type.
  var type: WrittenType
  /// The arguments with their parentheses, as source text.
  var arguments = ""
  /// What it says of the availability, if this is a form of `@available`.
  var availability: Set<Availability>?

  /// A word of `@available`, about some platform or about all.
  enum Availability: String, Sendable {
    case unavailable, deprecated, noasync
    case onAllPlatforms = "*"
  }
}

extension Attribute {
  /// A placeholder for attributes inside `#if`.
  static let conditional = Attribute(type: WrittenType(name: "#if"))

  var path: [Identifier] { type.names?.identifiers ?? [] }

  var name: String { path.text }

  /// The whole attribute as source text.
  var text: String { "@\(type.text)\(arguments)" }

  var isConditional: Bool { self == .conditional }

  var isAvailability: Bool { name == "available" }

  /// Whether only files that import the declaration by name can see it.
  var isSystemInterface: Bool { name == "_spi" }

  /// Whether an optic copies the attribute of its part.
  var isTakenOver: Bool { isAvailability || isSystemInterface }

  var makesUnavailable: Bool { availability?.contains(.unavailable) == true }

  /// Whether using the declaration causes a warning.
  var deprecates: Bool { availability?.contains(.deprecated) == true }

  var isWithoutEffectOnCalls: Bool {
    [
      "inlinable", "usableFromInline", "inline", "discardableResult", "nonobjc",
      "_alwaysEmitIntoClient", "_transparent",
    ].contains(name)
  }

  /// Whether it is a type attribute of the language, which nobody can declare.
  var isOfLanguage: Bool {
    [
      "Sendable", "autoclosure", "concurrent", "convention", "differentiable", "escaping",
      "isolated", "nonisolated", "noescape", "preconcurrency", "retroactive", "unchecked", "unsafe",
    ].contains(name)
  }
}

/// The attributes of this package.
enum KnownAttributes {
  /// The macros of this package, which change nothing that a declaration says.
  static let own: Set<String> = [
    "Buildable", "BuildableForTesting", "BuildableNamed", "Builders", "Optics", "OpticsIgnored",
  ]
}

extension Array where Element: Hashable {
  /// The elements without duplicates.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
