// The reasons why a stub cannot implement a requirement.
extension StubSpeller {
  /// Throws if a stub cannot implement the requirement.
  func check() throws(SkipReason) {
    for attribute in requirement.attributes where !isHarmless(attribute) {
      if attribute.makesUnavailable { throw .unavailable }
      if attribute.isAvailability { throw .stub(.limitedAvailability) }
      throw .stub(.requirementAttribute(attribute.name))
    }
    let others =
      requirement.modifiers.filter { !Self.modifiers.contains($0) }
      + (requirement.accessors?.others ?? [])
    if let modifier = others.first { throw .stub(.modifier(modifier)) }
    if requirement.genericParameters.contains(where: { $0.parameter.kind != .type }) {
      throw .stub(.genericPack)
    }
    let types = requirement.types
    if !requirement.attributes.contains(where: \.deprecates),
      let old = types.lazy.compactMap(scope.deprecatedName).first
    {
      throw .deprecatedType(old)
    }
    if stub.run.settings.isMainActorByDefault {
      for type in types { try scope.checkArguments(in: type) }
    }
  }

  /// Throws if no value can reach a setter.
  func checkSetter() throws(SkipReason) {
    guard requirement.setter != nil, let type = requirement.result else { return }
    if scope.isNoncopyable(type) { throw .stub(.noncopyableSetter) }
    if scope.isUninhabited(type) {
      throw .stub(.uninhabitedParameter(Identifier("newValue")))
    }
  }

  private func isHarmless(_ attribute: Attribute) -> Bool {
    if let availability = attribute.availability {
      return availability.contains(.onAllPlatforms)
        && !availability.isDisjoint(with: [.deprecated, .noasync])
    }
    return StubMember.carriedAttributes.contains(attribute.name)
      || stub.module.isGlobalActor(attribute.name)
      || ["concurrent", "inlinable", "preconcurrency", "warn_unqualified_access"]
        .contains(attribute.name)
      || isResultBuilder(attribute)
  }

  func isResultBuilder(_ attribute: Attribute) -> Bool {
    stub.module.types(at: [Identifier(attribute.name)]).contains { declaration in
      declaration.attributes.contains { $0.name == "resultBuilder" }
    }
  }

  private static let modifiers: Set<String> = [
    "mutating", "nonmutating", "nonisolated", "nonisolated(nonsending)", "prefix", "postfix",
    "infix", "override", "consuming", "borrowing", "__consuming",
  ]
}
