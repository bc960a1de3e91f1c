/// A function that makes the fixture of a type with some of its parts replaced.
struct FixtureDefinition: GeneratedCode {
  var construction: Construction
  var access: AccessLevel
}

extension FixtureDefinition {
  var nameUses: [NameUse] { NameUse.all(of: construction.unknownNames, by: access) }

  func libraries(besideTested isBesideTested: Bool) -> [String: AccessLevel] { [:] }

  func lines(of type: ExtendedType, in file: FileScope) -> [String] {
    let parameters = construction.parameters.map {
      "\($0.declaration) = \(unsafeMark($0.isUnsafe))fixture.\($0.name.memberSpelling)"
    }
    let function = Layout.member.list(
      "\(file.prefix(access))static func fixture(", parameters, ") -> Self {")
    let call = construction.call(on: "Self") { construction.parameters[$0].name.spelling }
    return type.extended(type.name, members: [function + indented(call) + ["}"]])
  }
}

/// Plans the fixture functions of types.
struct FixturePlanner: EmissionPlanner {
  static let summary = "a fixture with replaceable parts, for 'Fixturable' types"
  static let needs = CodeNeeds(libraries: ["FactoryProvider"], namesAllMembers: true)

  private let run: Run

  init(for run: Run) { self.run = run }

  /// Returns the fixture function of a type that conforms to `Fixturable`.
  func code(for type: TypeDeclaration, report: inout Report) -> (any GeneratedCode)? {
    let module = run.module
    guard let conformance = module.writtenConformance(of: type.path, to: .fixturable) else {
      return nil
    }
    let name = Identifier("fixture")
    if module.members(of: type.path).contains(where: { $0.staticFunctions.contains(name) }) {
      report.skip(type.name, at: type.position, .taken(name))
      return nil
    }
    let constructions = module.constructions(of: type)
    let candidates = constructions.filter {
      $0.isTotal && !$0.isCase && !$0.parameters.isEmpty
    }
    let readable = candidates.compactMap { construction in
      access(of: construction, readingFrom: type).map {
        FixtureDefinition(construction: construction, access: $0)
      }
    }
    guard conformance == .always,
      let first = readable.first
    else {
      let isWithoutParts =
        type.kind == .struct && constructions.contains(where: \.parameters.isEmpty)
      if !candidates.isEmpty || !isWithoutParts {
        report.skip(
          type.name, at: type.position, run.reasonNotToCallInitializers(of: type) ?? .noFixture)
      }
      return nil
    }
    var best = readable.dropFirst().reduce(first) {
      $0.construction.parameters.count < $1.construction.parameters.count ? $1 : $0
    }
    best.construction.parameters = best.construction.parameters.map {
      $0.settled(by: $0.given(by: run.defaults, in: type.path))
    }
    return best
  }

  /// Returns the access level of a call whose arguments are properties of another value; `nil` if
  /// some are not.
  private func access(
    of construction: Construction, readingFrom type: TypeDeclaration
  ) -> AccessLevel? {
    var levels = [construction.access]
    for parameter in construction.parameters {
      let property = run.module.members(of: type.path).flatMap(\.properties).first { property in
        property.name == parameter.name && !property.attributes.contains(where: \.isAvailability)
          && (try? run.module.scope(of: type).type(of: property)) == parameter.type
      }
      let level = property.map { $0.writtenAccess ?? .internal }
      guard let level, level >= .internal else { return nil }
      levels.append(level)
    }
    return levels.min()
  }
}
