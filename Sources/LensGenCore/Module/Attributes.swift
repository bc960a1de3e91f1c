// What the attributes of a type or an initializer mean, as far as the files say.
extension ModuleIndex {
  func isGlobalActor(_ name: String) -> Bool {
    name == "MainActor"
      || types(at: [Identifier(name)]).contains { declaration in
        declaration.attributes.contains { $0.name == "globalActor" }
      }
  }

  /// Whether the configuration can list an attribute, because another module declares it.
  func mayBeListed(_ attribute: Attribute, in type: TypeDeclaration) -> Bool {
    attribute.name.first?.isUppercase == true && !isGlobalActor(attribute.name)
      && lookUp(attribute.path[0], from: type.path) == .unknown
  }

  /// Returns an attribute that may change the calls of an initializer.
  func unknownAttribute(of initializer: Initializer, in type: TypeDeclaration) -> Attribute? {
    initializer.attributes.first { attribute in
      !attribute.isWithoutEffectOnCalls
        && !(macros.contains(attribute.name) && mayBeListed(attribute, in: type))
    }
  }

  /// Whether a type is not isolated even if types are isolated to the main actor by default.
  func isNonisolated(_ type: TypeDeclaration) -> Bool {
    nesting(of: type).contains { $0.isNonisolated || $0.kind == .actor }
  }

  /// Whether a declaration is a type that is isolated to the main actor if types are by default.
  func isMainActorType(_ type: TypeDeclaration) -> Bool {
    type.kind.isNominal && !isNonisolated(type)
  }

  /// Whether a type conforms to a protocol of a library that isolates it to the main actor.
  func isIsolatedByLibrary(_ type: TypeDeclaration) -> Bool {
    if isNonisolated(type) { return false }
    let places = [type.path] + declaredAncestors(of: type.path)
    return places.flatMap(types(at:)).contains { declaration in
      declaration.inheritedTypes.flatMap(\.parts).compactMap(\.path).contains { name in
        placeOfParent(name, of: declaration.path) == nil
          && isAmong(KnownNames.isolatingProtocols, name, of: declaration)
      }
    }
  }

  /// Whether a name in a type is one of those that some modules are known to declare.
  func isAmong(
    _ known: [String: Set<String>], _ name: [Identifier], of type: TypeDeclaration
  ) -> Bool {
    known.contains { module, names in
      imports.isName(name, of: module, among: names, in: type.position.file)
    }
  }
}
