/// The requirements of a protocol, as written.
package struct Interface: Equatable, Sendable {
  /// The associated types in angle brackets after the protocol's name.
  package var primaryAssociatedTypes: [Identifier] = []
  package var associatedTypes: [AssociatedType] = []
  /// The `where` clauses of the protocol and its associated types.
  package var constraints: [GenericRequirement] = []
  package var requirements: [ProtocolRequirement] = []
}

/// An associated type of a protocol.
package struct AssociatedType: Equatable, Sendable {
  package var name: Identifier
  package var inheritedTypes: [WrittenType]
  /// What it stands for unless a conforming type says otherwise.
  package var defaultType: WrittenType?
  package var conditions: [Condition] = []
}

/// A method, property, subscript or initializer that a protocol requires.
package struct ProtocolRequirement: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case method
    case `operator`
    case property(Accessors)
    case `subscript`(Accessors)
    case initializer(isFailable: Bool)
  }

  package var kind: Kind
  /// The base name; `init` or `subscript` for those.
  package var name: Identifier
  package var position: Position
  package var isStatic: Bool
  /// The other modifiers, such as `mutating` or `prefix`.
  package var modifiers: [String] = []
  package var attributes: [Attribute]
  package var genericParameters: [RequirementParameter] = []
  /// The `where` clause of the requirement.
  package var constraints: [GenericRequirement] = []
  package var parameters: [ProtocolParameter] = []
  package var effects: Effects
  /// The type of the property or the result; `nil` for none.
  package var result: WrittenType?
  package var conditions: [Condition]
}

package struct RequirementParameter: Equatable, Sendable {
  package var parameter: GenericParameter
  package var inheritedType: WrittenType?
}

package struct ProtocolParameter: Equatable, Sendable {
  /// The argument label; `nil` for `_`.
  package var label: Identifier?
  /// The name inside the function; `nil` for `_`.
  package var name: Identifier?
  /// The type, without attributes and specifiers such as `inout`.
  package var type: WrittenType
  /// Specifiers such as `inout` and `sending`.
  package var specifiers: [String]
  /// The attributes of the type, such as `@escaping`.
  package var attributes: [Attribute]
  package var isVariadic: Bool
}

extension ProtocolRequirement {
  package var types: [WrittenType] {
    parameters.map(\.type) + [result].compactMap { $0 } + effects.types
  }

  /// The types, and those in the generic clauses.
  package var writtenTypes: [WrittenType] {
    types + genericParameters.compactMap(\.inheritedType)
      + constraints.flatMap { [$0.subject, $0.object] }
  }

  /// The names in these types, except those that the requirement declares.
  package var writtenNames: [String] {
    let own = Set(genericParameters.map(\.parameter.name.text))
    return writtenTypes.flatMap(\.roots).filter { !own.contains($0) }
  }
}

/// The accessors that a property or subscript requires.
package struct Accessors: Equatable, Sendable {
  package enum Setter: Sendable {
    case mutating, nonmutating
  }

  package var setter: Setter?
  /// Accessors other than `get` and `set`.
  package var others: [String] = []
}
