// The reasons why a protocol has no stub.
extension StubContext {
  /// Throws if no type can satisfy all requirements.
  func checkNames(of requirements: [SourcedRequirement]) throws(Skipped) {
    for item in requirements where item.requirement.isProperty {
      let isDoubled = requirements.contains { other in
        other.requirement.position != item.requirement.position
          && other.requirement.name == item.requirement.name
          && other.requirement.isStatic == item.requirement.isStatic
          && other.requirement.parameters.isEmpty
          && !other.requirement.conditions.exclude(item.requirement.conditions)
      }
      if isDoubled { throw Skipped(.stub(.contradiction(item.requirement.name))) }
    }
  }

  /// Throws if a stub cannot implement a requirement.
  func check(_ item: SourcedRequirement) throws(Skipped) {
    try checkAttributes(of: item.requirement)
    try checkForm(of: item.requirement)
    try checkTypes(of: item)
  }

  private func checkAttributes(of requirement: ProtocolRequirement) throws(Skipped) {
    for attribute in requirement.attributes where !isHarmless(attribute) {
      if attribute.makesUnavailable { throw Skipped(.unavailable) }
      if attribute.isAvailability { throw Skipped(.stub(.limitedAvailability)) }
      throw Skipped(.stub(.requirementAttribute(attribute.name)))
    }
  }

  private func checkForm(of requirement: ProtocolRequirement) throws(Skipped) {
    if let modifier = requirement.modifiers.first(where: { !Self.modifiers.contains($0) }) {
      throw Skipped(.stub(.modifier(modifier)))
    }
    if let other = requirement.accessors?.others.first { throw Skipped(.stub(.modifier(other))) }
    if requirement.genericParameters.contains(where: { $0.parameter.kind != .type }) {
      throw Skipped(.stub(.genericPack))
    }
  }

  private func checkTypes(of item: SourcedRequirement) throws(Skipped) {
    let types = item.requirement.types
    if !item.requirement.attributes.contains(where: \.deprecates),
      let old = types.lazy.compactMap(module.scope(of: item.source).deprecatedName).first
    {
      throw Skipped(.deprecatedType(old))
    }
    if isMainActorByDefault {
      let scope = module.scope(of: item.source)
      for type in types { try scope.checkArguments(in: type) }
    }
  }

  /// Throws if no value can reach a setter.
  func checkSetter(of item: SourcedRequirement) throws(Skipped) {
    guard item.requirement.setter != nil, let type = item.requirement.result else { return }
    let scope = module.scope(of: item.source)
    if scope.isNoncopyable(type) { throw Skipped(.stub(.noncopyableSetter)) }
    if scope.isUninhabited(type) {
      throw Skipped(.stub(.uninhabitedParameter(Identifier("newValue"))))
    }
  }

  private func isHarmless(_ attribute: Attribute) -> Bool {
    if let availability = attribute.availability {
      return availability.isOnAllPlatforms && (availability.isDeprecated || availability.isNotAsync)
    }
    return StubMember.carriedAttributes.contains(attribute.name)
      || module.isGlobalActor(attribute.name)
      || ["concurrent", "inlinable", "preconcurrency", "warn_unqualified_access"]
        .contains(attribute.name)
      || isResultBuilder(attribute)
  }

  func isResultBuilder(_ attribute: Attribute) -> Bool {
    module.types(at: [Identifier(attribute.name)]).contains { declaration in
      declaration.attributes.contains { $0.name == "resultBuilder" }
    }
  }

  private static let modifiers: Set<String> = [
    "mutating", "nonmutating", "nonisolated", "nonisolated(nonsending)", "prefix", "postfix",
    "infix", "override", "consuming", "borrowing", "__consuming",
  ]
}
