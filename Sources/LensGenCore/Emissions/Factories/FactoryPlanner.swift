/// Plans the factories of types.
struct FactoryPlanner: EmissionPlanner {
  static let summary = "an arbitrary value of each type, for tests"
  static let needs = CodeNeeds(
    libraries: ["FactoryProvider"], namesAllMembers: true, takesDefaults: true)
  static let subjects: Set<Subject> = [.values, .classes]
  /// The requirement of `Providable`.
  static let witnessName = Identifier("provide")

  let run: Run

  /// Returns the factory of a type, unless the type has one.
  func code(
    for type: TypeDeclaration, report: inout Report
  ) throws(Skipped) -> (any GeneratedCode)? {
    let isClass = type.kind == .class
    let isolation = isClass ? run.isolation(of: type) : nil
    if run.module.writtenConformance(of: type.path, to: .providable) == nil {
      if run.module.isTaken(Self.witnessName, in: type.path) {
        throw Skipped(.ownProvide(type.path.spelling))
      }
      // A class would inherit the conformance, or its subclasses would.
      if isClass, isolation == nil,
        let relative = run.module.superclass(of: type) ?? run.module.subclass(of: type)
      {
        throw Skipped(.inheritance(relative.name))
      }
    }
    let constructions =
      isolation == nil
      ? try run.constructions(of: type, conforming: run.providable)
      : try run.isolatedConstructions(of: type)
    guard let made = constructions.first else { return nil }
    let conformance = run.conformance(of: type, made: [made], to: run.providable)
    // A default value cannot depend on a generic parameter that is a value, and the function's
    // generic parameters share a scope with that of `Factory`.
    let types = run.module.nesting(of: type)
    let isExpressible =
      !types.contains(where: \.isSpecialized)
      && !types.flatMap(\.genericParameters).contains {
        $0.kind == .value || $0.name.text == "Provided"
      }
    let hasFunction =
      (isolation != nil || !made.construction.parameters.isEmpty) && isExpressible
    if isolation != nil && !hasFunction { return nil }
    let defaults = zip(made.construction.parameters, made.values).map { parameter, value in
      let isGiven = parameter.given(by: run.defaults, in: type.path) != nil
      return !isGiven && run.isRefused(value, asDefaultOf: parameter.resolved) ? nil : value
    }
    return FactoryDefinition(
      made: made, conformance: conformance, defaults: defaults,
      functionAccess: hasFunction ? min(made.construction.access, conformance.access) : nil,
      isolation: isolation,
      isMadeBySelf: !isClass || type.isFinal || made.construction.isRequired)
  }
}
