/// A type, or another declaration that is looked up like a type.
package struct TypeDeclaration: Equatable, Sendable {
  /// The keyword that declares the type.
  package enum Kind: String, Sendable {
    case `struct`, `enum`, `class`, actor, `protocol`, `typealias`, `associatedtype`
  }

  package var kind: Kind
  /// The names from the outermost type to this one.
  package var path: [Identifier]
  /// The number of names, including its own, that enclose it in the source; the extended type has
  /// the others.
  package var depth: Int
  package var position: Position
  /// The access level as written on the type or on the enclosing extension.
  package var writtenAccess: AccessLevel?
  package var genericParameters: [GenericParameter]
  /// The requirements of its generic parameters, including those of the enclosing extension.
  package var requirements: [GenericRequirement]
  /// Whether it is in an extension that fixes a generic parameter.
  package var isSpecialized: Bool
  /// The types that it conforms to; for a type alias, the underlying type.
  package var inheritedTypes: [WrittenType]
  package var attributes: [Attribute]
  /// Whether it is a class without subclasses.
  package var isFinal = false
  package var isNonisolated: Bool
  package var conditions: [Condition]
  package var marks: Set<Mark> = []
  package var packageAttributes: [PackageAttribute] = []
  package var members: Members
  /// Its requirements, if it is a protocol; its methods, computed properties and subscripts, if it
  /// is a class with the mark `stub`.
  package var interface = Interface()
}

extension TypeDeclaration {
  /// The full name, as messages show it.
  package var name: String { path.text }

  /// Whether its author asks for code: with the mark `optics`, or an attribute.
  package var isRequested: Bool {
    marks.contains(.optics)
      || packageAttributes.contains { KnownAttributes.requests.contains($0.name) }
  }

  package var isWrapper: Bool { attributes.contains { $0.name == "propertyWrapper" } }

  /// The attributes that may change what the type stores or which code may access it.
  package var unknownAttributes: [Attribute] {
    attributes.filter { !KnownAttributes.ofTypes.contains($0.name) }
  }
}

extension TypeDeclaration.Kind {
  /// Whether it is a type with stored values, not a protocol or a type alias.
  package var isNominal: Bool {
    switch self {
    case .struct, .enum, .class, .actor: true
    case .protocol, .typealias, .associatedtype: false
    }
  }
}

/// An extension of a type.
package struct ExtensionDeclaration: Equatable, Sendable {
  /// The names from the outermost type to the extended one.
  package var path: [Identifier]
  /// Whether the extension applies only to some specializations of the type.
  package var isConstrained: Bool
  /// The extended type as written, with its generic arguments, if any.
  package var extendedType: WrittenType
  /// The requirements of its `where` clause.
  package var requirements: [GenericRequirement]
  package var inheritedTypes: [WrittenType]
  package var attributes: [Attribute] = []
  /// The conditions of the `#if` blocks around it.
  package var conditions: [Condition] = []
  package var members: Members

  package init(
    path: [Identifier], isConstrained: Bool, extendedType: WrittenType,
    requirements: [GenericRequirement], inheritedTypes: [WrittenType], attributes: [Attribute] = [],
    conditions: [Condition] = [], members: Members = Members()
  ) {
    self.path = path
    self.isConstrained = isConstrained
    self.extendedType = extendedType
    self.requirements = requirements
    self.inheritedTypes = inheritedTypes
    self.attributes = attributes
    self.conditions = conditions
    self.members = members
  }
}
