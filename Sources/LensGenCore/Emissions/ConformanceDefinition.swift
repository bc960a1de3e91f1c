/// A conformance of a type to a protocol, as written.
struct ConformanceDefinition {
  let run: Run
  let type: ExtendedType
  let access: AccessLevel
  let isUsableFromInline: Bool
  /// Whether its extension has to say that it is not isolated.
  let marksNonisolated: Bool
  /// The generic parameters and associated types that have to conform, too.
  let requirements: [String]
}

extension ConformanceDefinition {
  /// The access level of the protocol: that of the conformance, including inlined code.
  var accessOfProtocol: AccessLevel { isUsableFromInline ? .public : access }

  /// Returns an extension that conforms the type to a protocol of a module.
  func lines(to name: String, of module: String, members: [[String]]) -> [String] {
    let subject = run.qualified(name, in: module)
    let conditions = requirements.map { "\($0): \(subject)" }
    let clause = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
    return type.lines(
      extending: run.conformance(of: type, to: name, of: module) + clause, members: members,
      modifier: modifier)
  }

  /// The modifier of an extension with the conformance, or with functions that use it.
  var modifier: String { marksNonisolated ? "nonisolated " : "" }

  /// Returns the head of a protocol's witness, with the required access level.
  ///
  /// For a type visible only through `@testable`, the compiler requires `public`.
  func witness(_ head: String) -> String {
    if run.isTested { return AccessLevel.public.prefix + head }
    let attribute = isUsableFromInline ? "@usableFromInline " : ""
    return attribute + access.prefix + head
  }
}

extension Run {
  /// Returns the head of an extension that conforms a type to a protocol of a library.
  func conformance(of type: ExtendedType, to name: String, of library: String) -> String {
    // If both names are qualified, the compiler does not warn about conformances of imported types.
    let modules = type.isOfOtherModule ? [] : settings.testableImports
    if isTested, modules.count == 1, module.tested?.isHidden != true {
      return "\(modules[0]).\(type.path.spelling): \(library).\(name)"
    }
    // The name of a nested type counts as qualified.
    let subject =
      isTested && type.path.count > 1 ? "\(library).\(name)" : qualified(name, in: library)
    return "\(type.name): \(subject)"
  }

  /// Returns the constructions that make a type conform; empty if it conforms, or needs none.
  func constructions(
    of type: TypeDeclaration, conforming conformances: Conformances
  ) throws(SkipReason) -> [FilledConstruction] {
    if module.writtenConformance(of: type.path, to: conformances.subject) != nil { return [] }
    if let actor = isolation(of: type) {
      throw .noConstruction(
        conformances.subject,
        failure: "it is isolated to '@\(actor)', and so is what it conforms to")
    }
    let constructions = conformances.constructions(of: type)
    // An enum without cases is a namespace.
    if constructions.isEmpty && !(type.kind == .enum && type.members.cases.isEmpty) {
      throw reasonNotToMake(type, among: conformances)
    }
    return constructions
  }

  /// Returns the construction of a type that is isolated to a global actor, and does not conform.
  func isolatedConstructions(of type: TypeDeclaration) throws(SkipReason) -> [FilledConstruction] {
    let certain = module.certainConstructions(of: type, for: .providable, or: defaults)
    if let chosen = providable.chosen(among: certain, of: type.path) { return chosen }
    throw reasonNotToMake(type, among: providable)
  }

  private func reasonNotToMake(
    _ type: TypeDeclaration, among conformances: Conformances
  ) -> SkipReason {
    let subject = conformances.subject
    if let recursion = conformances.recursion(of: type) {
      return .recursive(
        subject, parameter: recursion.name, type: recursion.type.text, owner: type.name)
    }
    if let obstacle = conformances.obstacle(of: type) {
      return .notConforming(
        obstacle.name, type: obstacle.type.text, remedy: remedy(for: obstacle, of: conformances),
        to: subject)
    }
    return reasonNotToCallInitializers(of: type)
      ?? .noConstruction(
        subject, failure: module.constructionFailure(of: type, for: subject))
  }

  /// Returns the edit that would make the type of a parameter conform, or its value a stub.
  private func remedy(
    for parameter: Construction.Parameter, of conformances: Conformances
  ) -> SkipReason.Remedy {
    if conformances.subject == .providable, !settings.emissions.contains(.stubs),
      StubPlanner(run: self).provides(parameter.type, parameter.resolved)
    {
      return .stub
    }
    guard let name = conformances.nameMissing(in: parameter.resolved) else { return .none }
    let home = conformances.subject.home(ofStandardType: name)
    return home.map { .import($0) } ?? .extension(of: name)
  }

  func conformance(
    of type: TypeDeclaration, made constructions: [FilledConstruction],
    to conformances: Conformances
  ) -> ConformanceDefinition {
    let needed = Set(constructions.flatMap { conformances.requirements(of: $0) })
    return ConformanceDefinition(
      run: self, type: ExtendedType(type, in: self), access: module.access(of: type),
      isUsableFromInline: module.isUsableFromInline(type),
      marksNonisolated: conformances.freeCandidates.contains(type.path),
      requirements: needed.sorted { $0.text < $1.text }.map(\.spelling))
  }
}

extension ModuleIndex {
  /// Whether inlined code may use a type, though the type or one around it is not public.
  func isUsableFromInline(_ type: TypeDeclaration) -> Bool {
    func isMarked(_ type: TypeDeclaration) -> Bool {
      type.attributes.contains { $0.name == "usableFromInline" }
    }
    let types = nesting(of: type)
    return types.contains(where: isMarked)
      && types.allSatisfy { isMarked($0) || $0.writtenAccess == .public }
  }
}
