import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans the builders of types.
package struct BuilderPlanner: EmissionPlanner {
  package static let name = "builders"
  package static let summary = "initializers with a default for every argument"
  package static let needs = CodeNeeds()
  package static let typeGroups: Set<TypeGroup> = [.values, .classes]

  private let context: GenerationContext
  /// The constructions with a builder, by the position of the type.
  private var constructions: [Position: [Construction]] = [:]
  /// The builders, by the position of the type.
  private var definitions: [Position: [BuilderDefinition]] = [:]
  private var defaults: BuilderDefaults

  package init(in context: GenerationContext) {
    self.context = context
    let types = Dictionary(
      grouping: context.module.files.flatMap(\.types).filter(\.kind.isNominal), by: \.path)
    defaults = BuilderDefaults(context: context)
    for type in types.values.joined() {
      constructions[type.position] = buildable(context.constructions(of: type), of: type)
    }
    // A default may call the builder of another type, so that type comes first.
    for path in defaults.findCycles(of: types, in: constructions) {
      for type in types[path] ?? [] {
        definitions[type.position] = builders(
          for: constructions[type.position, default: []], of: type)
      }
      defaults.calls[path] = findCall(of: path)
    }
  }

  /// Returns the builders of a type: one for each callable initializer, and for each annotated
  /// case.
  package func code(for type: TypeDeclaration, report: inout Report) -> GeneratedCode? {
    let builders = builders(of: type, report: &report)
    if builders.isEmpty { return nil }
    let users = builders.filter(defaults.useFactories(in:))
    let extended = ExtendedType(type, in: context)
    let scope = module.scope(of: type)
    let members = builders.map {
      $0.declaration(
        in: context, shown: $0.construction.names(defaults: $0.defaults, in: scope))
    }
    return GeneratedCode(
      type: extended, [extended.extension(extended.name, members: members)],
      sources: builders.reduce(into: []) {
        $0.formUnion($1.construction.sources(passing: $1.defaults, in: type, of: module))
      },
      library: users.map(\.construction.access).max().map {
        context.library("FactoryProvider", shownBy: $0)
      },
      modules: Set(builders.flatMap(defaults.modulesOfConformances)).sorted())
  }
}

extension BuilderPlanner {
  package func complete(_ report: inout Report) {
    // Factories, which use the same expressions, report them, too.
    if !context.emits(FactoryPlanner.self) {
      context.reportUnusedDefaults(to: &report)
    }
  }

  private var module: ModuleIndex { context.module }

  private var name: Identifier { defaults.name }

  package func builders(of type: TypeDeclaration, report: inout Report) -> [BuilderDefinition] {
    let constructions = constructions[type.position, default: []]
    skipRequestedCases(of: type, beside: constructions, report: &report)
    if constructions.isEmpty {
      if type.kind != .enum && context.constructions(of: type).isEmpty {
        report.skip(
          .type(type),
          context.obstacle(toInitializing: type)
            ?? .noBuilder(context.constructionFailure(of: type, for: .providable)))
      }
      return []
    }
    if module.isTaken(name, in: type.path) {
      report.skip(.type(type), .taken(name))
      return []
    }
    reportUnknownArguments(of: constructions, of: type, report: &report)
    return removingInherited(
      from: definitions[type.position, default: []], of: type, report: &report)
  }

  /// Removes the builders of a class that would override one of its superclass.
  private func removingInherited(
    from builders: [BuilderDefinition], of type: TypeDeclaration, report: inout Report
  ) -> [BuilderDefinition] {
    let superclasses = module.declaredAncestors(of: type.path).flatMap(module.types(at:))
      .filter { $0.kind == .class && $0.path != type.path }
    return builders.filter { builder in
      let isNew = !superclasses.contains { superclass in
        let parameters = Set(module.parameters(of: superclass.path))
        return constructions[superclass.position, default: []].contains {
          $0.mayEqual(builder.construction, forSome: parameters)
        }
      }
      if !isNew {
        report.skip(.other(type.name, at: builder.construction.position), .inheritedBuilder)
      }
      return isNew
    }
  }

  /// Reports the arguments of `@Buildable` for parameters that do not exist.
  private func reportUnknownArguments(
    of constructions: [Construction], of type: TypeDeclaration, report: inout Report
  ) {
    for construction in constructions {
      let names = construction.parameters.map(\.name.text)
      let unknown = construction.builderRequest?.defaults.compactMap(\.parameter)
        .filter { !names.contains($0) }
      for parameter in unknown ?? [] {
        let initializer = module.initializers(of: type).first {
          $0.position == construction.position
        }
        let likely = nearest(to: parameter, among: names, within: max(2, parameter.count / 3))
        report.warn(
          .unusedBuilderDefault,
          "'@Buildable' has a default for '\(type.name).\(parameter)', but "
            + "'\(initializer?.name ?? "the case")' has no such parameter"
            + (likely.map { "; did you mean '\($0)'?" } ?? ""),
          at: construction.position)
      }
    }
  }

  private func skipRequestedCases(
    of type: TypeDeclaration, beside constructions: [Construction], report: inout Report
  ) {
    let built = constructions.map(\.position)
    let possible = context.constructions(of: type).map(\.position)
    for marked in type.members.cases
    where marked.builderRequest != nil && !built.contains(marked.position) {
      report.skip(
        .enumCase(marked, of: type),
        possible.contains(marked.position) ? .sameBuilder : .noCaseBuilder)
    }
  }

  private func buildable(
    _ possible: [Construction], of type: TypeDeclaration
  ) -> [Construction] {
    var all = possible.filter { !$0.isCase || $0.builderRequest != nil }
    // A request for one initializer is none for the others.
    if module.initializers(of: type).contains(where: { $0.builderRequest != nil }) {
      all.removeAll { $0.builderRequest == nil }
    }
    // If there are other builders, one for `init()` would change the meaning of `build()`.
    let wanted = all.filter { $0.isCase || !$0.parameters.isEmpty }
    var signatures: Set<Construction.Signature> = []
    return (wanted.isEmpty ? all : wanted).filter { signatures.insert($0.signature).inserted }
  }

  /// Returns the builders that call initializers or make cases.
  ///
  /// - Parameter plain: The positions of those whose functions get no default, because a call
  ///   without arguments would be ambiguous.
  package func builders(
    for constructions: [Construction], of type: TypeDeclaration, plain: Set<Position> = []
  ) -> [BuilderDefinition] {
    // Two may be the same without the parameters that keep the default of the initializer.
    var signatures: [Identifier: Set<Construction.Signature>] = [:]
    let builders = constructions.map {
      builder(for: $0, of: type, isPlain: plain.contains($0.position))
    }.filter { signatures[$0.name, default: []].insert($0.construction.signature).inserted }
    let ambiguous = Set(builders.map(\.name)).map(builders.calledWithoutArguments)
      .filter { $0.count > 1 }.joined()
    let all = plain.union(ambiguous.map(\.construction.position))
    return all == plain ? builders : self.builders(for: constructions, of: type, plain: all)
  }

  private func builder(
    for construction: Construction, of type: TypeDeclaration, isPlain: Bool
  ) -> BuilderDefinition {
    var builder = BuilderDefinition(
      product: type.kind == .class ? module.spelling(of: type).text : nil,
      name: construction.builderRequest?.name.map { Identifier($0) } ?? name,
      construction: construction, defaults: [])
    let all = construction.parameters.map { parameter in
      let isGiven = isPlain && parameter.resolved.isFunction
      let value = isGiven ? defaults.given : defaults.value
      return (parameter, value(parameter, construction, type))
    }
    // A parameter without a default here can use the default of the initializer, unless Swift would
    // take another argument without a label for it.
    let passed = all.arguments(label: \.0.label, hasDefault: \.0.hasDefault) { parameter, value in
      value == nil && parameter.hasDefault ? nil : (parameter, value)
    }
    builder.construction.parameters = (passed ?? all).map { $0.settled(by: $1) }
    builder.defaults = (passed ?? all).map(\.1)
    builder.isNonisolated =
      module.isolation(of: type) == .nonisolated && !construction.isInExtension
      && (construction.effects.isAsync || builder.isNonisolated(in: module.scope(of: type)))
    isolate(&builder, of: type)
    return builder
  }

  /// Says that a builder in another module is on the main actor, if it needs that.
  private func isolate(_ builder: inout BuilderDefinition, of type: TypeDeclaration) {
    guard context.place.isOutside, module.settings.isMainActorByDefault,
      !builder.construction.effects.isAsync,
      module.isolation(of: type).namedActor == nil
    else { return }
    let all = zip(builder.construction.parameters, builder.defaults)
    builder.isOnMainActor =
      module.needsActor(builder.construction, of: type.path)
      || all.contains { parameter, value in value.map { defaults.needsActor(parameter, $0) } == true
      }
    if !builder.isOnMainActor { return }
    let (late, others) = builder.construction.delayable(
      builder.defaults, where: defaults.mayNeedActor)
    builder.late = late
    builder.defaults = zip(builder.construction.parameters, builder.defaults).map {
      others.contains($0.name) ? nil : $1
    }
  }

  /// Returns the call of a type's builder without arguments or, for an enum without a builder, the
  /// first case without a payload.
  private func findCall(of path: [Identifier]) -> BuilderDefaults.Call? {
    let types = module.types(at: path)
    guard let type = types.first, types.count == 1, context.canBeMade(type), context.isWanted(type)
    else {
      return nil
    }
    let builders = definitions[type.position, default: []]
    if builders.isEmpty || module.isTaken(name, in: path) {
      for construction in context.constructions(of: type)
      where construction.parameters.isEmpty && construction.conditions.isEmpty {
        if case .enumCase(let name) = construction.callee {
          return BuilderDefaults.Call(value: .enumCase(name), access: .public, isNonisolated: true)
        }
      }
      return nil
    }
    let called = builders.filter { !$0.construction.isFailable }.calledWithoutArguments(name)

    guard called.count == 1, let builder = called.first, builder.construction.isTotal,
      builder.construction.conditions.isEmpty
    else { return nil }
    return BuilderDefaults.Call(
      value: .built(path, by: name), access: builder.construction.access,
      isNonisolated: builder.isNonisolated, isOnMainActor: builder.isOnMainActor)
  }
}

extension GenerationContext {
  /// Whether values of a type can be made anywhere.
  fileprivate func canBeMade(_ type: TypeDeclaration) -> Bool {
    type.kind != .actor && obstacle(toMaking: type) == nil
      && module.isolation(of: type).namedActor == nil
  }
}

extension BuilderDefinition {
  /// Whether the function certainly needs nothing that is isolated to the main actor.
  fileprivate func isNonisolated(in scope: TypeScope) -> Bool {
    !defaults.contains { $0?.isGiven == true }
      && construction.parameters.allSatisfy { scope.needsNoIsolatedConformance($0.type) }
  }
}

extension [BuilderDefinition] {
  /// Returns the builders that a call of a name without arguments may mean: the compiler prefers
  /// those with the fewest parameters.
  fileprivate func calledWithoutArguments(_ name: Identifier) -> [BuilderDefinition] {
    let complete = filter { $0.name == name && !$0.defaults.contains(nil) }
    let fewest = complete.map(\.defaults.count).min()
    return complete.filter { $0.defaults.count == fewest }
  }
}
