extension Module {
  /// Whether a type belongs to no actor even where types belong to the main actor by default.
  func isNonisolated(_ type: TypeDeclaration) -> Bool {
    (enclosingTypes(of: type) + [type]).contains { $0.isNonisolated || $0.kind == .actor }
  }

  /// Whether a declaration is a type that belongs to the main actor where types do by default.
  func isMainActorType(_ type: TypeDeclaration) -> Bool {
    type.kind.isNominal && !isNonisolated(type)
  }
}

extension Module {
  /// Whether a value is made with the conformances of the module's types that stand within its own
  /// type.
  fileprivate func needsInnerConformances(_ shape: TypeShape) -> Bool {
    switch shape {
    case .other(let name, let arguments):
      let isConstrained = KnownNames.requirements[name] != nil
      return isConstrained && arguments.first?.declaredPaths.isEmpty == false
        || arguments.contains(where: needsInnerConformances)
    case .declared(let path, let arguments):
      let isConstrained = types(at: path).contains { type in
        (enclosingTypes(of: type) + [type]).contains { !$0.requirements.isEmpty }
      }
      return isConstrained && shape.hasDeclaredArguments
        || arguments.values.contains(where: needsInnerConformances)
    case .tuple(let elements):
      return elements.map(\.shape).contains {
        $0.hasDeclaredArguments || needsInnerConformances($0)
      }
    case .parameter, .function, .unextendable: return false
    }
  }
}

extension TypeShape {
  /// Whether types of the module stand within it.
  fileprivate var hasDeclaredArguments: Bool {
    switch self {
    case .other: !declaredPaths.isEmpty
    case .declared(_, let arguments): arguments.values.contains { !$0.declaredPaths.isEmpty }
    default: false
    }
  }
}

extension Planner {
  /// Whether mode 5 refuses an expression that is made for a type as the default of a parameter,
  /// since types belong to the main actor by default, and it needs conformances of some.
  func isRefused(_ value: String?, asDefaultOf shape: TypeShape) -> Bool {
    let isEmpty = value == shape.emptyValue
    return isMainActorByDefault
      && (isEmpty ? shape.isHashing : module.needsInnerConformances(shape))
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
        && (try? module.type(of: property, in: type)).map { isSendable($0, in: type) } ?? false
    }
    if isTested || !isFree { throw Skipped(.isolatedByDefault) }
  }

  /// Whether a type may need a conformance of a type that belongs to the main actor, as that of its
  /// keys, which cannot be used anywhere else.
  func needsConformances(_ reference: TypeReference, in type: TypeDeclaration) -> Bool {
    isIsolatedByDefault(type) && reference.text.contains { ":<".contains($0) }
      && reference.names.contains { name in
        module.lookUp(Identifier(name), from: type.path) != .unknown
      }
  }

  /// Whether values of a type can be sent anywhere for certain: all names in it are of plain values
  /// or of the module's types that belong to the main actor.
  private func isSendable(_ reference: TypeReference, in type: TypeDeclaration) -> Bool {
    // After a dot or in a function type a name says less.
    let isPlain =
      !reference.text.contains { ".-".contains($0) } && !reference.pieces.contains(.text("Any"))
    return isPlain && !needsConformances(reference, in: type)
      && reference.names.allSatisfy { name in
        guard case .declared(let place) = module.lookUp(Identifier(name), from: type.path) else {
          return KnownNames.sendableTypes.contains(name)
        }
        return module.types(at: place).allSatisfy(module.isMainActorType)
      }
  }
}
