/// What a written name stands for.
enum NameLookup: Equatable, Sendable {
  /// A generic parameter.
  case parameter
  /// A declaration of the module.
  case declared([Identifier])
  /// Nothing that the module declares.
  case unknown
}

extension ModuleIndex {
  /// Looks up a name from inside a type, from the innermost scope outwards.
  func lookUp(_ name: Identifier, from path: [Identifier]) -> NameLookup {
    for depth in stride(from: path.count, through: 0, by: -1) {
      let scope = Array(path.prefix(depth))
      let isParameter = types(at: scope).contains { declaration in
        declaration.genericParameters.contains { $0.name == name }
      }
      if isParameter { return .parameter }
      if !isInSight(scope, from: path) { continue }
      if isDeclared(scope + [name], seenFrom: path) || isAssociated(name, with: scope) {
        return .declared(scope + [name])
      }
    }
    return .unknown
  }

  /// Looks up a name such as `A.B` from inside a type: where its first name is declared, that is
  /// where the others are.
  func lookUp(_ names: [Identifier], from path: [Identifier]) -> NameLookup {
    guard let root = names.first else { return .unknown }
    let found = lookUp(root, from: path)
    guard case .declared(let place) = found else { return found }
    return .declared(place + names.dropFirst())
  }

  /// Where the type of a name is declared that is written within a type; `nil` where the module
  /// declares none.
  func declaredPlace(of names: [Identifier], in type: TypeDeclaration) -> [Identifier]? {
    guard case .declared(let place) = lookUp(names, from: type.path), !types(at: place).isEmpty
    else { return nil }
    return place
  }

  /// The first name of a path that other files cannot use, since several types have it: they are
  /// those of several modules.
  func ambiguousName(in path: [Identifier]) -> Identifier? {
    path.indices.first { isAmbiguous(Array(path[...$0])) }.map { path[$0] }
  }

  private func isAmbiguous(_ path: [Identifier]) -> Bool {
    let declarations = types(at: path)
    if declarations.count < 2 { return false }
    let conditions = declarations.filter {
      ![.typealias, .associatedtype].contains($0.kind) && access(of: $0) >= .internal
    }.map(\.conditions)
    return Set(conditions).count < conditions.count
  }

  /// The types that a type conforms to or inherits from, as far as the module declares them.
  private func declaredParents(of path: [Identifier]) -> [[Identifier]] {
    inheritedTypes(of: path).compactMap { inherited in
      inherited.path.flatMap { placeOfParent($0, of: path) }
    }
  }

  /// Where something is declared that a type inherits from, by its name there; looked up among
  /// declared types only, which cannot lead back to where it came from.
  func placeOfParent(_ names: [Identifier], of path: [Identifier]) -> [Identifier]? {
    for depth in path.indices.reversed() {
      let scope = Array(path.prefix(depth))
      let place = scope + names.prefix(1)
      if isInSight(scope, from: path) && isDeclared(place, seenFrom: path) {
        return place + names.dropFirst()
      }
    }
    return nil
  }

  /// Whether a name within an extension of a type means the same as one within the type itself: the
  /// members of the types around the type are out of sight there.
  func meansTheSame(_ name: Identifier, inExtensionOf path: [Identifier]) -> Bool {
    guard case .declared(let place) = lookUp(name, from: path) else { return true }
    return place.count == 1 || place.count > path.count
  }

  /// Whether a type sees the members of one around it: within `extension A.B`, those of `A` are out
  /// of sight.
  private func isInSight(_ scope: [Identifier], from path: [Identifier]) -> Bool {
    guard !scope.isEmpty, let type = types(at: path).first else { return true }
    return scope.count >= path.count - type.depth
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
