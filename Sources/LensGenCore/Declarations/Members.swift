/// A static property, with its type if it can be determined.
struct StaticProperty: Equatable, Sendable {
  let type: WrittenType?
  let value: Value?
}

/// The members of a type or extension.
struct Members: Equatable, Sendable {
  var properties: [Property] = []
  var cases: [EnumCase] = []
  var initializers: [Initializer] = []
  var staticFunctions: Set<Identifier> = []
  var staticProperties: [Identifier: StaticProperty] = [:]
}

extension Members {
  /// The types of the properties, of the associated values and of the initializers' parameters.
  var writtenTypes: [WrittenType] {
    properties.compactMap(\.type) + cases.flatMap { $0.payloads.map(\.type) }
      + initializers.filter { !$0.isGeneric }.flatMap { $0.parameters.compactMap(\.type) }
  }

  /// The types that other files can see: those of the properties and of the associated values.
  var reachableTypes: [WrittenType] {
    properties.filter { ($0.writtenAccess ?? .internal) >= .internal }.compactMap(\.type)
      + cases.flatMap { $0.payloads.map(\.type) }
  }

  var staticNames: Set<Identifier> { staticFunctions.union(staticProperties.keys) }
}
