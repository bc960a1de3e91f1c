extension AssociatedTypes {
  /// Throws if a type that is isolated to the main actor by default stands for an associated type
  /// with a conformance outside the main actor.
  func checkIsolation() throws(SkipReason) {
    for source in sources {
      for (subject, bounds) in source.interface.bounds {
        let type = withoutAliases(subject)
        let isIsolated = type.roots.contains { name in
          module.types(at: [Identifier(name)]).contains(where: module.isMainActorType)
        }
        let isolated = bounds.parts.first { isIsolated && isNonisolated($0, of: type, in: source) }
        if let isolated { throw .stub(.isolatedConformance(type.text, isolated.text)) }
      }
    }
  }

  /// Whether the conformance of a type to a protocol must not be isolated.
  private func isNonisolated(
    _ bound: WrittenType, of type: WrittenType, in source: TypeDeclaration
  ) -> Bool {
    let name = bound.path?.text ?? ""
    let isPassedOn = Self.conditionalProtocols.contains(name)
    if !isPassedOn && type.path == nil || Self.markerProtocols.contains(name) { return false }
    guard
      case .declared(let place) = module.lookUp(
        Identifier(bound.roots.first ?? ""), from: source.path)
    else { return true }
    return module.types(at: place).contains(where: module.isNonisolated)
  }

  /// The protocols without requirements.
  private static let markerProtocols: Set<String> = [
    "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
  ]
}
