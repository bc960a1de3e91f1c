extension Planner {
  /// Returns the reason to skip a type because of an attribute that may be a macro, or `nil` if all
  /// attributes are known to keep its members unchanged.
  func reasonToSkip(_ type: TypeDeclaration, for attributes: [Attribute]) -> SkipReason? {
    for attribute in attributes {
      guard module.mayBeListed(attribute, in: type) else { return .typeAttribute(attribute.name) }
      if isAmong(KnownNames.storingMacros, attribute, of: type) {
        // Within one module, the initializers that the macro adds could refer to the optic by
        // `_name`.
        if !isTested { return .storingMacro(attribute.name) }
      } else if !module.macros.contains(attribute.name)
        && !isAmong(KnownNames.transparentMacros, attribute, of: type)
      {
        return .macro(attribute.name)
      }
    }
    return nil
  }

  /// Returns the reason not to call a declared initializer, if the configuration could list its
  /// macro.
  func reasonNotToCallInitializers(of type: TypeDeclaration) -> SkipReason? {
    module.initializers(of: type).lazy
      .filter { ($0.writtenAccess ?? .internal) >= .internal }
      .compactMap { module.unknownAttribute(of: $0, in: type) }
      .first { module.mayBeListed($0, in: type) }
      .map { .initializerMacro($0.name) }
  }

  /// Whether an attribute is one of those that some modules are known to declare.
  func isAmong(
    _ known: [String: Set<String>], _ attribute: Attribute, of type: TypeDeclaration
  ) -> Bool {
    known.contains { module, names in
      self.module.imports.isName(
        attribute.path, of: module, among: names, in: type.position.file)
    }
  }
}
