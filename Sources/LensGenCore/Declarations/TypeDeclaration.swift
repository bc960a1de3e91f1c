/// A type or something else with a name that is looked up like one.
struct TypeDeclaration: Equatable, Sendable {
  /// The keyword that declares the type.
  enum Kind: String, Sendable {
    case `struct`, `enum`, `class`, actor, `protocol`, `typealias`, `associatedtype`
  }

  var kind: Kind
  /// The names from the outermost type down to this one.
  var path: [Identifier]
  /// How many of the names, its own included, the source has around it; an extension has the others.
  var depth: Int
  var position: Position
  /// The access level as written here or on the extension around it.
  var writtenAccess: AccessLevel?
  var genericParameters: [GenericParameter]
  /// What its generic parameters have to conform to, by itself and by the extension around it.
  var requirements: [GenericRequirement]
  /// Whether it stands in an extension that leaves no choice for a generic parameter.
  var isSpecialized: Bool
  /// What it conforms to; for a type alias, what it stands for.
  var inheritedTypes: [WrittenType]
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
  /// The name from the outermost type down, as messages show it.
  var name: String { path.text }

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

extension TypeDeclaration.Kind {
  /// Whether it is a type of its own with stored values, as opposed to a protocol or another name.
  var isNominal: Bool {
    switch self {
    case .struct, .enum, .class, .actor: true
    case .protocol, .typealias, .associatedtype: false
    }
  }
}
