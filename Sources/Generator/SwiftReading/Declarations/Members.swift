/// A static property, with its type if it can be determined.
package struct StaticProperty: Equatable, Sendable {
  package let type: WrittenType?
  package let value: Value?
}

/// The members of a type or extension.
package struct Members: Equatable, Sendable {
  package var properties: [Property] = []
  package var cases: [EnumCase] = []
  package var initializers: [Initializer] = []
  package var staticFunctions: Set<Identifier> = []
  /// The instance methods by which a type can conform to a protocol of the standard library.
  package var conformingMethods: Set<Identifier> = []
  package var staticProperties: [Identifier: StaticProperty] = [:]
}

extension Members {
  /// The types of the properties, of the associated values and of the initializers' parameters.
  package var writtenTypes: [WrittenType] {
    properties.compactMap(\.type) + cases.flatMap { $0.payloads.map(\.type) }
      + initializers.filter { !$0.isGeneric }.flatMap { $0.parameters.compactMap(\.type) }
  }

  package var staticNames: Set<Identifier> { staticFunctions.union(staticProperties.keys) }
}

package struct EnumCase: Equatable, Sendable {
  /// An associated value of a case.
  package struct Payload: Equatable, Sendable {
    package var label: Identifier?
    package var type: WrittenType
    /// Whether an expression is passed for the function that is kept.
    package var isAutoclosure = false
  }

  package var name: Identifier
  package var position: Position
  package var payloads: [Payload]
  package var attributes: [Attribute]
  package var marks: Set<Mark> = []
  package var packageAttributes: [PackageAttribute] = []
  package var conditions: [Condition]
}

extension EnumCase {
  /// The labels of the payload's tuple: those of the case.
  package var tupleLabels: [Identifier?] { payloads.map(\.label) }

  /// Returns the type of the payload, whose values have these types: `Void`, the single type, or a tuple.
  package func payloadType(of types: [WrittenType]) -> WrittenType {
    switch types.count {
    case 0: return WrittenType(name: "Void")
    case 1: return types[0]
    default:
      let elements = zip(tupleLabels, types).map { label, type in
        WrittenType.Element(names: label.map { [$0.labelSpelling] } ?? [], type: type)
      }
      return .tuple(elements)
    }
  }
}
