import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans the factories of types: the conformance to `Providable`, and a function with a parameter
/// for each part.
package struct FactoryPlanner: EmissionPlanner {
  package static let name = "factories"
  package static let summary = "an arbitrary value of each type, for tests"
  package static let needs = CodeNeeds(libraries: ["FactoryProvider"], takesExpressions: true)
  package static let typeGroups: Set<TypeGroup> = [.values, .classes]
  package static let capabilities: Set<Capability> = [.providableTypes]
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
    let constructions =
      actor == nil
      ? try context.constructions(of: type, conforming: providable)
      : try context.isolatedConstructions(of: type, among: providable)
    guard let made = constructions.first else { return nil }
    let conformance = context.conformance(of: type, made: [made], to: providable)
    // A default value cannot depend on a generic parameter that is a value, and the function's
    // generic parameters share a scope with that of `Factory` and hide types.
    let types = context.module.nesting(of: type)
    let isExpressible =
      !types.contains(where: \.isSpecialized)
      && !types.flatMap(\.genericParameters).contains {
        $0.kind == .value || $0.name.text == "Provided" || $0.name == type.path[0]
      }
    let hasFunction =
      (actor != nil || !made.construction.parameters.isEmpty) && isExpressible
    if actor != nil && !hasFunction { return nil }
    let defaults = zip(made.construction.parameters, made.values).map { parameter, value in
      let isGiven = parameter.given(by: context.expressions, in: type.path) != nil
      let isRefused = context.isRefused(
        value, asDefaultOf: parameter.resolved, isOffMainActor: actor != nil)
      return !isGiven && isRefused ? nil : value
    }
    // The import of the library has to be public if a conformance is conditional, and something
    // public has to use it: the function, even in a test target.
    let isPublicInTests =
      hasFunction && !conformance.requirements.isEmpty && made.construction.unknownNames.isEmpty
      && !made.values.contains(where: \.isGiven)
    let accessOfLibrary =
      context.isTested && isPublicInTests
      ? .public : context.isTested && actor != nil ? .internal : conformance.accessOfProtocol
    let access = min(made.construction.access, conformance.access)
    let prefix =
      isPublicInTests && context.isTested ? AccessLevel.public.prefix : context.prefix(access)
    let witness = actor == nil ? witness(of: type, by: made, conformance) : []
    let function =
      hasFunction
      ? function(
        "\(actor.map { "@\($0) " } ?? "")\(prefix)static func provide", of: type,
        by: made.construction, defaults: defaults, conformance,
        attributes: prefix == AccessLevel.public.prefix
          ? context.module.interfaceAttributes(of: type) : [])
      : []
    return GeneratedCode(
      type: conformance.type, access: conformance.access, isConformance: actor == nil,
      nameUses: hasFunction ? NameUse.all(of: made.construction.unknownNames, by: access) : [],
      sources: made.construction.sources(passing: made.values, in: type, of: context.module),
      library: ("FactoryProvider", accessOfLibrary),
      lines: separated([witness, function].filter { !$0.isEmpty }))
  }
}

extension FactoryPlanner {
  package func complete(_ report: inout Report) { context.reportUnusedDefaults(to: &report) }

  private func witness(
    of type: TypeDeclaration, by made: FilledConstruction, _ conformance: ConformanceDefinition
  ) -> [String] {
    // Whether every subclass, too, can be made by the call.
    let isMadeBySelf = type.kind != .class || type.isFinal || made.construction.isRequired
    let product = isMadeBySelf ? "Self" : context.module.spelling(of: type).text
    var call = made.construction.call(on: made.construction.isCase ? "" : product) {
      made.argument($0, byConformance: ".provide()")
    }
    // Only subclasses in other modules could notice the difference.
    if !isMadeBySelf { call[call.count - 1] += " as! Self" }
    let head = conformance.witness("static func provide() -> Self {")
    return conformance.lines(
      to: "Providable", of: "FactoryProvider", members: [braced(head, call)])
  }

  private func function(
    _ head: String, of type: TypeDeclaration, by construction: Construction,
    defaults: [ValueExpression?], _ conformance: ConformanceDefinition, attributes: [Attribute]
  ) -> [String] {
    let product = context.module.spelling(of: type).text
    let factory = context.qualified("Factory", in: "FactoryProvider")
    let names = context.module.genericParameters(around: type)
    let conditions = conformance.requirements.map {
      "\($0): \(context.qualified("Providable", in: "FactoryProvider"))"
    }
    let generics = names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    let clause = "where \((["Provided == \(product)"] + conditions).joined(separator: ", "))"
    let function = construction.function(
      head + generics, construction.declarations(defaults: defaults, in: context),
      " -> \(product)\(names.isEmpty ? "" : " " + clause)",
      calling: type.path.isHiddenInExpressions ? "Provided" : product)
    return conformance.type.lines(
      extending: names.isEmpty ? "\(factory) where Provided == \(product)" : factory,
      members: [function], attributes: attributes.map(\.text), modifier: conformance.modifier)
  }
}

extension ModuleIndex {
  /// The names of the generic parameters of a type and its enclosing types, as they are declared.
  fileprivate func genericParameters(around type: TypeDeclaration) -> [String] {
    let root = type.path[0]
    let known = types(at: [root]).isEmpty ? KnownNames.parameters[root.text] ?? [] : []
    return known + nesting(of: type).flatMap(\.genericParameters).map(\.name.spelling)
  }
}
