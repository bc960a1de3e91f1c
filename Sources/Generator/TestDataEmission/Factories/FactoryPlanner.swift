import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans the factories of types: the conformance to `Providable`, and a function with a parameter
/// for each part.
package struct FactoryPlanner: EmissionPlanner {
  package static let name = "factories"
  package static let summary = "an arbitrary value of each type, for tests"
  package static let needs = CodeNeeds(libraries: ["FactoryProvider"])
  package static let typeGroups: Set<TypeGroup> = [.values, .classes]
  package static let makesConformances = true
  /// The requirement of `Providable`.
  static let witnessName = Identifier("provide")

  private let context: GenerationContext
  private let providable: Conformances

  package init(in context: GenerationContext) {
    self.context = context
    providable = context.finding(ProvidableTypes.self).conformances
  }

  /// Returns the factory of a type, unless the type has one.
  package func code(
    for type: TypeDeclaration, report: inout Report
  ) throws(SkipReason) -> GeneratedCode? {
    let actor = context.module.isolation(of: type).namedActor
    if context.module.writtenConformance(of: type.path, to: KnownProtocol.providable) == nil {
      if context.module.isTaken(Self.witnessName, in: type.path) {
        throw .ownProvide(type.path.spelling)
      }
      // A class would inherit the conformance, or its subclasses would.
      if type.kind == .class, actor == nil,
        let relative = context.module.superclass(of: type) ?? context.module.subclass(of: type)
      {
        throw .inheritance(relative.name)
      }
    }
    do throws(SkipReason) {
      let made =
        actor == nil
        ? try context.constructions(of: type, conforming: providable)
        : try context.isolatedConstructions(of: type, among: providable)
      return made.first.flatMap { made in
        providable.reportEmptyValues(of: made, in: type, as: "provided values", to: &report)
        return code(
          for: type, made.construction, values: made.values,
          context.conformance(of: type, made: [made], to: providable), made: made, actor: actor)
      }
    } catch {
      guard actor == nil, let open = providable.openConstruction(of: type) else { throw error }
      report.skip(.type(type), error)
      return code(
        for: type, open.construction, values: open.values,
        context.conformance(of: type, made: [], to: providable), made: nil, actor: nil)
    }
  }

  /// Returns the factory of a type.
  ///
  /// - Parameters:
  ///   - values: The values of the parameters; `nil` if a call of the factory has to pass one.
  ///   - made: The construction with all values, by which the type conforms; `nil` if it cannot.
  private func code(
    for type: TypeDeclaration, _ construction: Construction, values: [ValueExpression?],
    _ conformance: ConformanceDefinition, made: FilledConstruction?, actor: String?
  ) -> GeneratedCode? {
    // A default value cannot depend on a generic parameter that is a value, and the function's
    // generic parameters share a scope with that of `Factory` and hide types.
    let types = context.module.nesting(of: type)
    let isExpressible =
      !types.contains(where: \.isSpecialized)
      && !types.flatMap(\.genericParameters).contains {
        $0.kind == .value || $0.name.text == "Provided" || $0.name == type.path[0]
      }
    let hasFunction = (actor != nil || !construction.parameters.isEmpty) && isExpressible
    let conforms = made != nil && actor == nil
    if !conforms && !hasFunction { return nil }
    var defaults = zip(construction.parameters, values).map {
      parameter, value -> ValueExpression? in
      guard let value else { return nil }
      let isGiven = parameter.given(by: providable.given, in: type.path) != nil
      let isRefused = context.isRefused(
        value, asDefaultOf: parameter.resolved, isOffMainActor: actor != nil)
      return !isGiven && isRefused ? nil : value
    }
    let isOnMainActor = actor == nil && providable.needsActor(construction, of: type)
    let (late, refused) = construction.delayable(defaults) { parameter, value in
      isOnMainActor && value.isCall && providable.mayNeedActor(parameter.resolved)
    }
    defaults = zip(construction.parameters, defaults).map {
      refused.contains($0.name) ? nil : $1
    }
    // The import of the library has to be public if a conformance is conditional, and something
    // public has to use it: the function, even in a test target.
    let isPublicInTests =
      hasFunction && !conformance.requirements.isEmpty
      && !construction.names.contains { $0.importedName != nil }
      && !values.contains { $0?.isGiven == true }
    let access = min(construction.access, conformance.access)
    // A function that is not public shows nothing of the library, nor does a conformance in the package, unless
    // it has conditions.
    let accessOfFunction = hasFunction && context.place != .tests ? access : .internal
    let isShownByConformance =
      conforms && (conformance.accessOfProtocol == .public || !conformance.requirements.isEmpty)
    let accessOfLibrary =
      context.place == .tests && isPublicInTests
      ? .public
      : max(accessOfFunction, isShownByConformance ? conformance.accessOfProtocol : .internal)
    // A nonisolated type's own function could not call those of its isolated parts, nor in mode 5 that of a
    // type that names the main actor. In a generic type, a closure that leads back to it would be a circular
    // reference.
    let isNested =
      hasFunction && actor == nil && !mayBeCircular(construction, defaults, of: type)
      && (context.module.isolation(of: type) != .nonisolated || conformance.marksNonisolated)
      && !types.flatMap(\.attributes).contains { $0.name == "MainActor" }
    let isolation: GeneratedDeclaration.Isolation =
      if let actor { .actor(actor) } else { isOnMainActor ? .actor("MainActor") : .inherited }
    let isPublic = context.place == .tests ? isPublicInTests : access == .public
    let shown = construction.names(defaults: defaults, in: context.module.scope(of: type))
    func provide(
      _ generics: String, by construction: Construction, _ result: String, calling product: String
    ) -> GeneratedDeclaration {
      let delayed = construction.delaying(late, defaults)
      return GeneratedDeclaration(
        .static, Self.witnessName, access: access, reach: isPublicInTests ? .conformance : .type,
        isolation: isolation,
        .function(
          "func provide\(generics)",
          delayed.construction.declarations(defaults: delayed.defaults, in: context),
          " -> \(result)"),
        .code(delayed.construction.body(calling: product, late: delayed.late)), shown: shown)
    }
    var members: [GeneratedDeclaration] = []
    if conforms, let made { members.append(witness(of: type, by: made, conformance)) }
    if isNested {
      // An argument needs no name of a type: `lines: [.provide(quantity: 2)]`.
      let inside = construction.spelledInside(isOutside: context.place.isOutside)
      let product = product(of: type, by: inside)
      members.append(provide("", by: inside, product, calling: product))
    }
    var extensions: [GeneratedDeclaration] = []
    if conforms {
      extensions.append(
        conformance.extension(to: "Providable", of: "FactoryProvider", members: members))
    } else if !members.isEmpty {
      extensions.append(
        conformance.type.extension(
          conformance.type.name, isolation: conformance.isolation, members: members))
    }
    if hasFunction {
      let head = factoryHead(of: type, conformance)
      let isHidden = construction.parameters.contains {
        $0.name == context.module.spelling(of: type)[0].identifier
      }
      let function = provide(
        head.generics, by: construction, head.result,
        calling: type.path.isHiddenInExpressions || isHidden ? "Provided" : head.product)
      extensions.append(
        conformance.type.extension(
          head.extended, of: [Identifier("Factory")] + type.path,
          isolation: conformance.isolation,
          attributes: isPublic
            ? context.module.interfaceAttributes(of: type).map(\.text) : [],
          members: [function]))
    }
    return GeneratedCode(
      type: conformance.type, extensions,
      sources: construction.sources(passing: values, in: type, of: context.module),
      library: ("FactoryProvider", accessOfLibrary),
      modules: providable.modulesOfConformances(for: construction, filledBy: values))
  }
}

extension FactoryPlanner {
  package func complete(_ report: inout Report) { context.reportUnusedDefaults(to: &report) }

  private func witness(
    of type: TypeDeclaration, by made: FilledConstruction, _ conformance: ConformanceDefinition
  ) -> GeneratedDeclaration {
    var call = made.construction.call(
      on: made.construction.isCase ? "" : product(of: type, by: made.construction)
    ) { made.argument($0, byConformance: ".provide()") }
    // Only subclasses in other modules could notice the difference.
    if !isMadeBySelf(type, by: made.construction) { call[call.count - 1] += " as! Self" }
    return conformance.witness(.static, "provide", "func provide() -> Self", call)
  }

  /// Whether every subclass, too, can be made by a call.
  private func isMadeBySelf(_ type: TypeDeclaration, by construction: Construction) -> Bool {
    type.kind != .class || type.isFinal || construction.call?.initializer.isRequired == true
  }

  /// Whether a default of a generic type's own function may be a closure that calls this function.
  private func mayBeCircular(
    _ construction: Construction, _ defaults: [ValueExpression?], of type: TypeDeclaration
  ) -> Bool {
    context.module.isInGenericContext(type)
      && zip(construction.parameters, defaults).contains { parameter, value in
        parameter.resolved.holdsFunction
          && value?.conformingTypes(of: parameter.resolved).contains(where: \.isDeclared) == true
      }
  }

  private func product(of type: TypeDeclaration, by construction: Construction) -> String {
    isMadeBySelf(type, by: construction) ? "Self" : context.module.spelling(of: type).text
  }

  /// Returns how the function of `Factory` names what it makes.
  private func factoryHead(
    of type: TypeDeclaration, _ conformance: ConformanceDefinition
  ) -> (extended: String, generics: String, product: String, result: String) {
    let product = context.module.spelling(of: type).text
    let factory = context.qualified("Factory", in: "FactoryProvider")
    let names = context.module.genericParameters(around: type)
    if names.isEmpty {
      return ("\(factory) where Provided == \(product)", "", product, product)
    }
    let conditions = conformance.requirements.map {
      "\($0.spelling): \(context.qualified("Providable", in: "FactoryProvider"))"
    }
    let clause = (["Provided == \(product)"] + conditions).joined(separator: ", ")
    return (
      factory, "<\(names.joined(separator: ", "))>", product, "\(product) where \(clause)"
    )
  }
}

extension ModuleIndex {
  /// The names of the generic parameters of a type and its enclosing types, as they are declared.
  fileprivate func genericParameters(around type: TypeDeclaration) -> [String] {
    let root = type.path[0]
    let foreign = type.path.withoutSwift[0].text
    let known = types(at: [root]).isEmpty ? KnownNames.parameters[foreign] ?? [] : []
    return known + nesting(of: type).flatMap(\.genericParameters).map(\.name.spelling)
  }
}
