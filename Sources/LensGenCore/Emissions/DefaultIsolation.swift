extension ModuleIndex {
  /// Whether a value is made with the conformances of the module's types that stand within its own
  /// type.
  fileprivate func needsInnerConformances(_ type: ResolvedType) -> Bool {
    switch type {
    case .foreign(let path, let arguments):
      let isConstrained = KnownNames.requirements[path.text] != nil
      return isConstrained && arguments.first?.declaredPaths.isEmpty == false
        || arguments.contains(where: needsInnerConformances)
    case .declared(let path, let arguments):
      let isConstrained = types(at: path).contains { type in
        (enclosingTypes(of: type) + [type]).contains { !$0.requirements.isEmpty }
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
  /// Whether types of the module stand within it.
  fileprivate var hasDeclaredArguments: Bool {
    switch self {
    case .foreign, .declared: children.contains { !$0.declaredPaths.isEmpty }
    default: false
    }
  }
}

extension Planner {
  /// Whether mode 5 refuses an expression that is made for a type as the default of a parameter,
  /// since types belong to the main actor by default, and it needs conformances of some.
  func isRefused(_ value: ValueExpression?, asDefaultOf type: ResolvedType) -> Bool {
    isMainActorByDefault
      && (value == type.emptyValue ? type.isHashing : module.needsInnerConformances(type))
  }

  /// Whether a type belongs to the main actor because nothing says otherwise.
  func isIsolatedByDefault(_ type: TypeDeclaration) -> Bool {
    isMainActorByDefault && !module.isNonisolated(type)
  }

  /// Throws where code outside of the main actor cannot read some properties of a type.
  ///
  /// Within the module, what can be sent anywhere can be read and written from anywhere, as part of
  /// a value.
  func checkIsolation(
    of properties: [Property], in type: TypeDeclaration
  ) throws(Skipped) {
    if !isIsolatedByDefault(type) { return }
    let isFree = properties.allSatisfy { property in
      // A wrapper may belong to the main actor, too.
      property.unknownAttributes.isEmpty
        && (try? module.scope(of: type).type(of: property)).map { isSendable($0, in: type) }
          ?? false
    }
    if isTested || !isFree { throw Skipped(.isolatedByDefault) }
  }

  /// Whether a type may need a conformance of a type that belongs to the main actor, as that of its
  /// keys, which cannot be used anywhere else.
  func needsConformances(_ written: WrittenType, in type: TypeDeclaration) -> Bool {
    isIsolatedByDefault(type) && written.hasArguments
      && written.roots.contains { name in
        module.lookUp(Identifier(name), from: type.path) != .unknown
      }
  }

  /// Whether values of a type can be sent anywhere for certain: all names in it are of plain values
  /// or of the module's types that belong to the main actor.
  private func isSendable(_ written: WrittenType, in type: TypeDeclaration) -> Bool {
    // After a dot or in a function type a name says less.
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
  /// Whether there is a dictionary, or arguments of a generic type, in it.
  fileprivate var hasArguments: Bool {
    contains { type in
      switch type {
      case .named(let names): names.contains { $0.arguments != nil }
      case .dictionary: true
      default: false
      }
    }
  }

  /// Whether it is made of nothing but names without dots, and sugar.
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
