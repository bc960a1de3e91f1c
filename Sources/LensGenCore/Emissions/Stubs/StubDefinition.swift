/// A type that conforms to a protocol and asks a closure for each requirement.
struct StubDefinition: Equatable, Sendable {
  /// What a value of the protocol's existential type can be made of.
  enum Existential: Equatable, Sendable {
    case plain
    /// One with the given associated types, which are those of the stub.
    case constrained([Identifier])
  }

  /// A generic parameter, for an associated type.
  struct Parameter: Equatable, Sendable {
    var name: Identifier
    /// What it has to conform to.
    var bounds: [WrittenType]
  }

  /// Another name for a type.
  struct Alias: Equatable, Sendable {
    var name: Identifier
    var parameters: [Parameter] = []
    var type: WrittenType
    /// The protocol and the associated type that it stands for under its own name.
    var implemented: String?
  }

  var name: Identifier
  /// The protocol as it is written where the stub stands.
  var conformance: String
  var access: AccessLevel
  /// Whether only classes can conform.
  var isClass: Bool
  /// Whether some of the requirements belong to a global actor, which the stub itself does not.
  var isPartlyIsolated: Bool
  /// Whether what stands in the file belongs to the main actor unless something says otherwise.
  var isMainActorByDefault: Bool
  var genericParameters: [Parameter]
  var whereClause: [GenericRequirement]
  var aliases: [Alias]
  /// The protocols among `Equatable`, `Hashable` and `Comparable`.
  var comparisons: Set<String>
  var members: [StubMember]
  var existential: Existential?
  /// Whether it takes or gives functions that belong to a global actor.
  var hasIsolatedFunctions: Bool
  /// The names in it that neither the module nor the standard library declares.
  var unknownNames: Set<String>
}
