/// What a protocol asks of the types that conform to it, as it is written.
struct Interface: Equatable, Sendable {
  /// The associated types that are named in angle brackets after the protocol's name.
  var primaryAssociatedTypes: [Identifier] = []
  var associatedTypes: [AssociatedType] = []
  /// The `where` clauses of the protocol and its associated types.
  var constraints: [GenericRequirement] = []
  var requirements: [ProtocolRequirement] = []
}

/// An associated type of a protocol.
struct AssociatedType: Equatable, Sendable {
  var name: Identifier
  /// What it has to conform to.
  var inheritedTypes: [WrittenType]
}
