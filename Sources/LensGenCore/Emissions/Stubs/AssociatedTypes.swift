/// The associated types of a protocol as its stub has them: as generic parameters, or as aliases
/// where the protocol says what they are.
struct AssociatedTypes {
  private(set) var parameters: [StubDefinition.Parameter] = []
  private(set) var whereClause: [String] = []

  private let names: [Identifier]
  private var fixedTypes: [(name: Identifier, type: TypeReference)] = []
  var usedAliases: [StubDefinition.Alias] = []
  /// The names of those that the stub's inheritance clause fixes by itself.
  private var impliedNames: Set<Identifier> = []

  init(of flat: FlatProtocol, in module: Module) throws(Skipped) {
    let declared = flat.sources.flatMap(\.interface.associatedTypes)
    var names: [Identifier] = []
    for name in declared.map(\.name) where !names.contains(name) { names.append(name) }
    self.names = names
    for fixed in flat.fixedTypes {
      fix(fixed.name, to: try module.spelled(fixed.type, in: fixed.source))
      if flat.sources[0].kind == .typealias && fixed.source.kind == .typealias {
        impliedNames.insert(fixed.name)
      }
    }
    try fixTypes(of: flat, in: module)
    var equalities: [(TypeReference, TypeReference)] = []
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
          try add(bound: bound, to: TypeReference(name: type.name.text), of: source, in: module)
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
      .map { StubDefinition.Alias(name: $0.name, type: $0.type.text) } + usedAliases
  }

  /// Whether a name is that of an associated type.
  func declares(_ name: String) -> Bool { names.contains(Identifier(name)) }

  /// The existential type of the protocol that a stub can be turned into, if there is one for all
  /// the stub's types.
  func existential(of type: TypeDeclaration) -> StubDefinition.Existential? {
    if parameters.isEmpty { return .plain }
    let primary = type.interface.primaryAssociatedTypes
    return Set(primary) == Set(parameters.map(\.name)) ? .constrained(primary) : nil
  }

  /// A generic type by its name, with the stub's generic parameters as its arguments.
  func arguments(of name: String) -> String {
    let arguments = parameters.map(\.name.spelling).joined(separator: ", ")
    return arguments.isEmpty ? name : "\(name)<\(arguments)>"
  }

  /// Fixes the associated types of properties that a protocol asks for again with a type of its own.
  private mutating func fixTypes(of flat: FlatProtocol, in module: Module) throws(Skipped) {
    for general in flat.sources.flatMap(\.interface.requirements) where general.isProperty {
      guard let name = names.first(where: { $0.text == general.result?.withoutSelf.text }) else {
        continue
      }
      for source in flat.sources {
        for property in source.interface.requirements
        where property.isProperty && property.name == general.name
          && property.isStatic == general.isStatic
        {
          guard let type = property.result, !declares(type.withoutSelf.text) else { continue }
          fix(name, to: try module.spelledExplicitly(type, in: source))
        }
      }
    }
  }

  /// The protocols that types made of others conform to where those do.
  static let conditionalProtocols = [
    "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable",
  ]

  private mutating func fix(_ name: Identifier, to type: TypeReference) {
    let type = type.withoutSelf
    if withoutAliases(type).text == name.text { return }
    guard let known = fixedTypes.first(where: { $0.name == name })?.type else {
      fixedTypes.append((name, type))
      return
    }
    if withoutAliases(type) == withoutAliases(known) { return }
    // What is equal to one of the two is equal to the other.
    if let other = names.first(where: { $0.text == known.text }) {
      fix(other, to: type)
    } else if let other = names.first(where: { $0.text == type.text }) {
      fix(other, to: known)
    }
  }

  /// A type with what the aliases stand for in their place, as it has to be written outside of the
  /// stub.
  func withoutAliases(_ type: TypeReference) -> TypeReference {
    fixedTypes.reduce(type) { type, _ in
      TypeReference(
        pieces: type.pieces.flatMap { piece in
          fixedTypes.first { piece == .name($0.name.text) }?.type.pieces ?? [piece]
        })
    }
  }

  /// Fixes an associated type where a constraint says what it is.
  ///
  /// - Returns: Both sides of a constraint that says something else.
  private mutating func unfixedSides(
    of constraint: TypeConstraint, in source: TypeDeclaration, of module: Module
  ) throws(Skipped) -> (TypeReference, TypeReference)? {
    let sides = [constraint.subject, constraint.object].map(\.withoutSelf)
    let names = sides.map { side in self.names.first { $0.text == side.text } }
    let left = try module.spelled(sides[0], in: source)
    let right = try module.spelled(sides[1], in: source)
    if let name = names[0], let other = names[1] {
      // Of two equal associated types, the later one is named after the earlier one.
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

  /// Fixes what has to be equal to a type that is known.
  private mutating func fixTypes(by equalities: [(TypeReference, TypeReference)]) {
    let sides = equalities + equalities.map { ($1, $0) }
    for _ in names {
      for (side, other) in sides {
        guard let name = names.first(where: { $0.text == side.text }) else { continue }
        let equals = [other] + sides.filter { $0.0 == other }.map(\.1)
        if let known = equals.lazy.map(withoutAliases).first(where: isKnown) {
          fix(name, to: known)
        }
      }
    }
  }

  /// Whether a type depends on no associated type.
  private func isKnown(_ type: TypeReference) -> Bool {
    type.names.allSatisfy { $0 != "Self" && !declares($0) }
  }

  /// Whether a type is that of a member of an associated type.
  private func isMember(_ type: TypeReference) -> Bool {
    type.path?.first.map(names.contains) == true
  }

  private mutating func add(
    _ left: TypeReference, isEqualTo right: TypeReference
  ) throws(Skipped) {
    let names = left.names + right.names
    if names.contains("Self") { throw Skipped(.stub(.tiedToSelf)) }
    if names.contains(where: { name in parameters.contains { $0.name.text == name } }) {
      whereClause.append("\(left.text) == \(right.text)")
    }
  }

  private func index(of name: Identifier) -> Int { names.firstIndex(of: name) ?? 0 }

  private mutating func add(
    bound: TypeReference, to subject: TypeReference, of source: TypeDeclaration, in module: Module
  ) throws(Skipped) {
    let subject = withoutAliases(subject.withoutSelf)
    if subject.text == "Self" { return }
    if bound.names.contains("Self") { throw Skipped(.stub(.tiedToSelf)) }
    if bound.text.contains("~") { throw Skipped(.stub(.genericNoncopyable)) }
    let text = withoutAliases(try module.spelled(bound, in: source).withoutSelf).text
    // A type made of others conforms to some protocols where those do.
    let isPassedOn =
      subject.path == nil && Self.conditionalProtocols.contains { text.hasSuffix($0) }
    let bounded = isPassedOn ? subject.names : [subject.text]
    let indices = parameters.indices.filter { bounded.contains(parameters[$0].name.text) }
    for index in indices where !parameters[index].bounds.contains(text) {
      parameters[index].bounds.append(text)
    }
    if !indices.isEmpty { return }
    if let root = subject.path?.first, parameters.contains(where: { $0.name == root }) {
      let clause = "\(subject.text): \(text)"
      if !whereClause.contains(clause) { whereClause.append(clause) }
    }
  }
}
