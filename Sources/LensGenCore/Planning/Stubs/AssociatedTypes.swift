/// The associated types of a protocol as its stub has them: as generic parameters, or as aliases
/// where the protocol says what they are.
struct AssociatedTypes {
  private(set) var parameters: [StubDefinition.Parameter] = []
  private(set) var whereClause: [String] = []
  private(set) var aliases: [StubDefinition.Alias] = []

  private let names: [Identifier]

  init(of flat: FlatProtocol, in module: Module) throws(Skipped) {
    let declared = flat.sources.flatMap(\.interface.associatedTypes)
    var names: [Identifier] = []
    for name in declared.map(\.name) where !names.contains(name) { names.append(name) }
    self.names = names
    for fixed in flat.fixedTypes {
      try fix(fixed.name, to: module.spelled(fixed.type, in: fixed.source))
    }
    for source in flat.sources {
      for constraint in source.interface.constraints where constraint.relation == .equals {
        try add(equal: constraint, of: source, in: module)
      }
    }
    parameters = names.filter { name in !aliases.contains { $0.name == name } }
      .map { StubDefinition.Parameter(name: $0, bounds: []) }
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
  }
}

extension AssociatedTypes {
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

  private mutating func fix(_ name: Identifier, to type: TypeReference) throws(Skipped) {
    let text = type.withoutSelf.text
    if text == name.text || aliases.contains(where: { $0.name == name }) { return }
    aliases.append(StubDefinition.Alias(name: name, type: text))
  }

  private mutating func add(
    equal constraint: TypeConstraint, of source: TypeDeclaration, in module: Module
  ) throws(Skipped) {
    let sides = [constraint.subject, constraint.object].map(\.withoutSelf)
    let names = sides.map { side in self.names.first { $0.text == side.text } }
    if let name = names[0], sides[1].path?.first.map(self.names.contains) != true || names[1] != nil
    {
      // Of two equal associated types, the later one is named after the earlier one.
      if let other = names[1], index(of: other) > index(of: name) {
        try fix(other, to: sides[0])
      } else {
        try fix(name, to: module.spelled(sides[1], in: source))
      }
    } else if let name = names[1], sides[0].path?.first.map(self.names.contains) != true {
      try fix(name, to: module.spelled(sides[0], in: source))
    } else {
      let left = try module.spelled(sides[0], in: source).text
      let right = try module.spelled(sides[1], in: source).text
      whereClause.append("\(left) == \(right)")
    }
  }

  private func index(of name: Identifier) -> Int { names.firstIndex(of: name) ?? 0 }

  private mutating func add(
    bound: TypeReference, to subject: TypeReference, of source: TypeDeclaration, in module: Module
  ) throws(Skipped) {
    let subject = subject.withoutSelf
    if subject.text == "Self" { return }
    if bound.text.contains("~") { throw Skipped(.noncopyable("Copyable")) }
    let text = try module.spelled(bound, in: source).withoutSelf.text
    if let index = parameters.firstIndex(where: { $0.name.text == subject.text }) {
      if !parameters[index].bounds.contains(text) { parameters[index].bounds.append(text) }
    } else if let root = subject.path?.first, parameters.contains(where: { $0.name == root }) {
      let clause = "\(subject.text): \(text)"
      if !whereClause.contains(clause) { whereClause.append(clause) }
    }
  }
}

extension TypeReference {
  /// The type without `Self.` before the names of associated types.
  var withoutSelf: TypeReference {
    var pieces: [Piece] = []
    var rest = self.pieces[...]
    while let piece = rest.popFirst() {
      if piece == .name("Self"), rest.first == .text("."), rest.dropFirst().first != .text("Type") {
        rest = rest.dropFirst()
      } else {
        pieces.append(piece)
      }
    }
    if case .text(let text) = pieces.first, pieces.count == 1 { pieces = [.name(text)] }
    return TypeReference(pieces: pieces, isOpaque: isOpaque)
  }
}
