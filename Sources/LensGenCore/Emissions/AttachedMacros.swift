extension Planner {
  /// Why a type gets nothing, out of attributes that may be macros; `nil` where they are known to
  /// leave its members as they are written.
  func reasonToSkip(_ type: TypeDeclaration, for attributes: [Attribute]) -> SkipReason? {
    for attribute in attributes {
      guard module.mayBeListed(attribute, in: type) else { return .typeAttribute(attribute.name) }
      if isAmong(KnownNames.storingMacros, attribute, of: type) {
        // In one module, the initializers that the macro writes could mean the optic by `_name`.
        if !isTested { return .storingMacro(attribute.name) }
      } else if !module.macros.contains(attribute.name)
        && !isAmong(KnownNames.transparentMacros, attribute, of: type)
      {
        return .macro(attribute.name)
      }
    }
    return nil
  }

  /// Why an initializer that is written is not called, where the configuration could say that its
  /// macro leaves it as it is.
  func reasonNotToCallInitializers(of type: TypeDeclaration) -> SkipReason? {
    module.initializers(of: type).lazy
      .filter { ($0.writtenAccess ?? .internal) >= .internal }
      .compactMap { module.unknownAttribute(of: $0, in: type) }
      .first { module.mayBeListed($0, in: type) }
      .map { .initializerMacro($0.name) }
  }

  /// Whether an attribute is one of those that some modules are known to have.
  func isAmong(
    _ known: [String: Set<String>], _ attribute: Attribute, of type: TypeDeclaration
  ) -> Bool {
    known.contains { module, names in
      self.module.imports.isName(
        attribute.path, of: module, among: names, in: type.position.file)
    }
  }
}
