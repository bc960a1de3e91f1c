import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans the fixture functions of types.
package struct FixturePlanner: EmissionPlanner {
  package static let name = "fixtures"
  package static let summary = "a fixture with replaceable parts, for 'Fixturable' types"
  package static let needs = CodeNeeds()

  package let context: GenerationContext
  private let given: GivenExpressions

  package init(in context: GenerationContext) {
    self.context = context
    given = context.givenExpressions
  }

  /// Returns the fixture function of a type that conforms to `Fixturable`.
  package func code(
    for type: TypeDeclaration, report: inout Report
  ) throws(SkipReason) -> GeneratedCode? {
    let module = context.module
    guard let conformance = module.writtenConformance(of: type.path, to: KnownProtocol.fixturable)
    else {
      return nil
    }
    let name = Identifier("fixture")
    if module.members(of: type.path).contains(where: { $0.staticFunctions.contains(name) }) {
      throw .taken(name)
    }
    let constructions = context.constructions(of: type)
    let candidates = constructions.filter {
      $0.isTotal && !$0.isCase && !$0.parameters.isEmpty
    }
    let readable = candidates.compactMap { construction in
      access(of: construction, readingFrom: type).map { (construction: construction, access: $0) }
    }
    let best = readable.max {
      $0.construction.parameters.count < $1.construction.parameters.count
    }
    guard let best else {
      let isWithoutParts =
        type.kind == .struct && constructions.contains(where: \.parameters.isEmpty)
      if candidates.isEmpty && isWithoutParts { return nil }
      throw context.obstacle(toInitializing: type)
        ?? fixtureFailure(of: type, among: candidates)
    }
    let parameters = best.construction.parameters
    let scope = module.scope(of: type)
    if let reason = parameters.lazy.compactMap({ scope.obstacle(to: .fixture, of: $0.type) }).first
    {
      throw reason
    }
    return code(
      for: type, by: best.construction, access: best.access,
      requiring: conformance == .sometimes
        ? module.conditions(of: type.path, conformingTo: KnownProtocol.fixturable) : [])
  }
}

extension FixturePlanner {
  /// - Parameter requirements: The requirements under which the type has a fixture.
  private func code(
    for type: TypeDeclaration, by construction: Construction, access: AccessLevel,
    requiring requirements: [GenericRequirement]
  ) -> GeneratedCode {
    let required = requirements.flatMap { [$0.subject, $0.object] }
    let libraryNames = [KnownProtocol.fixturable.rawValue, "FactoryProvider"]
    let namesLibrary = required.flatMap(\.roots).contains {
      libraryNames.contains($0) && !context.module.declares($0)
    }
    let parameters = construction.parameters.map { parameter in
      let given = parameter.given(by: given, in: type.path)
      return "\(parameter.settled(by: given).declaration) = "
        + "\(unsafeKeyword(parameter.isUnsafe))fixture.\(parameter.name.memberSpelling)"
    }
    let extended = ExtendedType(type, in: context)
    let scope = context.module.scope(of: type)
    let names = required.flatMap { scope.namedTypes(in: $0) }
    let function = GeneratedDeclaration(
      .static, Identifier("fixture"), access: access,
      .function("func fixture", parameters, " -> Self"),
      .code(construction.body(calling: "Self")), shown: construction.names.union(names))
    let clause =
      requirements.isEmpty
      ? "" : " where \(requirements.map(\.text).joined(separator: ", "))"
    return GeneratedCode(
      type: extended, [extended.extension(extended.name + clause, members: [function])],
      sources: [construction.position.file],
      library: namesLibrary ? context.library("FactoryProvider", shownBy: access) : nil)
  }

  /// The reason why a type has no fixture function.
  private func fixtureFailure(
    of type: TypeDeclaration, among candidates: [Construction]
  ) -> SkipReason {
    if type.kind == .enum {
      return .noFixture(
        "an enum has no parts that the function could take; use '.fixture'", .fixtureUnreadable)
    }
    let open = candidates.max { $0.parameters.count < $1.parameters.count }?.parameters
      .first { property(for: $0, of: type) == nil }
    if let open {
      return .noFixture(
        "no readable property has the name and type of its initializer's parameter "
          + "'\(open.name.text): \(open.type.text)'; rename one of them, or write the function by hand",
        .fixtureUnreadable)
    }
    return .noFixture(context.constructionFailure(of: type, for: .fixturable))
  }

  /// Returns the property that is read for a parameter.
  private func property(
    for parameter: Construction.Parameter, of type: TypeDeclaration
  ) -> Property? {
    context.module.members(of: type.path).flatMap(\.properties).first { property in
      !property.attributes.contains(where: \.isAvailability)
        && context.module.scope(of: type).canRead(parameter, from: property)
    }
  }

  /// Returns the access level of a call whose arguments are properties of another value; `nil` if
  /// some are not.
  private func access(
    of construction: Construction, readingFrom type: TypeDeclaration
  ) -> AccessLevel? {
    var levels = [construction.access]
    for parameter in construction.parameters {
      guard let property = property(for: parameter, of: type) else { return nil }
      levels.append(property.writtenAccess ?? .internal)
    }
    return levels.min()
  }
}
