extension Planner {
  /// Why a type gets nothing, out of attributes that may be macros; `nil` where they are known to
  /// leave its members as they are written.
  func reasonToSkip(_ type: TypeDeclaration, for attributes: [Attribute]) -> SkipReason? {
    for attribute in attributes {
      guard mayBeListed(attribute, in: type) else { return .typeAttribute(attribute.name) }
      if isAmong(KnownNames.storingMacros, attribute, of: type) {
        // In one module, the initializers that the macro writes could mean the optic by `_name`.
        if !isTested { return .storingMacro(attribute.name) }
      } else if !macros.contains(attribute.name)
        && !isAmong(KnownNames.transparentMacros, attribute, of: type)
      {
        return .macro(attribute.name)
      }
    }
    return nil
  }

  /// Whether an attribute is one of those that some modules are known to have.
  func isAmong(
    _ known: [String: Set<String>], _ attribute: Attribute, of type: TypeDeclaration
  ) -> Bool {
    known.contains { module, names in
      self.module.mergedImports.isName(
        attribute.name, of: module, among: names, in: type.position.file)
    }
  }
}
