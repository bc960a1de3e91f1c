import SwiftModule
import SwiftReading

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
      throw reasonNotToConform(type, among: conformances)
    }
    return constructions
  }

  /// Returns the construction of a type that is isolated to a global actor, and does not conform.
  func isolatedConstructions(of type: TypeDeclaration) throws(SkipReason) -> [FilledConstruction] {
    let certain = module.certainConstructions(of: type, for: .providable, or: defaults)
    if let chosen = providable.chosen(among: certain, of: type.path) { return chosen }
    throw reasonNotToConform(type, among: providable)
  }

  private func reasonNotToConform(
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
