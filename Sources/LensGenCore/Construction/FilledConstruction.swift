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

extension Construction.Parameter {
  /// Returns the default of the parameter, made by the conformance of its type.
  ///
  /// In mode 5, a default argument is not isolated, so the compiler warns if it needs a conformance
  /// isolated to the main actor; but not inside a conformance that is not isolated, such as that of
  /// an array.
  ///
  /// - Parameters:
  ///   - isIsolated: Whether the types are isolated to the main actor by default.
  ///   - factory: The name of `Factory`.
  func provided(isIsolated: Bool, factory: String) -> String {
    if !isIsolated { return ".provide()" }
    let arguments = resolved.children
    if let name = resolved.foreignName, !arguments.isEmpty,
      KnownProtocol.providable.conditions(ofStandardType: name) != nil
    {
      return "\(factory)<\(outerType.text)>.provide()"
    }
    if case .tuple = resolved { return ".provide()" }
    return arguments.contains(where: \.isDeclared)
      ? "\(factory)<[\(outerType.text)]>.provide()[0]" : ".provide()"
  }
}
