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

extension StubMember {
  /// Whether the type answers, and not a value of it.
  var isAnsweredByType: Bool {
    if case .initializer = kind { true } else { isStatic }
  }

  var closures: [StubClosure] { [answer] + (setter.map { [$0] } ?? []) }

  /// The attributes that a member takes over from its requirement.
  static let carriedAttributes: Set<String> = ["discardableResult", "Sendable"]
}
