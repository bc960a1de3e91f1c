/// The requirements of a protocol, as written.
struct Interface: Equatable, Sendable {
  /// The associated types in angle brackets after the protocol's name.
  var primaryAssociatedTypes: [Identifier] = []
  var associatedTypes: [AssociatedType] = []
  /// The `where` clauses of the protocol and its associated types.
  var constraints: [GenericRequirement] = []
  var requirements: [ProtocolRequirement] = []
}

/// An associated type of a protocol.
struct AssociatedType: Equatable, Sendable {
  var name: Identifier
  /// The types that it has to conform to.
  var inheritedTypes: [WrittenType]
}
