// The global actors of a protocol's requirements.
extension Stub {
  /// Whether some requirements are isolated to a global actor.
  var isPartlyIsolated: Bool {
    sources.contains { source in
      isolation(of: source) != nil
        || source.interface.requirements.contains { globalActor(of: $0.attributes) != nil }
    }
  }

  /// Whether a requirement takes or returns functions isolated to a global actor; whether these are
  /// `Sendable` depends on the language mode.
  var hasIsolatedFunctions: Bool {
    sources.flatMap(\.interface.requirements).contains { requirement in
      requirement.types.flatMap(\.roots).contains(where: module.isGlobalActor)
        || requirement.parameters.flatMap(\.attributes).contains { module.isGlobalActor($0.name) }
    }
  }

  /// Returns the global actor of a requirement.
  func isolation(of item: SourcedRequirement) -> Attribute? {
    let requirement = item.requirement
    let isFree =
      requirement.modifiers.contains { $0.hasPrefix("nonisolated") }
      || requirement.attributes.contains { $0.name == "concurrent" }
    return isFree ? nil : globalActor(of: requirement.attributes) ?? isolation(of: item.source)
  }

  /// Returns the global actor of a protocol's requirements.
  private func isolation(of source: TypeDeclaration) -> Attribute? {
    if let actor = globalActor(of: source.attributes) { return actor }
    let isDefault = run.settings.isMainActorByDefault && !module.isNonisolated(source)
    return isDefault && !module.types(at: source.path).isEmpty
      ? Attribute(type: WrittenType(name: "MainActor")) : nil
  }

  private func globalActor(of attributes: [Attribute]) -> Attribute? {
    attributes.first { module.isGlobalActor($0.name) }
  }
}
