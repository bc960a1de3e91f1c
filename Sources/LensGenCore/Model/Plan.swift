/// What a generated file holds: the last value before it becomes text.
struct Plan: Equatable, Sendable {
  var imports: [Import] = []
  var extensions: [OpticsExtension] = []
  /// Whether the sources write access levels on imports.
  var importsAccess = false
  /// The names in emitted code that mean something else in the module.
  var takenNames: Set<String> = []
}

/// The optics of one type.
struct OpticsExtension: Equatable, Sendable {
  /// The type's name from the outermost type down.
  var path: [Identifier]
  /// Whether it or a type around it has generic parameters.
  var isGeneric: Bool
  /// The generic parameters and associated types that have to be marked as free to be captured.
  var capturedTypes: [String]
  var attributes: [Attribute]
  var conditions: [Condition]
  var optics: [OpticDefinition]
}

/// One optic.
struct OpticDefinition: Equatable, Sendable {
  /// How the optic reads and writes.
  enum Form: Equatable, Sendable {
    /// A lens that writes the property in place.
    case writable(Identifier)
    /// A lens that calls an initializer with all properties.
    case rebuilt(Identifier, arguments: [Argument])
    /// A prism.
    case prism(EnumCase)
  }

  /// An argument of the initializer that rebuilds a value.
  struct Argument: Equatable, Sendable {
    var label: Identifier?
    var property: Identifier
  }

  var name: Identifier
  var position: Position
  /// The type of the part.
  var part: String
  /// Whether there are types in it that neither the module nor the standard library declares.
  var namesUnknownTypes: Bool
  var form: Form
  var access: AccessLevel
  var isInlinable: Bool
  var attributes: [Attribute]
  var conditions: [Condition]
}
