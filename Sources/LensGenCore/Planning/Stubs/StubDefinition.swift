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
    var bounds: [String]
  }

  /// Another name for a type.
  struct Alias: Equatable, Sendable {
    var name: Identifier
    var parameters: [Parameter] = []
    var type: String
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
  var whereClause: [String]
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

/// What a stub has for one requirement: the closures, and the member that asks them.
struct StubMember: Equatable, Sendable {
  /// How what is written to a property comes to be read from it.
  enum Memory: Sendable {
    case none
    /// The closure is replaced by one that gives what was written.
    case closure
    /// As before, by a closure that can be passed on to other threads.
    case sendableClosure
  }

  var kind: ProtocolRequirement.Kind
  var isStatic: Bool
  var answer: StubClosure
  /// What is told of each value that is written.
  var setter: StubClosure?
  /// What it is told.
  var told = "newValue"
  var memory = Memory.none
  /// The declaration in three parts: up to the parameters, the parameters, and the rest.
  var head: String
  var parameters: [String]?
  var tail: String
  /// The arguments that the closure is called with.
  var arguments: [String]
  var effects: Effects
  /// Whether the closure gives a more general type than the requirement.
  var isErased: Bool
  /// Whether its use is unsafe, whether that of its closures is, and that of what they give.
  var isUnsafe: Bool
  var holdsUnsafe: Bool
  var givesUnsafe: Bool
  var attributes: [Attribute]
  var conditions: [Condition]
  /// Whether a result builder would take the member's body apart.
  var isBuilt: Bool
}

/// A closure of a stub, and the lens onto it.
struct StubClosure: Equatable, Sendable {
  /// What it does until a test sets it.
  enum Unset: Equatable, Sendable {
    case nothing
    case success
    case provided
    case providedOrThrown
    /// A stub of the protocol at a path; where it has none, what is provided or thrown.
    case stub([Identifier], existential: String, throwing: Effects.Throwing)
  }

  /// The name of the lens.
  var name: Identifier
  var type: String
  /// The number of parameters.
  var arity: Int
  var unset: Unset
  /// The requirement, as messages name it.
  var requirement: String
}

extension StubClosure {
  /// The name of the property that keeps the closure; were it that of the lens, the compiler would
  /// weigh both wherever the lens is used, and get lost.
  var property: Identifier { Self.property(behind: name) }

  /// The name of the property that a lens leads to.
  static func property(behind lens: Identifier) -> Identifier {
    Identifier(lens.text.dropFirst() + "Closure")
  }
}

extension StubMember {
  /// Whether the type answers, and not a value of it.
  var isAnsweredByType: Bool {
    if case .initializer = kind { true } else { isStatic }
  }

  var closures: [StubClosure] { [answer] + (setter.map { [$0] } ?? []) }
}
