/// A static property, as far as its type can be told.
struct StaticProperty: Equatable, Sendable {
  let type: WrittenType?
  let value: Value?
}

/// What a type or an extension declares between its braces.
struct Members: Equatable, Sendable {
  var properties: [Property] = []
  var cases: [EnumCase] = []
  var initializers: [Initializer] = []
  /// The names of static functions.
  var staticFunctions: Set<Identifier> = []
  /// The static properties, by name.
  var staticProperties: [Identifier: StaticProperty] = [:]
}

extension Members {
  /// The types of the properties, of what comes with the cases, and of what initializers take.
  var writtenTypes: [WrittenType] {
    properties.compactMap(\.type) + cases.flatMap { $0.payloads.map(\.type) }
      + initializers.filter { !$0.isGeneric }.flatMap { $0.parameters.compactMap(\.type) }
  }

  /// The types of what other files can reach: of properties, and of what comes with the cases.
  var reachableTypes: [WrittenType] {
    properties.filter { ($0.writtenAccess ?? .internal) >= .internal }.compactMap(\.type)
      + cases.flatMap { $0.payloads.map(\.type) }
  }

  /// The names of static properties and functions.
  var staticNames: Set<Identifier> { staticFunctions.union(staticProperties.keys) }
}
