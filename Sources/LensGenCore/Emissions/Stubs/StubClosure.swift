/// A closure of a stub, and the lens onto it.
struct StubClosure: Sendable {
  /// What an unset closure does.
  enum Unset: Sendable {
    case nothing
    case success
    case provided
    case providedOrThrown
    /// Returns a stub of the protocol at a path. If there is none, returns the provided value or
    /// throws.
    case stub([Identifier], existential: WrittenType, throwing: Effects.Throwing)
  }

  /// The name of the lens.
  var name: Identifier
  var type: WrittenType
  /// The number of parameters.
  var arity: Int
  var unset: Unset
}

extension StubClosure {
  /// The name of the property that stores the closure.
  ///
  /// If it were the name of the lens, the compiler would consider both wherever the lens is used,
  /// and fail.
  var property: Identifier { Self.property(behind: name) }

  /// Returns the name of the property behind a lens.
  static func property(behind lens: Identifier) -> Identifier {
    Identifier(lens.text.dropFirst() + "Closure")
  }
}
