/// What a source file declares, as far as optics are concerned.
struct Declarations: Equatable, Sendable {
  var imports: [Import] = []
  var types: [TypeDeclaration] = []
  var extensions: [ExtensionDeclaration] = []
  /// What in the file has no effect.
  var warnings: [Diagnostic] = []
}

/// A type or something else with a name that is looked up like one.
struct TypeDeclaration: Equatable, Sendable {
  /// The keyword that declares the type.
  enum Kind: String, Sendable {
    case `struct`, `enum`, `class`, actor, `protocol`, `typealias`, `associatedtype`
  }

  var kind: Kind
  /// The names from the outermost type down to this one.
  var path: [Identifier]
  var position: Position
  /// The access level as written here or on the extension around it.
  var writtenAccess: AccessLevel?
  var genericParameters: [GenericParameter]
  /// What its generic parameters have to conform to, by itself and by the extension around it.
  var requirements: [Requirement]
  /// Whether it stands in an extension that leaves no choice for a generic parameter.
  var isSpecialized: Bool
  /// What it conforms to; for a type alias, what it stands for.
  var inheritedTypes: [TypeReference]
  var attributes: [Attribute]
  /// Whether `nonisolated` stands before it.
  var isNonisolated: Bool
  /// The conditions of the `#if` blocks around it, from the outermost.
  var conditions: [Condition]
  /// Whether `// lens-gen: optics` stands before it.
  var isAnnotated: Bool
  var members: Members
  /// What it asks for, if it is a protocol.
  var interface = Interface()
}

extension TypeDeclaration {
  /// The attributes that may change what the type stores or who may touch it.
  var unknownAttributes: [Attribute] {
    attributes.filter { !Self.harmlessAttributes.contains($0.name) }
  }

  private static let harmlessAttributes: Set<String> = [
    "_spi", "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "main",
    "nonexhaustive", "objc", "preconcurrency", "propertyWrapper", "resultBuilder", "safe",
    "unchecked", "usableFromInline",
  ]
}

/// A generic parameter: a type, a pack of types (`each T`), or a value (`let n: Int`).
struct GenericParameter: Hashable, Sendable {
  /// What the parameter stands for.
  enum Kind: Sendable {
    case type, pack, value
  }

  let name: Identifier
  let kind: Kind
}

/// That a type has to conform to a protocol, as in `where S.Element: Hashable`.
struct Requirement: Hashable, Sendable {
  let subject: String
  let constraint: String
}

extension Requirement {
  /// Whether code that is generic over the subject uses a conformance, which a closure captures.
  var isConformance: Bool {
    !isMet { ["Any", "AnyObject", "Sendable"].contains($0) }
  }

  /// Whether all that it asks for is known to be met; what `~` takes away asks for nothing.
  func isMet(where isKnown: (String) -> Bool) -> Bool {
    constraint.split(separator: "&").map { $0.filter { !$0.isWhitespace } }
      .allSatisfy { isKnown($0) || $0.hasPrefix("~") }
  }
}

/// An extension of a type.
struct ExtensionDeclaration: Equatable, Sendable {
  /// The names from the outermost type down to the extended one.
  var path: [Identifier]
  /// Whether the extension is only one of some of the type's specializations.
  var isConstrained: Bool
  var inheritedTypes: [TypeReference]
  var members: Members
}

/// A static property, as far as its type can be told.
struct StaticProperty: Equatable, Sendable {
  let type: TypeReference?
  let value: Value?
}

/// What a type or an extension declares between its braces.
struct Members: Equatable, Sendable {
  var properties: [Property] = []
  var cases: [EnumCase] = []
  var initializers: [Initializer] = []
  /// The names of static functions.
  var staticFunctions: Set<Identifier> = []
  /// The static properties, by name.
  var staticProperties: [Identifier: StaticProperty] = [:]
}

extension Members {
  /// The types of the properties, of what comes with the cases, and of what initializers take.
  var writtenTypes: [TypeReference] {
    properties.compactMap(\.type) + cases.flatMap { $0.payloads.map(\.type) }
      + initializers.filter { !$0.isGeneric }.flatMap { $0.parameters.map(\.type) }
  }

  /// The types of what other files can reach: of properties, and of what comes with the cases.
  var reachableTypes: [TypeReference] {
    properties.filter { ($0.writtenAccess ?? .internal) >= .internal }.compactMap(\.type)
      + cases.flatMap { $0.payloads.map(\.type) }
  }

  /// The names of static properties and functions.
  var staticNames: Set<Identifier> { staticFunctions.union(staticProperties.keys) }
}
