import SwiftReading

// What the attributes of a type or an initializer mean, as far as the files say.
extension ModuleIndex {
  /// Whether an attribute of a type, or of something in it, is a global actor.
  package func isGlobalActor(_ attribute: Attribute, in type: TypeDeclaration) -> Bool {
    attribute.name == "MainActor" || isDeclared(attribute, in: type, with: "globalActor")
  }

  package func isResultBuilder(_ attribute: Attribute, in type: TypeDeclaration) -> Bool {
    isDeclared(attribute, in: type, with: "resultBuilder")
  }

  /// Whether an attribute is the name of a type that another attribute makes one.
  private func isDeclared(
    _ attribute: Attribute, in type: TypeDeclaration, with other: String
  ) -> Bool {
    let found =
      place(of: attribute, in: type).map(types)
      ?? known.declarations(of: attribute.path).map(\.type)
    return found.flatMap(\.attributes).contains { $0.name == other }
  }

  private func place(of attribute: Attribute, in type: TypeDeclaration) -> TypePath? {
    if case .declared(let place) = lookUp(attribute.path, from: type.path) { place } else { nil }
  }

  /// Returns the first of the attributes that is a global actor, as code outside of types writes it.
  package func globalActor(
    among attributes: [Attribute], of type: TypeDeclaration
  ) -> Attribute? {
    guard var actor = attributes.first(where: { isGlobalActor($0, in: type) }) else { return nil }
    if let place = place(of: actor, in: type) {
      actor.type = .named(place.map { WrittenType.Name($0.typeSpelling) })
    }
    return actor
  }

  /// Whether the configuration can list an attribute, because another module declares it.
  package func mayBeListed(_ attribute: Attribute, in type: TypeDeclaration) -> Bool {
    attribute.name.first?.isUppercase == true && !isGlobalActor(attribute, in: type)
      && lookUp(attribute.path[0], from: type.path) == .unknown
  }

  /// Returns the attributes of a type that may change what it stores or how it is made.
  package func unknownAttributes(of type: TypeDeclaration) -> [Attribute] {
    type.unknownAttributes.filter { !isGlobalActor($0, in: type) }
  }

  /// Returns an attribute that may change the calls of an initializer.
  package func unknownAttribute(of initializer: Initializer, in type: TypeDeclaration) -> Attribute?
  {
    initializer.attributes.first { attribute in
      !KnownAttributes.ofInitializers.contains(attribute.name)
        && !(settings.macros.contains(attribute.name) && mayBeListed(attribute, in: type))
    }
  }

  /// Returns the attributes that hide a type from the public interface, which extensions of other
  /// types, and each member of an extension, have to repeat.
  package func interfaceAttributes(of type: TypeDeclaration) -> [Attribute] {
    nesting(of: type).flatMap(\.attributes).filter(\.isSystemInterface).unique
  }

  /// Whether a member with the attributes is not part of the public interface.
  package func isSystemInterface(_ own: [Attribute], of type: TypeDeclaration) -> Bool {
    (interfaceAttributes(of: type) + own).contains(where: \.isSystemInterface)
  }

  /// Whether a member has the attribute `@_spi`, and its type has not.
  ///
  /// What shows such a member to clients of the type does not repeat the attribute.
  package func isSystemInterface(_ own: [Attribute], inside type: TypeDeclaration) -> Bool {
    own.contains(where: \.isSystemInterface) && !isSystemInterface([], of: type)
  }

  /// Whether a type is not isolated even if types are isolated to the main actor by default.
  package func isNonisolated(_ type: TypeDeclaration) -> Bool {
    filesWithoutIsolation.contains(type.position.file)
      || nesting(of: type).contains { $0.isNonisolated || $0.kind == .actor }
  }

  /// Whether an initializer in an extension is not isolated even if types are isolated by default.
  package func isNonisolatedInExtension(_ initializer: Initializer) -> Bool {
    initializer.isNonisolated || filesWithoutIsolation.contains(initializer.position.file)
  }

  /// Whether a declaration is a type that is isolated to the main actor if types are by default.
  package func isMainActorType(_ type: TypeDeclaration) -> Bool {
    type.kind.isNominal && !isNonisolated(type)
  }

  /// Returns the global actor of a type, or of what its declaration inherits.
  ///
  /// A conformance in an extension does not isolate a type, nor does a type around it.
  package func globalActor(of type: TypeDeclaration) -> String? {
    var rest = [type]
    var seen: Set<TypePath> = []
    while let next = rest.popLast() {
      if next.isNonisolated { continue }
      if let actor = globalActor(among: next.attributes, of: next) { return actor.name }
      for name in next.inheritedTypes.flatMap(\.constraints).compactMap(\.path) {
        if let place = placeOfParent(name, of: next.path) {
          if seen.insert(place).inserted { rest += types(at: place) }
        } else if isAmong(KnownNames.isolatingProtocols, name, of: next) {
          return "MainActor"
        }
      }
    }
    return nil
  }

  /// Whether a name in a type is one of those that some modules are known to declare.
  package func isAmong(
    _ known: [String: Set<String>], _ name: [Identifier], of type: TypeDeclaration
  ) -> Bool {
    let imports = imports.files[type.position.file]
    return known.contains { imports?.isName(name, of: $0, among: $1) == true }
  }

  /// Whether inlined code may use a type, though the type or one around it is not public.
  package func isUsableFromInline(_ type: TypeDeclaration) -> Bool {
    func isMarked(_ type: TypeDeclaration) -> Bool {
      type.attributes.contains { $0.name == "usableFromInline" }
    }
    let types = nesting(of: type)
    return types.contains(where: isMarked)
      && types.allSatisfy { isMarked($0) || $0.writtenAccess == .public }
  }
}
