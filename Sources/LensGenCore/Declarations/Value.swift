/// The initial value of a property, as far as it determines its type.
indirect enum Value: Equatable, Sendable {
  case integer, float, string, boolean, `nil`
  /// A string with interpolations, which may differ between evaluations.
  case interpolation
  case array([Value])
  case dictionary(keys: [Value], values: [Value])
  /// `A.B(…)`.
  case call(WrittenType)
  /// `A.B.name` or `A.B.name(…)`.
  case member(of: WrittenType, name: Identifier)
  /// `… as T`.
  case cast(WrittenType)
  case other
}

extension Value {
  /// Whether the value is the same each time it is evaluated.
  var isConstant: Bool {
    switch self {
    case .integer, .float, .string, .boolean, .nil: true
    case .array(let values): values.allSatisfy(\.isConstant)
    case .dictionary(let keys, let values): (keys + values).allSatisfy(\.isConstant)
    case .interpolation, .call, .member, .cast, .other: false
    }
  }
}

/// An expression that the settings give for a type or a parameter.
struct GivenExpression: Hashable, Sendable {
  /// What the expression says about its type.
  enum Form: Hashable, Sendable {
    /// A closure: the type is that of a function.
    case closure
    /// `.a`: a member of the type, whatever that is.
    case member
    /// `T(…)`: a call of the type.
    case call(of: WrittenType)
    case other
  }

  let text: String
  let form: Form
  /// Whether a value in it is provided: `.provide()`.
  let usesFactories: Bool
}
