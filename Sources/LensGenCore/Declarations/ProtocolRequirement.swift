/// A method, property, subscript or initializer that a protocol asks for.
struct ProtocolRequirement: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case method
    case `operator`
    case property(Accessors)
    case `subscript`(Accessors)
    case initializer(isFailable: Bool)
  }

  var kind: Kind
  /// The base name; `init` and `subscript` for those.
  var name: Identifier
  var position: Position
  var isStatic: Bool
  /// The other modifiers, such as `mutating` or `prefix`.
  var modifiers: [String] = []
  var attributes: [Attribute]
  var genericParameters: [RequirementParameter] = []
  /// What the `where` clause of the requirement asks.
  var constraints: [GenericRequirement] = []
  var parameters: [ProtocolParameter] = []
  var effects: Effects
  /// The type of the property or of what is returned; `nil` for nothing.
  var result: WrittenType?
  /// The conditions of the `#if` blocks around it, from the outermost.
  var conditions: [Condition]
}

/// A generic parameter of a requirement.
struct RequirementParameter: Equatable, Sendable {
  var parameter: GenericParameter
  var inheritedType: WrittenType?
}

/// A parameter of a requirement.
struct ProtocolParameter: Equatable, Sendable {
  /// The name at the call; `nil` for `_`.
  var label: Identifier?
  /// The name within the function; `nil` for `_`.
  var name: Identifier?
  /// The type, without attributes and words such as `inout`.
  var type: WrittenType
  /// Words such as `inout` and `sending`.
  var specifiers: [String]
  /// The attributes of the type, such as `@escaping`.
  var attributes: [Attribute]
  var isVariadic: Bool
  /// Whether the type is that of a function.
  var isFunction: Bool
}

extension ProtocolRequirement {
  /// The types of what is passed, returned and thrown.
  var types: [WrittenType] { parameters.map(\.type) + [result].compactMap { $0 } + effects.types }
}
