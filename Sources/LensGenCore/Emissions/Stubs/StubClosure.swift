/// A closure of a stub, and the lens onto it.
struct StubClosure: Equatable, Sendable {
  /// What it does until a test sets it.
  enum Unset: Equatable, Sendable {
    case nothing
    case success
    case provided
    case providedOrThrown
    /// A stub of the protocol at a path; where it has none, what is provided or thrown.
    case stub([Identifier], existential: WrittenType, throwing: Effects.Throwing)
  }

  /// The name of the lens.
  var name: Identifier
  var type: WrittenType
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
