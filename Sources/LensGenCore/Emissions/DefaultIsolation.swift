extension ModuleIndex {
  /// Whether making a value uses conformances of the module's types inside its own type.
  fileprivate func needsInnerConformances(_ type: ResolvedType) -> Bool {
    switch type {
    case .foreign(let path, let arguments):
      let isConstrained = KnownNames.requirements[path.text] != nil
      return isConstrained && arguments.first?.declaredPaths.isEmpty == false
        || arguments.contains(where: needsInnerConformances)
    case .declared(let path, let arguments):
      let isConstrained = types(at: path).contains { type in
        nesting(of: type).contains { !$0.requirements.isEmpty }
      }
      return isConstrained && type.hasDeclaredArguments
        || arguments.values.contains(where: needsInnerConformances)
    case .tuple(let elements):
      return elements.map(\.type).contains {
        $0.hasDeclaredArguments || needsInnerConformances($0)
      }
    default: return false
    }
  }
}

extension ResolvedType {
  /// Whether the type contains types of the module.
  fileprivate var hasDeclaredArguments: Bool {
    switch self {
    case .foreign, .declared: children.contains { !$0.declaredPaths.isEmpty }
    default: false
    }
  }
}

extension Run {
  /// Whether mode 5 rejects an expression as the default of a parameter, because it needs
  /// conformances of types that are isolated to the main actor by default.
  func isRefused(_ value: ValueExpression?, asDefaultOf type: ResolvedType) -> Bool {
    settings.isMainActorByDefault
      && (value == type.emptyValue ? type.isHashing : module.needsInnerConformances(type))
  }

  func isIsolatedByDefault(_ type: TypeDeclaration) -> Bool {
    settings.isMainActorByDefault && !module.isNonisolated(type)
  }

  /// Whether a library isolates a type to the main actor, but not the code generated for it.
  func isIsolatedByLibrary(_ type: TypeDeclaration) -> Bool {
    !settings.isMainActorByDefault && module.isIsolatedByLibrary(type)
  }

  /// Throws if code outside the main actor cannot read a property of a type.
  ///
  /// Within the module, a `Sendable` part of a value can be read and written from anywhere.
  func checkIsolation(
    of properties: [Property], in type: TypeDeclaration
  ) throws(SkipReason) {
    if !isIsolatedByDefault(type) { return }
    let isFree = properties.allSatisfy { property in
      // A wrapper may be isolated to the main actor, too.
      property.unknownAttributes.isEmpty
        && (try? module.scope(of: type).type(of: property)).map { isSendable($0, in: type) }
          ?? false
    }
    if isTested || !isFree { throw .isolatedByDefault }
  }

  /// Whether a type may need a conformance of a type isolated to the main actor, such as that of
  /// its keys, which other code cannot use.
  func needsConformances(_ written: WrittenType, in type: TypeDeclaration) -> Bool {
    isIsolatedByDefault(type) && written.hasArguments
      && written.roots.contains { name in
        module.lookUp(Identifier(name), from: type.path) != .unknown
      }
  }

  /// Whether a type is certainly `Sendable`: all names in it are names of standard value types, or
  /// of the module's types that are isolated to the main actor.
  private func isSendable(_ written: WrittenType, in type: TypeDeclaration) -> Bool {
    // After a dot or in a function type, a name is less conclusive.
    written.isPlain && !needsConformances(written, in: type)
      && written.roots.allSatisfy { name in
        guard case .declared(let place) = module.lookUp(Identifier(name), from: type.path) else {
          return KnownNames.sendableTypes.contains(name)
        }
        return module.types(at: place).allSatisfy(module.isMainActorType)
      }
  }
}

extension WrittenType {
  /// Whether it contains a dictionary or generic arguments.
  fileprivate var hasArguments: Bool {
    contains { type in
      switch type {
      case .named(let names): names.contains { $0.arguments != nil }
      case .dictionary: true
      default: false
      }
    }
  }

  /// Whether it consists only of names without dots, and sugar.
  fileprivate var isPlain: Bool {
    !contains { type in
      switch type {
      case .named(let names): names.count > 1 || type.isAny
      case .member, .metatype, .function: true
      default: false
      }
    }
  }
}
