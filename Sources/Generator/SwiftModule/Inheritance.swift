import SwiftReading

// What a type inherits from, by the types that its declarations and extensions name.
extension ModuleIndex {
  /// Returns the types that a type conforms to or inherits from, in its declarations and
  /// extensions; those that an alias stands for.
  package func inheritedTypes(of path: [Identifier]) -> [WrittenType] {
    (types(at: path).flatMap(\.inheritedTypes) + extensions(of: path).flatMap(\.inheritedTypes))
      .flatMap(\.constraints)
  }

  /// Returns the declared types that a type conforms to or inherits from.
  private func declaredParents(of path: [Identifier]) -> [TypePath] {
    inheritedTypes(of: path).compactMap { inherited in
      inherited.pathOfDeclaration.flatMap { placeOfParent($0, of: path) }
    }
  }

  /// Returns the declared types that each type conforms to or inherits from, directly or
  /// indirectly; types without any are omitted.
  func findAncestors() -> [TypePath: Set<TypePath>] {
    var ancestors: [TypePath: Set<TypePath>] = [:]
    var parents: [TypePath: [TypePath]] = [:]
    for path in paths { parents[path] = declaredParents(of: path) }
    for path in paths {
      var found: Set<TypePath> = []
      var rest = parents[path] ?? []
      while let next = rest.popLast() {
        if found.insert(next).inserted { rest += parents[next] ?? [] }
      }
      if !found.isEmpty { ancestors[path] = found }
    }
    return ancestors
  }
}

extension ModuleIndex {
  /// Whether a type is no model, because it conforms to `CodingKey` or is a draft, directly or by a protocol
  /// of the module.
  package func isNoModel(_ type: TypeDeclaration) -> Bool {
    guard [.struct, .enum].contains(type.kind) else { return false }
    return ([type.path] + declaredAncestors(of: type.path)).flatMap(inheritedTypes)
      .contains { inherited in
        inherited.constraints.contains { part in
          guard let path = part.withoutPrefix.path,
            ["CodingKey", "DraftProtocol", "EnumDraft", "Optics.DraftProtocol", "Optics.EnumDraft"]
              .contains(path.withoutSwift.text)
          else { return false }
          return lookUp(path[0], from: type.path) == .unknown
        }
      }
  }
}

// Classes.
extension ModuleIndex {
  /// Whether a class inherits from a class, as far as the files say: the first type that it
  /// inherits may be one of another module.
  func mayHaveSuperclass(_ type: TypeDeclaration) -> Bool {
    guard let parent = type.inheritedTypes.first else { return false }
    guard let names = parent.pathOfDeclaration, let place = placeOfParent(names, of: type.path)
    else {
      return parent.constraints.contains { part in
        part.path.map { !KnownNames.protocolsOfClasses.contains($0.text) } ?? true
      }
    }
    return !types(at: place).allSatisfy { $0.kind == .protocol }
  }

  /// Returns the class of this module that a class inherits from, if there is one.
  package func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
    var seen: Set<TypePath> = []
    return superclass(of: type, besides: &seen)
  }

  /// - Parameter seen: The aliases that led here, or that stand for no class.
  private func superclass(
    of type: TypeDeclaration, besides seen: inout Set<TypePath>
  ) -> TypeDeclaration? {
    for parent in type.inheritedTypes.first?.constraints ?? [] {
      guard let names = parent.pathOfDeclaration, let place = placeOfParent(names, of: type.path),
        !seen.contains(place)
      else { continue }
      for declaration in types(at: place) {
        if declaration.kind == .class { return declaration }
        if declaration.kind == .typealias {
          seen.insert(place)
          if let found = superclass(of: declaration, besides: &seen) { return found }
        }
      }
    }
    return nil
  }

  /// Returns a class that inherits directly from each class, for those that have one.
  func findSubclasses() -> [TypePath: TypeDeclaration] {
    files.lazy.flatMap(\.types).filter { $0.kind == .class }.reduce(into: [:]) { found, type in
      if let parent = superclass(of: type) { found[parent.path] = found[parent.path] ?? type }
    }
  }
}
