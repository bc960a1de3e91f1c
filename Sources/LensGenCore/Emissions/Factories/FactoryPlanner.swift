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
  func code(for type: TypeDeclaration, report: inout Report) -> (any GeneratedCode)? {
    let module = run.module
    let isWritten = module.writtenConformance(of: type.path, to: .providable) != nil
    if module.isTaken(Self.witnessName, in: type.path) && !isWritten {
      report.skip(type.name, at: type.position, .ownProvide(type.path.spelling))
      return nil
    }
    let isolation = type.kind == .class ? run.isolation(of: type) : nil
    if isolation == nil, let reason = reasonNotToConform(type) {
      report.skip(type.name, at: type.position, reason)
      return nil
    }
    let constructions =
      isolation == nil
      ? run.constructions(of: type, conforming: run.providable, report: &report)
      : run.isolatedConstructions(of: type, report: &report)
    guard let made = constructions.first else { return nil }
    let conformance = run.conformance(of: type, made: [made], to: run.providable)
    let types = module.enclosingTypes(of: type) + [type]
    // A default value cannot depend on a generic parameter that is a value, and the function's
    // generic parameters share a scope with that of `Factory`.
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
      isolation: isolation, isClass: type.kind == .class, isFinal: type.isFinal)
  }

  /// Returns the reason not to conform a class that inherits, or whose subclasses would inherit the
  /// conformance.
  private func reasonNotToConform(_ type: TypeDeclaration) -> SkipReason? {
    guard type.kind == .class, run.module.writtenConformance(of: type.path, to: .providable) == nil
    else { return nil }
    let relative = run.module.superclass(of: type) ?? run.module.subclass(of: type)
    return relative.map { .inheritance($0.name) }
  }
}
