/// The requirements of a protocol, as written.
struct Interface: Equatable, Sendable {
  /// The associated types in angle brackets after the protocol's name.
  var primaryAssociatedTypes: [Identifier] = []
  var associatedTypes: [AssociatedType] = []
  /// The `where` clauses of the protocol and its associated types.
  var constraints: [GenericRequirement] = []
  var requirements: [ProtocolRequirement] = []
}

/// An associated type of a protocol.
struct AssociatedType: Equatable, Sendable {
  var name: Identifier
  var inheritedTypes: [WrittenType]
  var conditions: [Condition] = []
}

/// A method, property, subscript or initializer that a protocol requires.
struct ProtocolRequirement: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case method
    case `operator`
    case property(Accessors)
    case `subscript`(Accessors)
    case initializer(isFailable: Bool)
  }

  var kind: Kind
  /// The base name; `init` or `subscript` for those.
  var name: Identifier
  var position: Position
  var isStatic: Bool
  /// The other modifiers, such as `mutating` or `prefix`.
  var modifiers: [String] = []
  var attributes: [Attribute]
  var genericParameters: [RequirementParameter] = []
  /// The `where` clause of the requirement.
  var constraints: [GenericRequirement] = []
  var parameters: [ProtocolParameter] = []
  var effects: Effects
  /// The type of the property or the result; `nil` for none.
  var result: WrittenType?
  var conditions: [Condition]
}

struct RequirementParameter: Equatable, Sendable {
  var parameter: GenericParameter
  var inheritedType: WrittenType?
}

struct ProtocolParameter: Equatable, Sendable {
  /// The argument label; `nil` for `_`.
  var label: Identifier?
  /// The name inside the function; `nil` for `_`.
  var name: Identifier?
  /// The type, without attributes and specifiers such as `inout`.
  var type: WrittenType
  /// Specifiers such as `inout` and `sending`.
  var specifiers: [String]
  /// The attributes of the type, such as `@escaping`.
  var attributes: [Attribute]
  var isVariadic: Bool
}

extension ProtocolRequirement {
  var types: [WrittenType] { parameters.map(\.type) + [result].compactMap { $0 } + effects.types }

  /// The names in the types and the generic clauses, except those that the requirement declares.
  var writtenNames: [String] {
    let own = Set(genericParameters.map(\.parameter.name.text))
    var types = self.types + genericParameters.compactMap(\.inheritedType)
    types += constraints.flatMap { [$0.subject, $0.object] }
    return types.flatMap(\.roots).filter { !own.contains($0) }
  }
}

/// The accessors that a property or subscript requires.
struct Accessors: Equatable, Sendable {
  enum Setter: Sendable {
    case mutating, nonmutating
  }

  var isGetterMutating = false
  var setter: Setter?
  /// Accessors other than `get` and `set`.
  var others: [String] = []
}
