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

struct EnumCase: Equatable, Sendable {
  /// An associated value of a case.
  struct Payload: Equatable, Sendable {
    var label: Identifier?
    var type: WrittenType
    /// Whether an expression is passed for the function that is kept.
    var isAutoclosure = false
  }

  var name: Identifier
  var position: Position
  var payloads: [Payload]
  var attributes: [Attribute]
  /// Whether `// lens-gen: skip` precedes the case.
  var isSkipped = false
  var builderRequest: BuilderRequest?
  var conditions: [Condition]
}

/// A request for a builder of an initializer or case: `// lens-gen: build` or `@Buildable`.
struct BuilderRequest: Equatable, Sendable {
  /// The name of the builder; `nil` for the configured one.
  var name: String?
  /// The expressions for parameters, by their labels, in the order of the attribute's arguments.
  var defaults: [Default] = []

  struct Default: Equatable, Sendable {
    var parameter: String
    var value: GivenExpression
  }
}
