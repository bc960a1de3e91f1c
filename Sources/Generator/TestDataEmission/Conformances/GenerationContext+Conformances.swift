import EmissionKernel
import SwiftModule
import SwiftReading

extension GenerationContext {
  /// Returns the constructions that make a type conform; empty if it conforms, or needs none.
  package func constructions(
    of type: TypeDeclaration, conforming conformances: Conformances
  ) throws(SkipReason) -> [FilledConstruction] {
    if module.writtenConformance(of: type.path, to: conformances.proto) != nil { return [] }
    if let actor = module.isolation(of: type).namedActor {
      throw .noConstruction(
        conformances.proto, .valueIsolated,
        failure: "it is isolated to '@\(actor)', and so is what it conforms to")
    }
    let certain = conformances.certainConstructions(of: type)
    if conformances.isGenerated(type.path),
      let chosen = conformances.chosen(among: certain, of: type.path)
    {
      return chosen
    }
    // An enum without cases is a namespace.
    if type.kind == .enum && type.members.cases.isEmpty { return [] }
    throw obstacle(toConforming: type, among: conformances)
  }

  /// Returns the construction of a type that is isolated to a global actor, and does not conform.
  func isolatedConstructions(
    of type: TypeDeclaration, among providable: Conformances
  ) throws(SkipReason) -> [FilledConstruction] {
    let certain = providable.certainConstructions(of: type)
    if let chosen = providable.chosen(among: certain, of: type.path) { return chosen }
    throw obstacle(toConforming: type, among: providable)
  }

  private func obstacle(
    toConforming type: TypeDeclaration, among conformances: Conformances
  ) -> SkipReason {
    let proto = conformances.proto
    if let recursion = conformances.recursion(of: type) {
      return .recursive(
        proto, parameter: recursion.name, type: recursion.type.text, owner: type.name)
    }
    let unfilled = conformances.unfilledParameters(of: type)
    if let first = unfilled.first {
      return .notConforming(
        first.name, type: first.type.text,
        remedy: remedy(for: first, of: type, among: conformances),
        to: proto, besides: unfilled.dropFirst().map { "\($0.name.text): \($0.type.text)" })
    }
    return obstacle(toInitializing: type)
      ?? .noConstruction(
        proto, failure: constructionFailure(of: type, for: proto))
  }

  /// Returns the edit that would make the type of a parameter conform, or give it a value.
  private func remedy(
    for parameter: Construction.Parameter, of type: TypeDeclaration,
    among conformances: Conformances
  ) -> SkipReason.Remedy {
    if case .tooLarge = parameter.resolved { return .simplerType }
    if conformances.proto == .providable, let advice = adviceToEmit(for: parameter) {
      return advice
    }
    switch conformances.typeMissing(in: parameter.resolved) {
    case .declared(let path, _)?: return .extension(of: path.spelling)
    case .foreign(let path, _)?:
      let library = conformances.proto.declaringModule(ofStandardType: path.text)
      return library.map { .import($0) } ?? .extension(of: path.spelling)
    default: return .none
    }
  }

  /// Returns the advice to request an emission whose code makes a value for a parameter.
  private func adviceToEmit(for parameter: Construction.Parameter) -> SkipReason.Remedy? {
    otherPlanners.lazy.compactMap { planner in
      planner.offer(in: self, of: parameter.resolved).flatMap { offer in
        offer.expressions[parameter.resolved].map { _ in
          .emission(planner.name, for: offer.word)
        }
      }
    }.first
  }

  func conformance(
    of type: TypeDeclaration, made constructions: [FilledConstruction],
    to conformances: Conformances
  ) -> ConformanceDefinition {
    let needed = Set(constructions.flatMap { conformances.requirements(of: $0) })
    let scope = module.scope(of: type)
    return ConformanceDefinition(
      context: self, type: ExtendedType(type, in: self), access: module.access(of: type),
      isUsableFromInline: module.isUsableFromInline(type),
      marksNonisolated: conformances.nonisolatedCandidates.contains(type.path),
      isOnMainActor: conformances.isolatedCandidates.contains(type.path),
      requirements: needed.sorted { $0.text < $1.text },
      names: needed.reduce(into: []) {
        $0.formUnion(scope.namedTypes(in: .named($1.map { WrittenType.Name($0.text) })))
      })
  }
}

extension GenerationContext {
  /// Returns the constructions that always succeed.
  ///
  /// For `Arbitrary`, they also accept any argument.
  ///
  /// - Parameter defaults: The configured expressions. If there is no construction, the expression for
  ///   the type takes its place: `Port: "Port(8080)!"`.
  func certainConstructions(
    of type: TypeDeclaration, for proto: KnownProtocol, or defaults: GivenExpressions
  ) -> [Construction] {
    let certain = constructions(of: type).filter {
      $0.isTotal && $0.conditions.isEmpty && $0.isCase == (type.kind == .enum)
        && ($0.keepsArguments || proto != .arbitrary)
    }
    guard certain.isEmpty, proto == .providable, module.parameters(of: type.path).isEmpty,
      let given = defaults.byKey[type.name] ?? defaults.byKey[type.path.last?.text ?? ""]
        ?? defaults.byType[.declared(type.path, arguments: [:])]
    else { return certain }
    return [
      Construction(
        callee: .expression(given.text), parameters: [], access: module.access(of: type),
        position: type.position)
    ]
  }
}
