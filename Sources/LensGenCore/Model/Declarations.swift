/// What a source file declares, as far as optics are concerned.
struct Declarations: Equatable, Sendable {
  var imports: [Import] = []
  var types: [TypeDeclaration] = []
  var extensions: [ExtensionDeclaration] = []

  init() {}
}

/// An `import` in a source file.
struct Import: Hashable, Sendable {
  /// The declaration as source text.
  let text: String
  /// The conditions of the `#if` blocks around it, from the outermost.
  let conditions: [String]
}

/// A struct, enum, class, actor, protocol or type alias.
struct TypeDeclaration: Equatable, Sendable {
  /// The keyword that declares the type.
  enum Kind: String, Sendable {
    case `struct`, `enum`, `class`, actor, `protocol`, `typealias`
  }

  var kind: Kind
  /// The names from the outermost type down to this one.
  var path: [Identifier]
  var position: Position
  /// The access level as written here or on the extension around it.
  var writtenAccess: AccessLevel?
  var genericParameters: [GenericParameter]
  /// Whether the declaration or an extension around it has a `where` clause.
  var hasWhereClause: Bool
  var inheritedTypes: [TypeReference]
  var attributes: [Attribute]
  /// The conditions of the `#if` blocks around it, from the outermost.
  var conditions: [String]
  /// Whether `// lens-gen: optics` stands before it.
  var isAnnotated: Bool
  var members: Members
}

/// A generic parameter: a type, a pack of types (`each T`), or a value (`let n: Int`).
struct GenericParameter: Hashable, Sendable {
  /// What the parameter stands for.
  enum Kind: Sendable {
    case type, pack, value
  }

  let name: Identifier
  let kind: Kind
  /// What the parameter has to conform to, as source text.
  let constraint: String?
}

/// An extension of a type.
struct ExtensionDeclaration: Equatable, Sendable {
  /// The names from the outermost type down to the extended one.
  var path: [Identifier]
  var position: Position
  var writtenAccess: AccessLevel?
  var hasWhereClause: Bool
  var inheritedTypes: [TypeReference]
  var attributes: [Attribute]
  var conditions: [String]
  var members: Members
}

/// What a type or an extension declares between its braces.
struct Members: Equatable, Sendable {
  var properties: [Property] = []
  var cases: [EnumCase] = []
  var initializers: [Initializer] = []
  /// The names of static properties and functions.
  var staticNames: Set<Identifier> = []

  init() {}
}
