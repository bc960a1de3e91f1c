/// A construction with what is passed for each parameter.
struct FilledConstruction: Equatable, Sendable {
  /// What is called, without the parameters that the call leaves out.
  var construction: Construction
  /// What is passed, in the order of the parameters.
  var values: [ValueExpression]
  /// Whether no value of the type itself is needed, however deep within the arguments.
  var isEnding = true
}

extension FilledConstruction {
  /// The argument for a parameter, where a given expression makes one by conformance.
  func argument(_ index: Int, byConformance: String) -> String {
    let value = values[index].text(byConformance: byConformance)
    let type = construction.parameters[index].type
    return construction.isOverloaded ? "\(value) as \(type.text)" : value
  }

  /// The types of the arguments, or of the elements of tuples in them, that conform.
  var conformingTypes: [ResolvedType] {
    zip(values, construction.parameters).flatMap { $0.conformingTypes(of: $1.resolved) }
  }
}

extension Construction.Parameter {
  /// How the conformance of the type makes the default of the parameter.
  ///
  /// Mode 5 takes a default for code of no actor, and warns where it needs a conformance of the main
  /// actor's; not, though, within one that belongs to no actor, such as that of an array.
  ///
  /// - Parameters:
  ///   - isIsolated: Whether the types belong to the main actor by default.
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
