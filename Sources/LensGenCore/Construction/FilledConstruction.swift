/// A construction with an argument for each parameter.
struct FilledConstruction: Equatable, Sendable {
  /// The construction, without the parameters that the call omits.
  var construction: Construction
  /// The arguments, in the order of the parameters.
  var values: [ValueExpression]
  /// Whether the arguments need no value of the type itself, at any depth.
  var isEnding = true
}

extension FilledConstruction {
  /// Returns the argument for a parameter, given an expression that uses the conformance.
  func argument(_ index: Int, byConformance: String) -> String {
    let value = values[index].text(byConformance: byConformance)
    let type = construction.parameters[index].type
    return construction.isOverloaded ? "\(value) as \(type.text)" : value
  }

  /// The types of the arguments, or of tuple elements in them, that conform.
  var conformingTypes: [ResolvedType] {
    zip(values, construction.parameters).flatMap { $0.conformingTypes(of: $1.resolved) }
  }
}
