import SwiftReading

extension TypeScope {
  /// Returns a type with `any` before each protocol that is used as a type.
  ///
  /// Sources may omit it; the code generated for a module that requires `any` may not.
  package func withExplicitExistentials(_ written: WrittenType) -> WrittenType {
    switch written {
    case .named:
      let mapped = written.mapChildren(withExplicitExistentials)
      return isProtocol(written.pathToArguments) ? .existential(mapped) : mapped
    case .composition(let parts):
      let mapped = WrittenType.composition(parts.map(withExplicitArguments))
      return parts.contains { isProtocol($0.pathToArguments) }
        ? .existential(mapped) : mapped
    case .metatype(let base, "Type") where isProtocol(base):
      return .existential(.metatype(withExplicitArguments(base), word: "Type"))
    case .metatype(let base, let word) where base.names != nil:
      return .metatype(withExplicitArguments(base), word: word)
    case .optional(let wrapped, let isImplicit):
      let mapped = withExplicitExistentials(wrapped)
      if case .existential = mapped, mapped != wrapped {
        return .optional(mapped.parenthesized, isImplicit: isImplicit)
      }
      return .optional(mapped, isImplicit: isImplicit)
    case .existential, .opaque: return written.mapChildren(withExplicitArguments)
    case .attributed(let type, let prefix):
      return .attributed(withExplicitExistentials(type), prefix)
    default: return written.mapChildren(withExplicitExistentials)
    }
  }

  /// Returns a constraint, which itself needs no `any`, with `any` in its arguments.
  private func withExplicitArguments(_ constraint: WrittenType) -> WrittenType {
    switch constraint {
    case .named: constraint.mapChildren(withExplicitExistentials)
    case .composition, .tuple, .metatype, .optional, .suppressed:
      constraint.mapChildren(withExplicitArguments)
    default: withExplicitExistentials(constraint)
    }
  }

  /// Whether a type is a protocol, for certain, or a type alias with one in it and no `any`.
  package func isProtocol(_ written: WrittenType) -> Bool { isProtocol(written.path) }

  private func isProtocol(_ path: [Identifier]?) -> Bool {
    var known: [TypePath: Bool] = [:]
    return isProtocol(path, knowing: &known)
  }

  /// - Parameter known: Whether the types that led here, or were examined before, are protocols.
  fileprivate func isProtocol(_ path: [Identifier]?, knowing known: inout [TypePath: Bool]) -> Bool
  {
    guard let path else { return false }
    switch lookUp(path) {
    case .parameter: return false
    case .unknown:
      if let other = module(ofOtherMeaning: path[0]) {
        return module.isKnownProtocol([other] + path)
      }
      let name = path.withoutSwift.text
      return KnownNames.existentialProtocols.contains(name)
        || KnownNames.mistakableProtocols.contains(name)
          && !module.imports.mayMistake(name, in: type.position.file)
        || module.isKnownProtocol(path)
    case .declared(let place):
      if let answer = known[place] { return answer }
      known[place] = false
      let types = module.types(at: place)
      let answer =
        !types.isEmpty && types.allSatisfy { module.isProtocol($0, knowing: &known) }
      known[place] = answer
      return answer
    }
  }
}

extension ModuleIndex {
  /// Whether a name is that of a protocol of a known module.
  fileprivate func isKnownProtocol(_ path: [Identifier]) -> Bool {
    let found = known.declarations(of: path)
    return !found.isEmpty
      && found.allSatisfy { module, type in
        var seen: [TypePath: Bool] = [:]
        return module.index.isProtocol(type, knowing: &seen)
      }
  }

  fileprivate func isProtocol(
    _ declaration: TypeDeclaration, knowing known: inout [TypePath: Bool]
  ) -> Bool {
    if declaration.kind == .protocol { return true }
    guard declaration.kind == .typealias, declaration.genericParameters.isEmpty,
      let target = declaration.inheritedTypes.first
    else { return false }
    let scope = scope(of: declaration)
    return target.constraints.contains { scope.isProtocol($0.path, knowing: &known) }
  }
}

extension WrittenType {
  /// The names of `A<B>.C` up to the one with arguments, `A`.
  fileprivate var pathToArguments: [Identifier]? {
    let count = names?.firstIndex { $0.arguments != nil }.map { $0 + 1 }
    return pathOfDeclaration.map { Array($0.prefix(count ?? $0.count)) }
  }
}
