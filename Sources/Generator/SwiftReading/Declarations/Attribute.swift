/// An attribute such as `@available(macOS 15, *)`.
package struct Attribute: Hashable, Sendable {
  /// The attribute's name after the `@`, which may be a type.
  package var type: WrittenType
  /// The arguments with their parentheses, as source text.
  package var arguments = ""
  /// What it says of the availability, if this is a form of `@available`.
  package var availability: Set<Availability>?

  /// A word of `@available`, about some platform or about all.
  package enum Availability: String, Sendable {
    case unavailable, deprecated, noasync
    case onAllPlatforms = "*"
    /// A name that the settings of the module give to versions of platforms.
    case named
  }

  package init(type: WrittenType, arguments: String = "", availability: Set<Availability>? = nil) {
    self.type = type
    self.arguments = arguments
    self.availability = availability
  }
}

extension Attribute {
  /// A placeholder for attributes inside `#if`.
  package static let conditional = Attribute(type: WrittenType(name: "#if"))

  /// A placeholder for attributes inside `#if` that may hide the declaration from code that does not repeat them.
  package static let conditionallyHiding = Attribute(
    type: WrittenType(name: "#if"), arguments: "(hides)")

  package var path: [Identifier] { type.names?.identifiers ?? [] }

  package var name: String { path.withoutSwift.text }

  /// The whole attribute as source text.
  package var text: String { "@\(type.text)\(arguments)" }

  package var isConditional: Bool { self == .conditional || hides }

  /// Whether attributes inside `#if` may hide the declaration, such as `@available(*, unavailable)`.
  package var hides: Bool { self == .conditionallyHiding }

  package var isAvailability: Bool { name == "available" }

  /// Whether only the module that declares it understands the attribute.
  package var isOnlyForModule: Bool { availability?.contains(.named) == true }

  /// Whether only files that import the declaration by name can see it.
  package var isSystemInterface: Bool { name == "_spi" }

  /// Whether an optic copies the attribute of its part.
  package var isCopiedToOptic: Bool { isAvailability || isSystemInterface }

  package var makesUnavailable: Bool { availability?.contains(.unavailable) == true }

  /// Whether using the declaration causes a warning.
  package var deprecates: Bool { availability?.contains(.deprecated) == true }
}

/// The names of attributes whose meaning the generator knows: the only lists of them, except those
/// of property wrappers and macros of other modules, which are among the `KnownNames`, and those that
/// only stubs ask about.
package enum KnownAttributes {
  /// The macros of this package, which change nothing that a declaration says.
  package static let own: Set<String> = [
    "Buildable", "BuildableForTesting", "BuildableNamed", "Builders", "Optics", "OpticsIgnored",
  ]

  /// Returns the name of a macro of this package, which the module may qualify.
  package static func own(_ path: [Identifier]) -> String? {
    let isQualified = path.count == 2 && path[0].text == "OpticsMacros"
    return (isQualified ? path.last : path.count == 1 ? path[0] : nil)
      .flatMap { own.contains($0.text) ? $0.text : nil }
  }

  /// Those of them that ask for code that lens-gen writes, too.
  package static let requests: Set<String> = ["Buildable", "BuildableForTesting", "Builders"]

  /// Type attributes of the language, which nobody can declare.
  static let ofLanguage: Set<String> = [
    "Sendable", "autoclosure", "concurrent", "convention", "differentiable", "escaping",
    "isolated", "nonisolated", "noescape", "preconcurrency", "retroactive", "unchecked", "unsafe",
  ]

  /// Attributes that change neither what a type stores nor which code may access it.
  package static let ofTypes: Set<String> = [
    "_spi", "available", "c", "diagnose", "dynamicCallable", "dynamicMemberLookup", "frozen",
    "main",
    "nonexhaustive", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder",
    "safe", "unchecked", "usableFromInline",
  ]

  /// Attributes that change neither how a property is stored nor which code may access it.
  static let ofProperties: Set<String> = [
    "_alwaysEmitIntoClient", "_spi", "available", "diagnose", "export", "inline", "safe",
    "usableFromInline",
  ]

  /// Attributes that change neither what a case stores nor which code may access it.
  package static let ofCases: Set<String> = ["diagnose", "objc", "safe"]

  /// Attributes that change no call of an initializer.
  package static let ofInitializers: Set<String> = [
    "_alwaysEmitIntoClient", "_spi", "_transparent", "diagnose", "discardableResult", "export",
    "inlinable", "inline",
    "nonobjc", "objc", "safe", "usableFromInline",
  ]
}
