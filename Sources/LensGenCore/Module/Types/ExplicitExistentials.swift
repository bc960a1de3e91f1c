extension TypeScope {
  /// Returns a type with `any` before each protocol that is used as a type.
  ///
  /// Sources may omit it; the code generated for a module that requires `any` may not.
  func withExplicitExistentials(_ written: WrittenType) -> WrittenType {
    switch written {
    case .named(let names):
      let mapped = written.mapChildren(withExplicitExistentials)
      return isProtocol(names.withoutArguments) ? .existential(mapped) : mapped
    case .composition(let parts, let sign):
      let mapped = WrittenType.composition(parts.map(withExplicitArguments), sign: sign)
      return parts.contains { isProtocol($0.names?.withoutArguments ?? $0) }
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
    case .attributed(let type, let marks): return .attributed(withExplicitExistentials(type), marks)
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
  func isProtocol(_ written: WrittenType) -> Bool { isProtocol(written, beyond: []) }

  fileprivate func isProtocol(_ written: WrittenType, beyond aliases: Set<[Identifier]>) -> Bool {
    guard let path = written.path else { return false }
    switch lookUp(path) {
    case .parameter: return false
    case .unknown:
      let names = path[0].text == "Swift" ? Array(path.dropFirst()) : path
      return KnownNames.existentialProtocols.contains(names.text)
    case .declared(let place):
      let types = module.types(at: place)
      return !types.isEmpty && !aliases.contains(place)
        && types.allSatisfy { module.isProtocol($0, beyond: aliases.union([place])) }
    }
  }
}

extension ModuleIndex {
  fileprivate func isProtocol(
    _ declaration: TypeDeclaration, beyond aliases: Set<[Identifier]>
  ) -> Bool {
    if declaration.kind == .protocol { return true }
    guard declaration.kind == .typealias, declaration.genericParameters.isEmpty,
      let target = declaration.inheritedTypes.first
    else { return false }
    let scope = scope(of: declaration)
    return target.parts.contains { scope.isProtocol($0, beyond: aliases) }
  }
}

extension [WrittenType.Name] {
  /// The type of these names, up to the first arguments.
  fileprivate var withoutArguments: WrittenType {
    let count = (firstIndex { $0.arguments != nil } ?? endIndex - 1) + 1
    return .named(prefix(count).map { WrittenType.Name($0.text) })
  }
}
