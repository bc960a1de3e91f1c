/// An extension of a type.
struct ExtensionDeclaration: Equatable, Sendable {
  /// The names from the outermost type down to the extended one.
  var path: [Identifier]
  /// Whether the extension is only one of some of the type's specializations.
  var isConstrained: Bool
  var inheritedTypes: [WrittenType]
  var members: Members
}
