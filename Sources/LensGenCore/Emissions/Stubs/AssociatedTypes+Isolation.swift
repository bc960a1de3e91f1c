extension AssociatedTypes {
  /// Throws if a type that is isolated to the main actor by default stands for an associated type
  /// with a conformance outside the main actor.
  func checkIsolation(of flat: FlatProtocol, in module: ModuleIndex) throws(Skipped) {
    for source in flat.sources {
      let own = source.interface.associatedTypes.flatMap { type in
        type.inheritedTypes.map { (WrittenType(name: type.name.text), $0) }
      }
      let others = source.interface.constraints.filter { $0.relation == .conforms }
        .map { ($0.subject.withoutSelf, $0.object) }
      for (subject, bounds) in own + others {
        for bound in bounds.parts {
          try checkIsolation(of: withoutAliases(subject), as: bound, of: source, in: module)
        }
      }
    }
  }

  private func checkIsolation(
    of type: WrittenType, as bound: WrittenType, of source: TypeDeclaration, in module: ModuleIndex
  ) throws(Skipped) {
    let name = bound.path?.text ?? ""
    let isPassedOn = Self.conditionalProtocols.contains(name)
    if !isPassedOn && type.path == nil || Self.markerProtocols.contains(name) { return }
    if case .declared(let place) = module.lookUp(
      Identifier(bound.roots.first ?? ""), from: source.path),
      !module.types(at: place).contains(where: module.isNonisolated)
    {
      return
    }
    let isIsolated = type.roots.contains { name in
      module.types(at: [Identifier(name)]).contains(where: module.isMainActorType)
    }
    if isIsolated { throw Skipped(.stub(.isolatedConformance(type.text, bound.text))) }
  }

  /// The protocols without requirements.
  private static let markerProtocols: Set<String> = [
    "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
  ]
}
