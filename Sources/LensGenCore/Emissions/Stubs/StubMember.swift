/// The stub's code for one requirement: the closures, and the member that calls them.
struct StubMember: Equatable, Sendable {
  /// How a property returns the written value.
  enum Memory: Sendable {
    case none
    /// The getter's closure is replaced by one that returns the written value.
    case closure
    /// The same, with a `@Sendable` closure.
    case sendableClosure
  }

  /// A list of calls.
  struct Calls: Equatable, Sendable {
    /// The name of the property that lists the calls.
    var name: Identifier
    /// The name of the property that stores them.
    var storage: Identifier
    /// The type of the arguments.
    var type: String
    /// The expression of the arguments.
    var arguments: String
  }

  var kind: ProtocolRequirement.Kind
  /// The base name of the requirement.
  var name: Identifier
  var isStatic: Bool
  var answer: StubClosure
  /// The closure that receives each written value.
  var setter: StubClosure?
  /// The argument of that closure.
  var told = "newValue"
  var memory = Memory.none
  /// The calls, and the written values, if they are recorded.
  var calls: Calls?
  var writtenValues: Calls?
  /// The declaration in three pieces: up to the parameters, the parameters, and the rest.
  var head: String
  var parameters: [String]?
  var tail: String
  /// The arguments that the closure is called with.
  var arguments: [String]
  var parameterNames: [Identifier]
  /// The arguments of a call of the same member of the superclass.
  var forwarded: [String]
  var effects: Effects
  /// Whether the closure returns a more general type than the requirement.
  var isErased: Bool
  /// Whether using the member is unsafe, whether using its closures is, and whether using their
  /// results is.
  var isUnsafe: Bool
  var holdsUnsafe: Bool
  var givesUnsafe: Bool
  var attributes: [Attribute]
  var conditions: [Condition]
  /// Whether a result builder would transform the member's body.
  var isBuilt: Bool
}

extension StubMember {
  /// Whether it is a requirement on the type itself.
  var isAnsweredByType: Bool {
    if case .initializer = kind { true } else { isStatic }
  }

  /// The lists of calls.
  var recorded: [Calls] { [calls, writtenValues].compactMap { $0 } }

  var closures: [StubClosure] { [answer] + (setter.map { [$0] } ?? []) }

  /// The attributes that a member copies from its requirement.
  static let carriedAttributes: Set<String> = ["discardableResult", "Sendable"]
}
