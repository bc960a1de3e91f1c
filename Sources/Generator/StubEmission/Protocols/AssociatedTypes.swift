import SwiftModule
import SwiftReading

/// The associated types of a protocol in its stub: as generic parameters, or as aliases if the
/// protocol determines them.
struct AssociatedTypes: Sendable {
  /// A generic parameter, for an associated type.
  struct Parameter: Sendable {
    var name: Identifier
    /// The types that it has to conform to.
    var bounds: [WrittenType] = []
  }

  /// Another name for a type.
  struct Alias: Sendable {
    var name: Identifier
    var parameters: [Parameter] = []
    var type: WrittenType
    /// The protocol and the associated type that it represents under its own name.
    var implemented: String?
  }

  let module: ModuleIndex
  let sources: [TypeDeclaration]
  private(set) var parameters: [Parameter] = []
  private(set) var whereClause: [GenericRequirement] = []
  var usedAliases: [Alias] = []

  private let names: [Identifier]
  private var fixedTypes: [(name: Identifier, type: WrittenType)] = []
  /// The associated types that the stub's inheritance clause determines.
  private var impliedNames: Set<Identifier> = []

  /// The associated types of a class.
  init(ofClassIn module: ModuleIndex) {
    self.module = module
    sources = []
    names = []
  }

  init(of flat: FlatProtocol, in module: ModuleIndex) throws(SkipReason) {
    self.module = module
    sources = flat.sources
    for source in sources {
      let type = source.interface.associatedTypes.first { $0.conditions != source.conditions }
      if let type { throw .conditionalType(type.name) }
    }
    names = sources.flatMap(\.interface.associatedTypes).map(\.name).unique
    for source in sources {
      for name in names {
        if let type = try target(of: name, in: source) { fix(name, to: type) }
      }
    }
    for fixed in flat.fixedTypes {
      fix(fixed.name, to: try spelled(fixed.type, in: fixed.source))
      if sources[0].kind == .typealias && fixed.source.kind == .typealias {
        impliedNames.insert(fixed.name)
      }
    }
    try fixTypesOfProperties()
    var equalities: [(WrittenType, WrittenType)] = []
    for source in sources {
      for constraint in source.interface.constraints where constraint.relation == .equals {
        if let sides = try unfixedSides(of: constraint, in: source) { equalities.append(sides) }
      }
    }
    fixTypes(by: equalities)
    parameters = names.filter { name in !fixedTypes.contains { $0.name == name } }
      .map { Parameter(name: $0) }
    for (left, right) in equalities {
      try add(withoutAliases(left), isEqualTo: withoutAliases(right))
    }
    for source in sources {
      for (subject, bound) in source.interface.bounds {
        try add(bound: bound, to: subject, of: source)
      }
    }
    try addAliases()
  }
}

extension AssociatedTypes {
  var aliases: [Alias] {
    fixedTypes.filter { !impliedNames.contains($0.name) }
      .map { Alias(name: $0.name, type: $0.type) } + usedAliases
  }

  func declares(_ name: String) -> Bool { names.contains(Identifier(name)) }

  /// The stub at a path, with its generic parameters as arguments.
  func stub(at path: [Identifier]) -> WrittenType {
    var names = path.map { WrittenType.Name($0.typeSpelling) }
    let arguments = parameters.map { WrittenType(name: $0.name.spelling) }
    if !arguments.isEmpty { names[names.count - 1].arguments = arguments }
    return .named(names)
  }

  /// Returns a type with its aliases replaced, as it has to be written outside the stub.
  func withoutAliases(_ type: WrittenType) -> WrittenType {
    fixedTypes.reduce(type) { type, _ in
      type.replacingNames { name in fixedTypes.first { $0.name == name }?.type }
    }
  }

  /// The protocols to which compound types conform if their components conform.
  private static let conditionalProtocols: Set<String> = [
    "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable",
  ]

  /// The protocols that a bound consists of, or `nil` if it may be something else.
  private func protocols(
    in bound: WrittenType, of source: TypeDeclaration
  ) -> Set<ResolvedType>? {
    if case .existential(let all) = module.scope(of: source).resolve(bound) { all } else { nil }
  }
}

// What the protocol determines.
extension AssociatedTypes {
  private mutating func fix(_ name: Identifier, to type: WrittenType) {
    let type = type.withoutSelf
    if withoutAliases(type).soleName == name { return }
    guard let known = fixedTypes.first(where: { $0.name == name })?.type else {
      fixedTypes.append((name, type))
      return
    }
    if withoutAliases(type) == withoutAliases(known) { return }
    // A type equal to one of the two is equal to the other.
    if let other = named(by: known) {
      fix(other, to: type)
    } else if let other = named(by: type) {
      fix(other, to: known)
    }
  }

  /// Determines the associated types of properties that a protocol requires again with a type of
  /// its own.
  private mutating func fixTypesOfProperties() throws(SkipReason) {
    for general in sources.flatMap(\.interface.requirements) where general.isProperty {
      guard let name = general.result.flatMap({ named(by: $0.withoutSelf) }) else { continue }
      for source in sources {
        for property in source.interface.requirements
        where property.isProperty && property.name == general.name
          && property.isStatic == general.isStatic
        {
          guard let type = property.result, named(by: type.withoutSelf) == nil else { continue }
          fix(name, to: try module.scope(of: source).spelledExplicitly(type))
        }
      }
    }
  }

  /// Determines an associated type if a constraint does.
  ///
  /// - Returns: Both sides of a constraint that does not determine one.
  private mutating func unfixedSides(
    of constraint: GenericRequirement, in source: TypeDeclaration
  ) throws(SkipReason) -> (WrittenType, WrittenType)? {
    let sides = [constraint.subject, constraint.object].map(\.withoutSelf)
    let left = try spelled(sides[0], in: source)
    let right = try spelled(sides[1], in: source)
    switch (named(by: sides[0]), named(by: sides[1])) {
    // Of two equal associated types, the later one gets the name of the earlier one.
    case (let name?, let other?):
      if index(of: other) > index(of: name) { fix(other, to: left) } else { fix(name, to: right) }
    case (let name?, nil) where !isMember(sides[1]): fix(name, to: right)
    case (nil, let name?) where !isMember(sides[0]): fix(name, to: left)
    default: return (left, right)
    }
    return nil
  }

  /// Determines the associated types that have to equal a known type.
  private mutating func fixTypes(by equalities: [(WrittenType, WrittenType)]) {
    let sides = equalities + equalities.map { ($1, $0) }
    for _ in names {
      for (side, other) in sides {
        guard let name = named(by: side) else { continue }
        let equals = [other] + sides.filter { $0.0 == other }.map(\.1)
        if let known = equals.lazy.map(withoutAliases).first(where: isKnown) {
          fix(name, to: known)
        }
      }
    }
  }

  /// Returns the associated type that a type is.
  private func named(by type: WrittenType) -> Identifier? {
    names.first { $0 == type.soleName }
  }

  private func index(of name: Identifier) -> Int { names.firstIndex(of: name) ?? 0 }

  /// Whether a type depends on no associated type.
  private func isKnown(_ type: WrittenType) -> Bool {
    type.roots.allSatisfy { $0 != "Self" && !declares($0) }
  }

  /// Whether a type is a member of an associated type.
  private func isMember(_ type: WrittenType) -> Bool {
    type.path?.first.map(names.contains) == true
  }
}

// What remains as conditions of the generic parameters.
extension AssociatedTypes {
  private mutating func add(
    _ left: WrittenType, isEqualTo right: WrittenType
  ) throws(SkipReason) {
    let names = left.roots + right.roots
    if names.contains("Self") { throw .tiedToSelf }
    if names.contains(where: { name in parameters.contains { $0.name.text == name } }) {
      whereClause.append(GenericRequirement(subject: left, relation: .equals, object: right))
    }
  }

  private mutating func add(
    bound: WrittenType, to subject: WrittenType, of source: TypeDeclaration
  ) throws(SkipReason) {
    let subject = withoutAliases(try expanded(subject, in: source))
    if subject.isSelf { return }
    if bound.roots.contains("Self") { throw .tiedToSelf }
    if bound.contains(where: { $0.suppressedName != nil }) {
      throw .genericNoncopyable
    }
    let spelled = withoutAliases(try spelled(bound, in: source).withoutSelf)
    // A compound type conforms to some protocols if its components conform.
    let isPassedOn =
      subject.path == nil
      && protocols(in: bound, of: source)?.allSatisfy { $0.isAmong(Self.conditionalProtocols) }
        == true
    let bounded = isPassedOn ? subject.roots.map { Identifier($0) } : [subject.soleName]
    let indices = parameters.indices.filter { bounded.contains(parameters[$0].name) }
    for index in indices where !parameters[index].bounds.contains(spelled) {
      parameters[index].bounds.append(spelled)
    }
    if !indices.isEmpty { return }
    if let root = subject.path?.first, parameters.contains(where: { $0.name == root }) {
      let clause = GenericRequirement(subject: subject, object: spelled)
      if !whereClause.contains(clause) { whereClause.append(clause) }
    }
  }

  /// Adds the type aliases of the protocols that the requirements use: a stub has to repeat those
  /// that depend on generic parameters.
  private mutating func addAliases() throws(SkipReason) {
    var rest = sources.flatMap(\.interface.requirements).flatMap(\.writtenNames)
    while let name = rest.popLast().map({ Identifier($0) }) {
      let places = sources.lazy.compactMap { [module] source in
        module.types(at: source.path + [name]).first.map { (source, $0) }
      }
      // An alias with the same name hides it from a stub that is not generic, too.
      guard !parameters.isEmpty || KnownNames.isStandard(name.text),
        let (source, alias) = places.first, alias.kind == .typealias,
        let target = alias.inheritedTypes.first, !aliases.contains(where: { $0.name == name })
      else { continue }
      let own = alias.genericParameters.map(\.name)
      let scope = TypeScope(module: module, type: source, parameters: Set(own))
      usedAliases.append(
        Alias(
          name: name,
          parameters: own.map { name in
            let bounds = alias.requirements.filter { $0.subject.soleName == name }.map(\.object)
            return Parameter(name: name, bounds: bounds)
          }, type: try scope.spelled(target).withoutSelf))
      rest += target.roots
    }
  }
}

extension Interface {
  /// The conformances that it requires of its associated types, each with the type.
  var bounds: [(subject: WrittenType, bound: WrittenType)] {
    associatedTypes.flatMap { type in
      type.inheritedTypes.map { (WrittenType(name: type.name.text), $0) }
    }
      + constraints.filter { $0.relation == .conforms }
      .map { ($0.subject.withoutSelf, $0.object) }
  }
}

extension AssociatedTypes.Parameter {
  /// The parameter with the types that it has to conform to.
  var text: String {
    bounds.isEmpty
      ? name.spelling : "\(name.spelling): \(bounds.map(\.text).joined(separator: " & "))"
  }
}

extension ResolvedType {
  /// Whether it is one of some protocols of the standard library.
  fileprivate func isAmong(_ names: Set<String>) -> Bool {
    foreignName.map(names.contains) == true
  }
}

extension AssociatedTypes {
  /// Throws if a type that is isolated to the main actor by default stands for an associated type
  /// with a conformance outside the main actor.
  func checkIsolation() throws(SkipReason) {
    for source in sources {
      let scope = module.scope(of: source)
      for (subject, bounds) in source.interface.bounds {
        let type = withoutAliases(subject)
        let bound = bounds.constraints.first { isNonisolated($0, of: type, in: source) }
        if let bound, let isolated = scope.isolatedName(in: type) {
          throw .isolatedConformance(isolated, bound.text)
        }
      }
    }
  }

  /// Whether the conformance of a type to a protocol must not be isolated.
  private func isNonisolated(
    _ bound: WrittenType, of type: WrittenType, in source: TypeDeclaration
  ) -> Bool {
    let isOwn = module.scope(of: source).resolve(type).isDeclared
    guard let protocols = protocols(in: bound, of: source) else { return isOwn }
    return protocols.contains { part in
      if case .constraint(let path, _) = part {
        return isOwn && module.types(at: path).contains(where: module.isNonisolated)
      }
      return !part.isAmong(Self.markerProtocols)
        && (isOwn || part.isAmong(Self.conditionalProtocols))
    }
  }

  /// The protocols without requirements.
  private static let markerProtocols: Set<String> = [
    "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
  ]
}
