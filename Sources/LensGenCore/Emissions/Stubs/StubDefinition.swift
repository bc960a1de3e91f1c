/// A type that conforms to a protocol and implements each requirement with a closure.
struct StubDefinition: GeneratedCode {
  /// The existential types that a stub provides a value of.
  enum Existential: Equatable, Sendable {
    case plain
    /// The one with the given associated types, which are those of the stub.
    case constrained([Identifier])
  }

  /// A generic parameter, for an associated type.
  struct Parameter: Equatable, Sendable {
    var name: Identifier
    /// The types that it has to conform to.
    var bounds: [WrittenType]
  }

  /// Another name for a type.
  struct Alias: Equatable, Sendable {
    var name: Identifier
    var parameters: [Parameter] = []
    var type: WrittenType
    /// The protocol and the associated type that it represents under its own name.
    var implemented: String?
  }

  /// The class that a stub inherits from.
  struct Superclass: Equatable, Sendable {
    /// Whether the stub has to repeat that it is `@unchecked Sendable`.
    var isSendable: Bool
    /// Whether the stub has to be marked `nonisolated`, like the class.
    var isNonisolated: Bool
  }

  var name: Identifier
  /// The class whose members it overrides, if it is not for a protocol.
  var superclass: Superclass?
  /// The protocol, or the class, as written at the position of the stub.
  var conformance: String
  var access: AccessLevel
  /// Whether only classes can conform.
  var isClass: Bool
  /// Whether a test can set the closures of a stub that it has passed on, because all copies share
  /// them.
  var hasSharedClosures: Bool
  /// Whether some requirements are isolated to a global actor, unlike the stub itself.
  var isPartlyIsolated: Bool
  /// Whether declarations in the file are isolated to the main actor by default.
  var isMainActorByDefault: Bool
  var genericParameters: [Parameter]
  var whereClause: [GenericRequirement]
  var aliases: [Alias]
  /// The protocols among `Equatable`, `Hashable` and `Comparable`.
  var comparisons: Set<String>
  var members: [StubMember]
  var existential: Existential?
  /// Whether it takes or returns functions isolated to a global actor.
  var hasIsolatedFunctions: Bool
  /// The names in it that neither the module nor the standard library declares.
  var unknownNames: Set<String>
}
