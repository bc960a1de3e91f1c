/// A type, or another declaration that is looked up like a type.
struct TypeDeclaration: Equatable, Sendable {
  /// The keyword that declares the type.
  enum Kind: String, Sendable {
    case `struct`, `enum`, `class`, actor, `protocol`, `typealias`, `associatedtype`
  }

  var kind: Kind
  /// The names from the outermost type to this one.
  var path: [Identifier]
  /// The number of names, including its own, that enclose it in the source; the extended type has
  /// the others.
  var depth: Int
  var position: Position
  /// The access level as written on the type or on the enclosing extension.
  var writtenAccess: AccessLevel?
  var genericParameters: [GenericParameter]
  /// The requirements of its generic parameters, including those of the enclosing extension.
  var requirements: [GenericRequirement]
  /// Whether it is in an extension that fixes a generic parameter.
  var isSpecialized: Bool
  /// The types that it conforms to; for a type alias, the underlying type.
  var inheritedTypes: [WrittenType]
  var attributes: [Attribute]
  /// Whether it is a class without subclasses.
  var isFinal = false
  var isNonisolated: Bool
  var conditions: [Condition]
  /// Whether `// lens-gen: optics` precedes it.
  var isAnnotated: Bool
  /// Whether `// lens-gen: skip` precedes it.
  var isSkipped = false
  /// Whether `// lens-gen: stub` precedes it.
  var hasStub = false
  /// Whether the macro `@Optics` writes its optics.
  var hasOpticsMacro = false
  var members: Members
  /// Its requirements, if it is a protocol; its methods, computed properties and subscripts, if it
  /// is a class with a stub.
  var interface = Interface()
}

extension TypeDeclaration {
  /// The full name, as messages show it.
  var name: String { path.text }

  var isWrapper: Bool { attributes.contains { $0.name == "propertyWrapper" } }

  /// The attributes that may change what the type stores or which code may access it.
  var unknownAttributes: [Attribute] {
    attributes.filter { !KnownAttributes.ofTypes.contains($0.name) }
  }
}

extension TypeDeclaration.Kind {
  /// Whether it is a type with stored values, not a protocol or a type alias.
  var isNominal: Bool {
    switch self {
    case .struct, .enum, .class, .actor: true
    case .protocol, .typealias, .associatedtype: false
    }
  }
}

/// An extension of a type.
struct ExtensionDeclaration: Equatable, Sendable {
  /// The names from the outermost type to the extended one.
  var path: [Identifier]
  /// Whether the extension applies only to some specializations of the type.
  var isConstrained: Bool
  /// The extended type as written, with its generic arguments, if any.
  var extendedType: WrittenType
  /// The requirements of its `where` clause.
  var requirements: [GenericRequirement]
  var inheritedTypes: [WrittenType]
  var members: Members
}
