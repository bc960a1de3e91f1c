/// The factory of a type: its conformance to `Providable`, and a function with a parameter for each
/// part.
struct FactoryDefinition: Equatable, Sendable {
  var made: FilledConstruction
  var conformance: ConformanceDefinition
  /// The default of each parameter, if any.
  var defaults: [ValueExpression?]
  /// The access level of the function with parameters; `nil` if there is none.
  var access: AccessLevel?
}

extension FactoryDefinition {
  /// Whether the function with parameters is public even in a test target.
  ///
  /// The import of the library has to be public if a conformance is conditional, and something
  /// public has to use it.
  var isPublicInTests: Bool {
    access != nil && !conformance.requirements.isEmpty
      && made.construction.unknownNames.isEmpty
      && !made.values.contains { if case .given = $0 { true } else { false } }
  }
}

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

extension Planner {
  /// The requirement of `Providable`.
  static let witnessName = Identifier("provide")

  /// Returns the factory of a type, unless the type has one.
  mutating func factory(of type: TypeDeclaration) -> FactoryDefinition? {
    let isWritten = module.writtenConformance(of: type.path, to: .providable) != nil
    if module.isTaken(Self.witnessName, in: type.path) && !isWritten {
      skip(type.name, at: type.position, .ownProvide(type.path.spelling))
      return nil
    }
    guard let made = constructions(of: type, conforming: providable).first else { return nil }
    let conformance = conformance(of: type, made: [made], to: providable)
    let types = module.enclosingTypes(of: type) + [type]
    // A default value cannot depend on a generic parameter that is a value, and the function's
    // generic parameters share a scope with that of `Factory`.
    let isExpressible =
      !types.contains(where: \.isSpecialized)
      && !types.flatMap(\.genericParameters).contains {
        $0.kind == .value || $0.name.text == "Provided"
      }
    let hasFunction = !made.construction.parameters.isEmpty && isExpressible
    let defaults = zip(made.construction.parameters, made.values).map { parameter, value in
      let isGiven = parameter.given(by: self.defaults, in: type.path) != nil
      return !isGiven && isRefused(value, asDefaultOf: parameter.resolved) ? nil : value
    }
    return FactoryDefinition(
      made: made, conformance: conformance, defaults: defaults,
      access: hasFunction ? min(made.construction.access, conformance.access) : nil)
  }

  /// Returns the constructions that make a type conform; empty, with a message, if there are none.
  mutating func constructions(
    of type: TypeDeclaration, conforming conformances: Conformances
  ) -> [FilledConstruction] {
    let subject = conformances.subject
    if module.writtenConformance(of: type.path, to: subject) != nil { return [] }
    let constructions = conformances.constructions(of: type)
    if !constructions.isEmpty { return constructions }
    if type.kind == .enum && type.members.cases.isEmpty { return [] }
    let reason: SkipReason =
      conformances.obstacle(of: type).map {
        .notConforming(
          $0.name, type: $0.type.text, remedy: remedy(for: $0.resolved, among: conformances),
          to: subject)
      } ?? reasonNotToCallInitializers(of: type)
      ?? .noConstruction(subject, failure: module.constructionFailure(of: type))
    skip(type.name, at: type.position, reason)
    return []
  }

  /// Returns the edit that would make a type conform.
  private func remedy(
    for type: ResolvedType, among conformances: Conformances
  ) -> SkipReason.Remedy {
    guard let name = conformances.nameMissing(in: type) else { return .none }
    let home = conformances.subject.home(ofStandardType: name)
    return home.map { .import($0) } ?? .extension(of: name)
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
