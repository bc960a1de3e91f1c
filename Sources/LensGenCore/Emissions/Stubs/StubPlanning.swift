extension Planner {
  /// Returns the stub of a protocol, or of a type alias of several protocols.
  mutating func stub(of type: TypeDeclaration) -> StubDefinition? {
    if type.kind == .typealias && !isComposition(type) { return nil }
    return planned("stub of \(type.name)", at: type.position) {
      planner throws(Skipped) in try planner.plannedStub(of: type)
    }
  }

  /// The expressions for values of the protocols with a stub.
  var stubs: [String: String] {
    var planner = self
    var stubs: [String: String] = [:]
    for type in module.files.flatMap(\.types) where type.kind == .protocol {
      if onlyAnnotated && !type.isAnnotated { continue }
      guard planner.stub(of: type)?.existential == .plain else { continue }
      let existential = "any \(module.spelling(of: type.path))"
      stubs[existential] = "\(factoryName)<\(existential)>.provide()"
    }
    return stubs
  }

  /// The name of `Factory`, qualified if the module declares the name, too.
  var factoryName: String { module.inFactoryProvider("Factory") }

  /// Whether a type alias stands for several protocols, one of them of this module.
  private func isComposition(_ type: TypeDeclaration) -> Bool {
    guard module.access(of: type) >= .internal, type.genericParameters.isEmpty,
      let target = type.inheritedTypes.first, target.parts.count > 1,
      let flat = try? FlatProtocol(type, in: module)
    else { return false }
    return flat.sources.contains { $0.kind == .protocol && !module.types(at: $0.path).isEmpty }
  }

  private func plannedStub(of type: TypeDeclaration) throws(Skipped) -> StubDefinition {
    if let reason = reasonToSkipStub(of: type) { throw Skipped(reason) }
    let flat = try FlatProtocol(type, in: module)
    let name = Identifier(type.path[type.path.count - 1].text + "Stub")
    if !module.types(at: type.path.dropLast() + [name]).isEmpty {
      throw Skipped(.stub(.declaredStub(name)))
    }
    let associated = try AssociatedTypes(of: flat, in: module)
    if isMainActorByDefault {
      try associated.checkIsolation(of: flat, in: module)
    }
    let comparisons = flat.standardNames.intersection(["Equatable", "Hashable", "Comparable"])
    let context = StubContext(
      module: module,
      stub: associated.stub(at: type.path.dropLast() + [name]),
      access: isTested ? .internal : module.access(of: type),
      isSendable: flat.standardNames.contains { $0 == "Sendable" || $0 == "Error" },
      isClass: flat.isClassBound, isMainActorByDefault: isMainActorByDefault,
      comparisons: comparisons, associated: associated, sources: flat.sources)
    let members = try context.members()
    let own =
      ["provide", "Self"]
      + (members.contains(where: \.isAnsweredByType) ? ["Statics", "statics"] : [])
      + (comparisons.isEmpty ? [] : ["stubIdentity"])
      + (flat.isClassBound ? ["answers", "Answers"] : [])
    if let taken = own.first(where: { isTaken(Identifier($0), for: flat) }) {
      throw Skipped(.stub(.takenInStub(taken)))
    }
    return StubDefinition(
      name: name, conformance: module.spelling(of: type.path),
      access: context.access, isClass: flat.isClassBound,
      isPartlyIsolated: context.isPartlyIsolated, isMainActorByDefault: isMainActorByDefault,
      genericParameters: associated.parameters,
      whereClause: associated.whereClause,
      aliases: associated.aliases + context.doubtfulTypes,
      comparisons: comparisons,
      members: members, existential: associated.existential(of: type),
      hasIsolatedFunctions: context.hasIsolatedFunctions, unknownNames: context.unknownNames)
  }

  /// Whether a protocol has a type or member whose name the stub needs.
  private func isTaken(_ name: Identifier, for flat: FlatProtocol) -> Bool {
    flat.sources.contains { source in
      !module.types(at: source.path + [name]).isEmpty
        || source.interface.requirements.contains { $0.name == name }
        || name == Identifier("Self") && source.interface.hasParameter(name)
    } || name == Identifier("Self") && !module.types(at: [name]).isEmpty
  }

  private func reasonToSkipStub(of type: TypeDeclaration) -> SkipReason? {
    let access = module.access(of: type)
    if access < .internal { return .private(access) }
    if let name = module.ambiguousName(in: type.path) { return .ambiguous(name) }
    let types = module.enclosingTypes(of: type) + [type]
    if types.contains(where: { $0.attributes.contains(where: \.makesUnavailable) }) {
      return .unavailable
    }
    let unknown = type.attributes.filter { attribute in
      !Self.protocolAttributes.contains(attribute.name)
        && !module.isGlobalActor(attribute.name)
    }
    return reasonToSkip(type, for: unknown)
  }

  /// The attributes of a protocol that do not affect conformances.
  private static let protocolAttributes: Set<String> = [
    "_marker", "available", "dynamicCallable", "dynamicMemberLookup", "preconcurrency",
    "usableFromInline",
  ]
}

extension Interface {
  /// Whether a parameter of any requirement has the given name.
  fileprivate func hasParameter(_ name: Identifier) -> Bool {
    requirements.contains { $0.parameters.contains { $0.name == name } }
  }
}

extension Plan {
  /// Makes unset requirements return the stub of their protocol, if it has one.
  mutating func connectStubs() {
    let stubs = Set(
      declarations.compactMap { declaration -> [Identifier]? in
        guard case .stub(let stub) = declaration.content, stub.existential == .plain else {
          return nil
        }
        return declaration.type.path
      })
    for index in declarations.indices {
      guard case .stub(var stub) = declarations[index].content else { continue }
      for member in stub.members.indices {
        stub.members[member].answer.disconnect(from: { !stubs.contains($0) })
      }
      declarations[index].content = .stub(stub)
    }
  }
}

extension StubClosure.Unset {
  /// Returns the provided value or, for an untyped throwing requirement, an error.
  static func provided(throwing: Effects.Throwing) -> Self {
    throwing == .any || throwing == .rethrown ? .providedOrThrown : .provided
  }
}

extension StubClosure {
  /// Removes the stub of a protocol that has none.
  fileprivate mutating func disconnect(from isMissing: ([Identifier]) -> Bool) {
    if case .stub(let path, _, let throwing) = unset, isMissing(path) {
      unset = .provided(throwing: throwing)
    }
  }
}
