/// The associated types of a protocol in its stub: as generic parameters, or as aliases if the
/// protocol determines them.
struct AssociatedTypes {
  private(set) var parameters: [StubDefinition.Parameter] = []
  private(set) var whereClause: [GenericRequirement] = []

  private let names: [Identifier]
  private var fixedTypes: [(name: Identifier, type: WrittenType)] = []
  var usedAliases: [StubDefinition.Alias] = []
  /// The associated types that the stub's inheritance clause determines.
  private var impliedNames: Set<Identifier> = []

  /// The associated types of a class.
  init() { names = [] }

  init(of flat: FlatProtocol, in module: ModuleIndex) throws(Skipped) {
    let declared = flat.sources.flatMap(\.interface.associatedTypes)
    var names: [Identifier] = []
    for name in declared.map(\.name) where !names.contains(name) { names.append(name) }
    self.names = names
    for fixed in flat.fixedTypes {
      fix(fixed.name, to: try module.scope(of: fixed.source).spelled(fixed.type))
      if flat.sources[0].kind == .typealias && fixed.source.kind == .typealias {
        impliedNames.insert(fixed.name)
      }
    }
    try fixTypes(of: flat, in: module)
    var equalities: [(WrittenType, WrittenType)] = []
    for source in flat.sources {
      for constraint in source.interface.constraints where constraint.relation == .equals {
        if let sides = try unfixedSides(of: constraint, in: source, of: module) {
          equalities.append(sides)
        }
      }
    }
    fixTypes(by: equalities)
    parameters = names.filter { name in !fixedTypes.contains { $0.name == name } }
      .map { StubDefinition.Parameter(name: $0, bounds: []) }
    for (left, right) in equalities {
      try add(withoutAliases(left), isEqualTo: withoutAliases(right))
    }
    for source in flat.sources {
      for type in source.interface.associatedTypes {
        for bound in type.inheritedTypes {
          try add(bound: bound, to: WrittenType(name: type.name.text), of: source, in: module)
        }
      }
      for constraint in source.interface.constraints where constraint.relation == .conforms {
        try add(bound: constraint.object, to: constraint.subject, of: source, in: module)
      }
    }
    try addAliases(usedBy: flat, in: module)
  }
}

extension AssociatedTypes {
  var aliases: [StubDefinition.Alias] {
    fixedTypes.filter { !impliedNames.contains($0.name) }
      .map { StubDefinition.Alias(name: $0.name, type: $0.type) } + usedAliases
  }

  /// Whether an associated type has the given name.
  func declares(_ name: String) -> Bool { names.contains(Identifier(name)) }

  /// Returns the existential type that every specialization of the stub conforms to, if there is
  /// one.
  func existential(of type: TypeDeclaration) -> StubDefinition.Existential? {
    if parameters.isEmpty { return .plain }
    let primary = type.interface.primaryAssociatedTypes
    return Set(primary) == Set(parameters.map(\.name)) ? .constrained(primary) : nil
  }

  /// The stub at a path, with its generic parameters as arguments.
  func stub(at path: [Identifier]) -> WrittenType {
    var names = path.map { WrittenType.Name($0.typeSpelling) }
    let arguments = parameters.map { WrittenType(name: $0.name.spelling) }
    if !arguments.isEmpty { names[names.count - 1].arguments = WrittenType.List(items: arguments) }
    return .named(names)
  }

  /// Determines the associated types of properties that a protocol requires again with a type of
  /// its own.
  private mutating func fixTypes(of flat: FlatProtocol, in module: ModuleIndex) throws(Skipped) {
    for general in flat.sources.flatMap(\.interface.requirements) where general.isProperty {
      guard let name = names.first(where: { $0 == general.result?.withoutSelf.soleName }) else {
        continue
      }
      for source in flat.sources {
        for property in source.interface.requirements
        where property.isProperty && property.name == general.name
          && property.isStatic == general.isStatic
        {
          guard let type = property.result, type.withoutSelf.soleName.map(names.contains) != true
          else { continue }
          fix(name, to: try module.scope(of: source).spelledExplicitly(type))
        }
      }
    }
  }

  /// The protocols to which compound types conform if their components conform.
  static let conditionalProtocols = [
    "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable",
  ]

  private mutating func fix(_ name: Identifier, to type: WrittenType) {
    let type = type.withoutSelf
    if withoutAliases(type).soleName == name { return }
    guard let known = fixedTypes.first(where: { $0.name == name })?.type else {
      fixedTypes.append((name, type))
      return
    }
    if withoutAliases(type) == withoutAliases(known) { return }
    // A type equal to one of the two is equal to the other.
    if let other = names.first(where: { $0 == known.soleName }) {
      fix(other, to: type)
    } else if let other = names.first(where: { $0 == type.soleName }) {
      fix(other, to: known)
    }
  }

  /// Returns a type with its aliases replaced, as it has to be written outside the stub.
  func withoutAliases(_ type: WrittenType) -> WrittenType {
    fixedTypes.reduce(type) { type, _ in
      type.replacingNames { name in fixedTypes.first { $0.name == name }?.type }
    }
  }

  /// Determines an associated type if a constraint does.
  ///
  /// - Returns: Both sides of a constraint that does not determine one.
  private mutating func unfixedSides(
    of constraint: GenericRequirement, in source: TypeDeclaration, of module: ModuleIndex
  ) throws(Skipped) -> (WrittenType, WrittenType)? {
    let sides = [constraint.subject, constraint.object].map(\.withoutSelf)
    let names = sides.map { side in self.names.first { $0 == side.soleName } }
    let left = try module.scope(of: source).spelled(sides[0])
    let right = try module.scope(of: source).spelled(sides[1])
    if let name = names[0], let other = names[1] {
      // Of two equal associated types, the later one gets the name of the earlier one.
      if index(of: other) > index(of: name) { fix(other, to: left) } else { fix(name, to: right) }
    } else if let name = names[0], !isMember(sides[1]) {
      fix(name, to: right)
    } else if let name = names[1], !isMember(sides[0]) {
      fix(name, to: left)
    } else {
      return (left, right)
    }
    return nil
  }

  /// Determines the associated types that have to equal a known type.
  private mutating func fixTypes(by equalities: [(WrittenType, WrittenType)]) {
    let sides = equalities + equalities.map { ($1, $0) }
    for _ in names {
      for (side, other) in sides {
        guard let name = names.first(where: { $0 == side.soleName }) else { continue }
        let equals = [other] + sides.filter { $0.0 == other }.map(\.1)
        if let known = equals.lazy.map(withoutAliases).first(where: isKnown) {
          fix(name, to: known)
        }
      }
    }
  }

  /// Whether a type depends on no associated type.
  private func isKnown(_ type: WrittenType) -> Bool {
    type.roots.allSatisfy { $0 != "Self" && !declares($0) }
  }

  /// Whether a type is a member of an associated type.
  private func isMember(_ type: WrittenType) -> Bool {
    type.path?.first.map(names.contains) == true
  }

  private mutating func add(
    _ left: WrittenType, isEqualTo right: WrittenType
  ) throws(Skipped) {
    let names = left.roots + right.roots
    if names.contains("Self") { throw Skipped(.stub(.tiedToSelf)) }
    if names.contains(where: { name in parameters.contains { $0.name.text == name } }) {
      whereClause.append(GenericRequirement(subject: left, relation: .equals, object: right))
    }
  }

  private func index(of name: Identifier) -> Int { names.firstIndex(of: name) ?? 0 }

  private mutating func add(
    bound: WrittenType, to subject: WrittenType, of source: TypeDeclaration, in module: ModuleIndex
  ) throws(Skipped) {
    let subject = withoutAliases(subject.withoutSelf)
    if subject.isSelf { return }
    if bound.roots.contains("Self") { throw Skipped(.stub(.tiedToSelf)) }
    if bound.contains(where: { $0.suppressedName != nil }) {
      throw Skipped(.stub(.genericNoncopyable))
    }
    let spelled = withoutAliases(try module.scope(of: source).spelled(bound).withoutSelf)
    // A compound type conforms to some protocols if its components conform.
    let isPassedOn = subject.path == nil && spelled.parts.allSatisfy(\.isConditionalProtocol)
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
}

extension WrittenType {
  /// Whether it is a protocol to which compound types conform if their components conform.
  fileprivate var isConditionalProtocol: Bool {
    let names = path.map { $0.first?.text == "Swift" ? Array($0.dropFirst()) : $0 }
    return names.map { AssociatedTypes.conditionalProtocols.contains($0.text) } == true
  }
}
