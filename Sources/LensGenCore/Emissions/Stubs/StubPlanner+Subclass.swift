extension StubPlanner {
  /// Returns the stub of a class, which overrides its members.
  func subclass(
    of type: TypeDeclaration, report: inout Report
  ) throws(Skipped) -> StubDefinition {
    if let reason = reasonNotToInherit(from: type) { throw Skipped(reason) }
    let name = try nameOfStub(of: type)
    let context = StubContext(
      module: module,
      stub:
        .named((type.path.dropLast() + [name]).map { WrittenType.Name($0.typeSpelling) }),
      access: .internal,
      isSendable: isSendable(type), isClass: true, isSubclass: true,
      isMainActorByDefault: run.settings.isMainActorByDefault,
      recordsCalls: run.settings.recordsCalls, comparisons: [], associated: AssociatedTypes(),
      sources: [type])
    return StubDefinition(
      name: name,
      superclass: StubDefinition.Superclass(
        isSendable: context.isSendable,
        isNonisolated: run.settings.isMainActorByDefault && module.isNonisolated(type)),
      conformance: module.spelling(of: type.path), access: .internal, isClass: true,
      hasSharedClosures: false, isPartlyIsolated: false,
      isMainActorByDefault: run.settings.isMainActorByDefault, genericParameters: [],
      whereClause: [], aliases: [], comparisons: [],
      members: context.overrides(report: &report), existential: nil,
      hasIsolatedFunctions: context.hasIsolatedFunctions, unknownNames: context.unknownNames)
  }

  private func reasonNotToInherit(from type: TypeDeclaration) -> SkipReason? {
    if let reason = run.reasonNotToMake(type) { return reason }
    if type.isFinal { return .stub(.finalClass) }
    let types = module.enclosingTypes(of: type) + [type]
    if types.contains(where: { !$0.genericParameters.isEmpty }) { return .stub(.genericClass) }
    if run.settings.isMainActorByDefault, !module.isNonisolated(type), declaresNoInitializer(type) {
      return .stub(.implicitInitializer)
    }
    return module.initializers(of: type).compactMap(\.writtenAccess).first { $0 < .internal }
      .map { .stub(.hiddenInitializer($0)) }
  }

  private func declaresNoInitializer(_ type: TypeDeclaration) -> Bool {
    type.members.initializers.isEmpty
      && module.superclass(of: type).map(declaresNoInitializer) != false
  }

  /// Whether a class that has subclasses is declared `Sendable`, so that they have to be, too.
  private func isSendable(_ type: TypeDeclaration) -> Bool {
    let written = type.inheritedTypes + module.extensions(of: type.path).flatMap(\.inheritedTypes)
    return written.flatMap(\.roots).contains("Sendable")
      || module.superclass(of: type).map(isSendable) == true
  }
}

extension StubContext {
  /// Returns the overriding members, and reports those that cannot be overridden.
  fileprivate func overrides(report: inout Report) -> [StubMember] {
    var items: [SourcedRequirement] = []
    for item in sources[0].interface.requirements
    where !item.modifiers.contains(where: ["private", "fileprivate"].contains) {
      let name = SourcedRequirement(requirement: item, source: sources[0]).name
      let reason = reasonNotToOverride(item)
      if let reason {
        report.skip(name, at: item.position, .stub(reason))
      } else {
        items.append(SourcedRequirement(requirement: item.asOverride, source: sources[0]))
      }
    }
    let names = StubNames(for: items.map(\.requirement))
    return items.enumerated().compactMap { index, item in
      report.planned(item.name, at: item.requirement.position) { () throws(Skipped) in
        try StubMemberPlanning(of: item, named: names[index], in: self).member()
      }
    }
  }

  private func reasonNotToOverride(_ member: ProtocolRequirement) -> StubSkipReason? {
    if member.isStatic || member.modifiers.contains("class") { return .staticMember }
    if member.modifiers.contains("final") { return .finalMember }
    if member.result?.roots.contains("Self") == true { return .selfResult }
    if member.parameters.contains(where: \.isVariadic) { return .variadicMember }
    let item = SourcedRequirement(requirement: member, source: sources[0])
    let ofClass = SourcedRequirement(requirement: member.asIsolated, source: sources[0])
    if isolation(of: item) == nil, isolation(of: ofClass) != nil { return .freeMember }
    return nil
  }
}

extension ProtocolRequirement {
  /// The member without the modifiers and attributes that an override does not repeat.
  fileprivate var asOverride: ProtocolRequirement {
    var member = self
    member.modifiers.removeAll { Self.ownModifiers.contains($0) || $0.hasSuffix("(set)") }
    member.attributes.removeAll { Self.ownAttributes.contains($0.name) }
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

  private static let ownAttributes: Set<String> = [
    "GKInspectable", "IBAction", "IBInspectable", "NSManaged", "inlinable", "inline", "objc",
    "usableFromInline",
  ]
}
