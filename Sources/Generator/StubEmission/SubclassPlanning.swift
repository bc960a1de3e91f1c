import EmissionKernel
import SwiftModule
import SwiftReading

extension StubPlanning {
  /// Returns the stub of a class, which overrides its members, and reports those that cannot be
  /// overridden.
  func subclass(of type: TypeDeclaration, report: inout Report) throws(SkipReason) -> Stub {
    if let reason = obstacle(toInheritingFrom: type) { throw reason }
    var stub = Stub(
      context: context, name: try nameOfStub(of: type), access: .internal,
      flat: FlatProtocol(ofClass: type, in: module), associated: AssociatedTypes(ofClassIn: module))
    stub.members = stub.overrides(report: &report)
    let calls = Identifier("stubCalls")
    if stub.recordsCalls && stub.isTaken(calls) { throw .takenInStub(calls.text) }
    return stub
  }

  private func obstacle(toInheritingFrom type: TypeDeclaration) -> SkipReason? {
    if let reason = context.obstacle(toMaking: type) { return reason }
    if context.place == .support { return .supportedClass }
    if type.isFinal { return .finalClass }
    let types = module.nesting(of: type)
    if types.contains(where: { !$0.genericParameters.isEmpty }) { return .genericClass }
    if module.settings.isMainActorByDefault, !module.isNonisolated(type),
      declaresNoInitializer(type)
    {
      return .implicitInitializer
    }
    return module.initializers(of: type).compactMap(\.writtenAccess).first { $0 < .internal }
      .map { .hiddenInitializer($0) }
  }

  private func declaresNoInitializer(_ type: TypeDeclaration) -> Bool {
    type.members.initializers.isEmpty
      && module.superclass(of: type).map(declaresNoInitializer) != false
  }
}

extension Stub {
  /// Returns the overriding members, and reports those that cannot be overridden.
  fileprivate func overrides(report: inout Report) -> [StubMember] {
    var items: [SourcedRequirement] = []
    for var item in original.sourcedRequirements
    where !item.requirement.isPrivate {
      if let reason = obstacle(toOverriding: item) {
        report.skip(item.subject, reason)
      } else {
        item.requirement = item.requirement.asOverride
        items.append(item)
      }
    }
    let names = StubNames(for: items.map(\.requirement), in: self).pairs
    return zip(items, names).compactMap { item, names in
      report.planned(item.subject) { _ throws(SkipReason) in
        try StubMemberPlanner(of: item, in: self).member(named: names)
      }
    }
  }

  private func obstacle(toOverriding item: SourcedRequirement) -> SkipReason? {
    let member = item.requirement
    if member.isStatic || member.modifiers.contains("class") { return .staticMember }
    if member.modifiers.contains("final") { return .finalMember }
    if member.result?.roots.contains("Self") == true { return .selfResult }
    if member.parameters.contains(where: \.isVariadic) { return .variadicMember }
    let ofClass = SourcedRequirement(requirement: member.asIsolated, source: item.source)
    return isolation(of: item) == nil && isolation(of: ofClass) != nil ? .nonisolatedMember : nil
  }
}

extension ProtocolRequirement {
  /// The member without the modifiers and attributes that an override does not repeat.
  fileprivate var asOverride: ProtocolRequirement {
    var member = self
    member.modifiers.removeAll { Self.ownModifiers.contains($0) || $0.hasSuffix("(set)") }
    member.attributes.removeAll { KnownAttributes.ofOverriddenMembers.contains($0.name) }
    if case .property(let accessors) = kind, modifiers.contains(where: { $0.hasSuffix("(set)") }) {
      var readOnly = accessors
      readOnly.setter = nil
      member.kind = .property(readOnly)
    }
    return member
  }

  /// The member as it were if it were isolated like its class.
  fileprivate var asIsolated: ProtocolRequirement {
    var member = self
    member.modifiers.removeAll { $0.hasPrefix("nonisolated") }
    member.attributes.removeAll { $0.name == "concurrent" }
    return member
  }

  private static let ownModifiers: Set<String> = [
    "open", "public", "package", "internal", "override", "dynamic",
  ]
}
