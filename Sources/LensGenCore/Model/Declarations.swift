/// What a source file declares, as far as optics are concerned.
public struct Declarations: Equatable, Sendable {
  public var imports: [Import] = []
  public var types: [TypeDeclaration] = []
  public var extensions: [ExtensionDeclaration] = []

  public init() {}
}

/// An `import` in a source file.
public struct Import: Hashable, Sendable {
  /// The declaration as source text.
  public let text: String
  /// The conditions of the `#if` blocks around it, from the outermost.
  public let conditions: [String]
}

/// A struct, enum, class, actor, protocol or type alias.
public struct TypeDeclaration: Equatable, Sendable {
  /// The keyword that declares the type.
  public enum Kind: String, Sendable {
    case `struct`, `enum`, `class`, actor, `protocol`, `typealias`
  }

  public var kind: Kind
  /// The names from the outermost type down to this one.
  public var path: [Identifier]
  public var position: Position
  /// The access level as written here or on the extension around it.
  public var writtenAccess: AccessLevel?
  public var genericParameters: [GenericParameter]
  /// Whether the declaration or an extension around it has a `where` clause.
  public var hasWhereClause: Bool
  public var inheritedTypes: [TypeReference]
  public var attributes: [Attribute]
  /// The conditions of the `#if` blocks around it, from the outermost.
  public var conditions: [String]
  /// Whether `// lens-gen: optics` stands before it.
  public var isAnnotated: Bool
  public var members: Members
}

/// A generic parameter: a type, a pack of types (`each T`), or a value (`let n: Int`).
public struct GenericParameter: Hashable, Sendable {
  /// What the parameter stands for.
  public enum Kind: Sendable {
    case type, pack, value
  }

  public let name: Identifier
  public let kind: Kind
  /// What the parameter has to conform to, as source text.
  public let constraint: String?
}

/// An extension of a type.
public struct ExtensionDeclaration: Equatable, Sendable {
  /// The names from the outermost type down to the extended one.
  public var path: [Identifier]
  public var position: Position
  public var writtenAccess: AccessLevel?
  public var hasWhereClause: Bool
  public var inheritedTypes: [TypeReference]
  public var attributes: [Attribute]
  public var conditions: [String]
  public var members: Members
}

/// What a type or an extension declares between its braces.
public struct Members: Equatable, Sendable {
  public var properties: [Property] = []
  public var cases: [EnumCase] = []
  public var initializers: [Initializer] = []
  /// The names of static properties and functions.
  public var staticNames: Set<Identifier> = []

  public init() {}
}
