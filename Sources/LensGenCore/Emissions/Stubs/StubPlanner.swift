/// Plans the stubs of protocols, of type aliases of several protocols, and of classes with a mark.
struct StubPlanner: EmissionPlanner {
  static let summary = "a stub for each protocol, and for classes after '// lens-gen: stub'"
  static let needs = CodeNeeds(
    libraries: ["FactoryProvider"], namesAllMembers: true, namesRequirements: true)
  static let isForProtocols = true
  static let isForMarkedClasses = true

  let run: Run

  init(for run: Run) { self.run = run }

  func code(for type: TypeDeclaration, report: inout Report) -> (any GeneratedCode)? {
    if type.kind != .class { return stub(of: type, report: &report) }
    do throws(Skipped) {
      return try subclass(of: type, report: &report)
    } catch {
      report.skip("stub of \(type.name)", at: type.position, error.reason)
      return nil
    }
  }

  /// Makes unset requirements return the stub of their protocol, if it has one.
  func connect(_ files: inout [Plan.File]) {
    var provided: Set<[Identifier]> = []
    for declaration in files.flatMap(\.declarations) {
      guard let stub = declaration.code as? StubDefinition else { continue }
      if stub.existential == .plain { provided.insert(declaration.type.path) }
    }
    for file in files.indices {
      for index in files[file].declarations.indices {
        guard var stub = files[file].declarations[index].code as? StubDefinition else { continue }
        for member in stub.members.indices {
          stub.members[member].answer.disconnect(from: { !provided.contains($0) })
        }
        files[file].declarations[index].code = stub
      }
    }
  }
}

extension StubPlanner {
  var module: ModuleIndex { run.module }

  private func stub(of type: TypeDeclaration, report: inout Report) -> StubDefinition? {
    if type.kind == .typealias && !isComposition(type) { return nil }
    return report.planned("stub of \(type.name)", at: type.position) {
      () throws(Skipped) in try plannedStub(of: type)
    }
  }

  /// The expressions for values of the protocols with a stub.
  var providedExistentials: [String: String] {
    var values: [String: String] = [:]
    for type in module.files.flatMap(\.types) where provides(type) {
      let existential = existential(of: type)
      values[existential] = "\(module.inFactoryProvider("Factory"))<\(existential)>.provide()"
    }
    return values
  }

  /// Whether a stub can be the value of a type, which is one protocol.
  func provides(_ written: WrittenType, _ resolved: ResolvedType) -> Bool {
    guard case .existential(let parts) = resolved, case .constraint(let path)? = parts.first
    else { return false }
    return module.types(at: path).contains { existential(of: $0) == written.text && provides($0) }
  }

  /// Whether the stub of a protocol can be the value of any type with the protocol.
  private func provides(_ type: TypeDeclaration) -> Bool {
    var ignored = Report()
    return type.kind == .protocol && run.isWanted(type)
      && stub(of: type, report: &ignored)?.existential == .plain
  }

  private func existential(of type: TypeDeclaration) -> String {
    "any \(module.spelling(of: type.path))"
  }

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
    let name = try nameOfStub(of: type)
    let associated = try AssociatedTypes(of: flat, in: module)
    if run.settings.isMainActorByDefault {
      try associated.checkIsolation(of: flat, in: module)
    }
    let comparisons = flat.standardNames.intersection(["Equatable", "Hashable", "Comparable"])
    let context = StubContext(
      module: module,
      stub: associated.stub(at: type.path.dropLast() + [name]),
      access: run.isTested ? .internal : module.access(of: type),
      isSendable: flat.standardNames.contains { $0 == "Sendable" || $0 == "Error" },
      isClass: flat.isClassBound, isSubclass: false,
      isMainActorByDefault: run.settings.isMainActorByDefault,
      recordsCalls: run.settings.recordsCalls,
      comparisons: comparisons, associated: associated, sources: flat.sources)
    let requirements = context.distinctRequirements
    let members = try context.members(for: requirements)
    let own =
      ["provide", "Self"]
      + (members.contains(where: \.isAnsweredByType) ? ["Statics", "statics"] : [])
      + (comparisons.isEmpty ? [] : ["stubIdentity"])
      + (flat.isClassBound || run.settings.sharesStubs ? ["answers", "Answers"] : [])
    if let taken = own.first(where: { isTaken(Identifier($0), for: flat) }) {
      throw Skipped(.stub(.takenInStub(taken)))
    }
    return StubDefinition(
      name: name, conformance: module.spelling(of: type.path),
      access: context.access, isClass: flat.isClassBound,
      hasSharedClosures: run.settings.sharesStubs, isPartlyIsolated: context.isPartlyIsolated,
      isMainActorByDefault: run.settings.isMainActorByDefault,
      genericParameters: associated.parameters,
      whereClause: associated.whereClause,
      aliases: associated.aliases + context.doubtfulTypes(among: requirements),
      comparisons: comparisons,
      members: members, existential: associated.existential(of: type),
      hasIsolatedFunctions: context.hasIsolatedFunctions, unknownNames: context.unknownNames)
  }

  /// Returns the configured name of the stub, unless the module declares it.
  func nameOfStub(of type: TypeDeclaration) throws(Skipped) -> Identifier {
    let name = Identifier(
      run.settings.stubName.replacing(each: "*", with: type.path[type.path.count - 1].text))
    if !module.types(at: type.path.dropLast() + [name]).isEmpty {
      throw Skipped(.stub(.declaredStub(name)))
    }
    return name
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
    if let reason = run.reasonNotToUse(type) { return reason }
    let unknown = type.attributes.filter { attribute in
      !Self.protocolAttributes.contains(attribute.name)
        && !module.isGlobalActor(attribute.name)
    }
    return run.reasonToSkip(type, for: unknown)
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
