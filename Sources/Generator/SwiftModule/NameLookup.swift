import SwiftReading

/// The meaning of a written name.
package enum NameLookup: Equatable, Sendable {
  case parameter
  case declared([Identifier])
  case unknown
}

extension ModuleIndex {
  /// Looks up a name from inside a type, from the innermost scope outward.
  package func lookUp(_ name: Identifier, from path: [Identifier]) -> NameLookup {
    // Most names are those of other modules.
    if !declaredNames.contains(name) { return .unknown }
    let mayBeParameter = parameterNames.contains(name)
    for depth in stride(from: path.count, through: 0, by: -1) {
      let scope = Array(path.prefix(depth))
      if mayBeParameter, isParameter(name, of: scope) { return .parameter }
      if !isInSight(scope, from: path) { continue }
      if isDeclared(scope + [name], seenFrom: path) || isAssociated(name, with: scope) {
        return .declared(scope + [name])
      }
    }
    return .unknown
  }

  private func isParameter(_ name: Identifier, of scope: [Identifier]) -> Bool {
    types(at: scope).contains { $0.genericParameters.contains { $0.name == name } }
  }

  /// Looks up a name such as `A.B` from inside a type: the scope that declares the first name also
  /// declares the others.
  package func lookUp(_ names: [Identifier], from path: [Identifier]) -> NameLookup {
    guard let root = names.first else { return .unknown }
    if names.count > 1, isModuleName(root), !types(at: [names[1]]).isEmpty {
      return .declared(Array(names.dropFirst()))
    }
    let found = lookUp(root, from: path)
    guard case .declared(let place) = found else { return found }
    return .declared(place + names.dropFirst())
  }

  /// Returns the reason why other files cannot use a path, because types of several modules share one
  /// of its names; `nil` if they can.
  package func ambiguity(of path: [Identifier]) -> SkipReason? {
    path.indices.lazy.compactMap { index in
      let declarations = self.ambiguousTypes(at: Array(path[...index]))
      if declarations.isEmpty { return nil }
      let modules = Set(declarations.compactMap { self.modulesOfFiles[$0.position.file] })
      return .ambiguous(path[index], in: modules.sorted())
    }.first
  }

  /// Returns the types that share a path without `#if` that chooses between them, if there are several.
  private func ambiguousTypes(at path: [Identifier]) -> [TypeDeclaration] {
    let declarations = types(at: path)
    if declarations.count < 2 { return [] }
    let visible = declarations.filter {
      ![.typealias, .associatedtype].contains($0.kind) && access(of: $0) >= .internal
    }
    return Set(visible.map(\.conditions)).count < visible.count ? visible : []
  }

  /// Returns the path of an inherited declaration, by its name in the type.
  ///
  /// Looks it up among declared types only, which cannot lead back to the type.
  package func placeOfParent(_ names: [Identifier], of path: [Identifier]) -> [Identifier]? {
    if names.count > 1, isModuleName(names[0]), !types(at: [names[1]]).isEmpty {
      return Array(names.dropFirst())
    }
    for depth in path.indices.reversed() {
      let scope = Array(path.prefix(depth))
      let place = scope + names.prefix(1)
      if isInSight(scope, from: path) && isDeclared(place, seenFrom: path) {
        return place + names.dropFirst()
      }
    }
    return nil
  }

  /// Whether a name in an extension of a type has the same meaning as in the type itself: an
  /// extension does not see the members of enclosing types.
  package func meansTheSame(_ name: Identifier, inExtensionOf path: [Identifier]) -> Bool {
    guard case .declared(let place) = lookUp(name, from: path) else { return true }
    return place.count == 1 || place.count > path.count
  }

  /// Whether a type sees the members of an enclosing type: in `extension A.B`, the members of `A`
  /// are not visible.
  private func isInSight(_ scope: [Identifier], from path: [Identifier]) -> Bool {
    if scope.isEmpty || scope.count == path.count { return true }
    return types(at: path).first.map { scope.count >= path.count - $0.depth } ?? true
  }

  /// Whether a declaration is visible from the position of a type.
  private func isDeclared(_ place: [Identifier], seenFrom path: [Identifier]) -> Bool {
    types(at: place).contains { declaration in
      if declaration.writtenAccess ?? .internal >= .internal { return true }
      let observers = types(at: path)
      return observers.isEmpty
        || observers.contains { $0.position.file == declaration.position.file }
    }
  }

  /// Whether a name is an associated type of a protocol, or a type in a class, that a type conforms
  /// to or inherits from.
  private func isAssociated(_ name: Identifier, with path: [Identifier]) -> Bool {
    // An alias has no members, but each alias in a long chain has all those after it as ancestors.
    let declarations = types(at: path)
    let isAlias = !declarations.isEmpty && declarations.allSatisfy { $0.kind == .typealias }
    if path.isEmpty || isAlias { return false }
    return declaredAncestors(of: path).contains { !types(at: $0 + [name]).isEmpty }
  }
}
