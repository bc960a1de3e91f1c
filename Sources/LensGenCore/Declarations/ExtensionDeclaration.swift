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
