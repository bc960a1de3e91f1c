/// A conformance of a type to a protocol, as written.
struct ConformanceDefinition: Equatable, Sendable {
  /// The type as written outside all types, with its generic parameters as arguments.
  var type: String
  var access: AccessLevel
  var isUsableFromInline: Bool
  /// The generic parameters as declared.
  var genericParameters: [String]
  /// The generic parameters and associated types that have to conform, too.
  var requirements: [String]
}

extension ConformanceDefinition {
  /// The access level of the protocol: that of the conformance, including inlined code.
  var accessOfProtocol: AccessLevel { isUsableFromInline ? .public : access }

  /// Returns an extension that conforms a type to a protocol of a module.
  func lines(
    of type: ExtendedType, to name: String, of module: String, members: [[String]],
    in file: FileScope
  ) -> [String] {
    let subject = file.qualified(name, in: module)
    let conditions = requirements.map { "\($0): \(subject)" }
    let clause = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
    // If both names are qualified, the compiler does not warn about conformances of imported types.
    let isStandard = type.isOfOtherModule && KnownNames.standardTypes.contains(type.path[0].text)
    let home =
      isStandard
      ? "Swift"
      : file.testableImports.count == 1 && !type.isOfOtherModule ? file.testableImports[0] : nil
    let (extended, conformed) =
      if let home, file.isTested, !file.takenNames.contains(home) {
        ("\(home).\(type.path.spelling)", "\(module).\(name)")
      } else {
        (type.name, subject)
      }
    return type.extended("\(extended): \(conformed)\(clause)", members: members)
  }

  /// Returns the head of a protocol's witness, with the required access level.
  ///
  /// For a type visible only through `@testable`, the compiler requires `public`.
  func witness(_ head: String, in file: FileScope) -> String {
    if file.isTested { return AccessLevel.public.prefix + head }
    let attribute = isUsableFromInline ? "@usableFromInline " : ""
    return attribute + access.prefix + head
  }
}

extension Run {
  /// Returns the constructions that make a type conform; empty, with a message, if there are none.
  func constructions(
    of type: TypeDeclaration, conforming conformances: Conformances, report: inout Report
  ) -> [FilledConstruction] {
    let subject = conformances.subject
    if module.writtenConformance(of: type.path, to: subject) != nil { return [] }
    let constructions = conformances.constructions(of: type)
    if !constructions.isEmpty { return constructions }
    if !module.isNamespace(type) {
      report.skip(type.name, at: type.position, reasonNotToMake(type, among: conformances))
    }
    return []
  }

  /// Returns the construction of a class that is isolated to a global actor, and does not conform;
  /// empty, with a message, if there is none.
  func isolatedConstructions(
    of type: TypeDeclaration, report: inout Report
  ) -> [FilledConstruction] {
    let certain = module.certainConstructions(of: type, for: .providable, or: defaults)
    if let chosen = providable.chosen(among: certain, of: type.path) { return chosen }
    report.skip(type.name, at: type.position, reasonNotToMake(type, among: providable))
    return []
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
      let remedy = stubRemedy(for: obstacle, to: subject)
      return .notConforming(
        obstacle.name, type: obstacle.type.text,
        remedy: remedy ?? conformances.remedy(for: obstacle.resolved), to: subject)
    }
    return reasonNotToCallInitializers(of: type)
      ?? .noConstruction(
        subject, failure: module.constructionFailure(of: type, for: subject))
  }

  /// Returns the edit that would make a stub the value of a parameter, if its type is a protocol
  /// that can have one.
  private func stubRemedy(
    for parameter: Construction.Parameter, to subject: KnownProtocol
  ) -> SkipReason.Remedy? {
    guard subject == .providable, !settings.emissions.contains(.stubs),
      StubPlanner(run: self).provides(parameter.type, parameter.resolved)
    else { return nil }
    return .stub
  }

  /// Returns the conformance of a type, as written.
  func conformance(
    of type: TypeDeclaration, made constructions: [FilledConstruction],
    to conformances: Conformances
  ) -> ConformanceDefinition {
    let needed = Set(constructions.flatMap { conformances.requirements(of: $0) })
    return ConformanceDefinition(
      type: module.spelling(of: type).text, access: module.access(of: type),
      isUsableFromInline: module.isUsableFromInline(type),
      genericParameters: module.genericParameters(around: type),
      requirements: needed.sorted { $0.text < $1.text }.map(\.spelling))
  }
}

extension Conformances {
  /// Returns the edit that would make a type conform.
  fileprivate func remedy(for type: ResolvedType) -> SkipReason.Remedy {
    guard let name = nameMissing(in: type) else { return .none }
    let home = subject.home(ofStandardType: name)
    return home.map { .import($0) } ?? .extension(of: name)
  }
}

extension ModuleIndex {
  /// Whether inlined code may use a type that is not public, and its enclosing types.
  fileprivate func isUsableFromInline(_ type: TypeDeclaration) -> Bool {
    func isMarked(_ type: TypeDeclaration) -> Bool {
      type.attributes.contains { $0.name == "usableFromInline" }
    }
    return isMarked(type)
      && enclosingTypes(of: type).allSatisfy { isMarked($0) || $0.writtenAccess == .public }
  }

  /// Returns the generic parameters of a type and its enclosing types, as declared.
  fileprivate func genericParameters(around type: TypeDeclaration) -> [String] {
    let root = type.path[0].text
    let known = types(at: [type.path[0]]).isEmpty ? KnownNames.parameters[root] ?? [] : []
    return known
      + (enclosingTypes(of: type) + [type]).flatMap(\.genericParameters).map(\.name.spelling)
  }
}
