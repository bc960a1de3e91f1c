extension Module {
  /// Whether a type belongs to no actor even where types belong to the main actor by default.
  func isNonisolated(_ type: TypeDeclaration) -> Bool {
    (enclosingTypes(of: type) + [type]).contains { $0.isNonisolated || $0.kind == .actor }
  }
}

extension Planner {
  /// Whether a type belongs to the main actor because nothing says otherwise.
  func isIsolatedByDefault(_ type: TypeDeclaration) -> Bool {
    isMainActorByDefault && !module.isNonisolated(type)
  }

  /// Throws where code outside of the main actor cannot read some properties of a type.
  ///
  /// What can be sent anywhere can be read and written from anywhere, as part of a value.
  func checkIsolation(
    of properties: [Property], in type: TypeDeclaration
  ) throws(Skipped) {
    if !isIsolatedByDefault(type) { return }
    let isFree = properties.allSatisfy { property in
      (try? module.type(of: property, in: type)).map { isSendable($0, in: type) } ?? false
    }
    if !isFree { throw Skipped(.isolatedByDefault) }
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
    let isPlain = !reference.text.contains { ".-".contains($0) }
    return isPlain && !needsConformances(reference, in: type)
      && reference.names.allSatisfy { name in
        guard case .declared(let place) = module.lookUp(Identifier(name), from: type.path) else {
          return KnownNames.sendableTypes.contains(name)
        }
        return module.types(at: place).allSatisfy { $0.kind.isNominal && !module.isNonisolated($0) }
      }
  }
}
