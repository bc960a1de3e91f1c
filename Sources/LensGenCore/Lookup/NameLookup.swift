/// What a name in a type stands for.
enum NameLookup: Equatable, Sendable {
  /// A generic parameter.
  case parameter
  /// A declaration of the module.
  case declared([Identifier])
  /// Nothing that the module declares.
  case unknown
}

extension Module {
  /// Looks up a name from inside a type, from the innermost scope outwards.
  func lookUp(_ name: Identifier, from path: [Identifier]) -> NameLookup {
    for depth in stride(from: path.count, through: 0, by: -1) {
      let scope = Array(path.prefix(depth))
      let isParameter = types(at: scope).contains { declaration in
        declaration.genericParameters.contains { $0.name == name }
      }
      if isParameter { return .parameter }
      if isDeclared(scope + [name], seenFrom: path) || isAssociated(name, with: scope) {
        return .declared(scope + [name])
      }
    }
    return .unknown
  }

  /// The types that a type conforms to or inherits from, as far as the module declares them.
  private func declaredParents(of path: [Identifier]) -> [[Identifier]] {
    inheritedTypes(of: path).compactMap { inherited in
      guard let names = inherited.path, let root = names.first,
        case .declared(let place) = lookUpParent(root, of: path)
      else { return nil }
      return place + names.dropFirst()
    }
  }

  /// Looks up the name of what a type inherits from, among declared types only, which cannot lead
  /// back to where it came from.
  func lookUpParent(_ name: Identifier, of path: [Identifier]) -> NameLookup {
    for depth in stride(from: path.count - 1, through: 0, by: -1) {
      let place = Array(path.prefix(depth)) + [name]
      if isDeclared(place, seenFrom: path) { return .declared(place) }
    }
    return .unknown
  }

  /// Whether something is declared that can be seen from where a type is declared.
  private func isDeclared(_ place: [Identifier], seenFrom path: [Identifier]) -> Bool {
    types(at: place).contains { declaration in
      if declaration.writtenAccess ?? .internal >= .internal { return true }
      let observers = types(at: path)
      return observers.isEmpty
        || observers.contains { $0.position.file == declaration.position.file }
    }
  }

  /// All declared types that each type conforms to or inherits from, directly or not; without those
  /// types that have none.
  func findAncestors() -> [[Identifier]: Set<[Identifier]>] {
    var ancestors: [[Identifier]: Set<[Identifier]>] = [:]
    for path in paths {
      let found = findAncestors(of: path)
      if !found.isEmpty { ancestors[path] = found }
    }
    return ancestors
  }

  private func findAncestors(of path: [Identifier]) -> Set<[Identifier]> {
    var found: Set<[Identifier]> = []
    var rest = declaredParents(of: path)
    while let next = rest.popLast() {
      if found.insert(next).inserted { rest += declaredParents(of: next) }
    }
    return found
  }

  /// Whether a name is an associated type of a protocol, or a type within a class, that a type
  /// conforms to or inherits from.
  private func isAssociated(_ name: Identifier, with path: [Identifier]) -> Bool {
    !path.isEmpty
      && declaredAncestors(of: path).contains { !types(at: $0 + [name]).isEmpty }
  }
}
