// The imports of the sources that the generated code needs.
extension ImportList {
  /// Returns the imports of a file, each no more visible than a declaration may need.
  func imports(of file: Plan.File) -> [Import] {
    let (source, path) = (file.source, file.source.file)
    if file.code.isEmpty && !addsInitializers(source) { return [] }
    // Configured expressions may refer to anything.
    let isKnown = !run.settings.needs.namesAllMembers || !run.hasGivenExpressions
    let imports =
      isKnown ? run.module.imports.needed(source.imports, in: path) : source.imports
    let uses = file.code.flatMap { code in
      // The extended type may be imported, too.
      [NameUse(name: code.type.path[0].text, access: code.access)] + code.nameUses
    }
    return imports.map { item in
      var item = item
      if run.isTested && item.access ?? .internal >= .internal {
        // The imports in the other files of a test target are unknown.
        item.access = isNeededPublicly(item, by: file.code, in: path) ? .public : nil
      } else if let access = item.access {
        let needed =
          uses.filter { use in
            // A use without a name, of a configured expression, may be of any.
            use.name.map { run.module.imports.mayBring(item, $0, in: path) }
              ?? run.hasGivenExpressions
          }.map(\.access).max() ?? .internal
        // If a module is imported without a level, no other import of it may have a lower one.
        let isPlain = item.module.map(plainModules.contains) == true
        item.access = access <= needed ? access : isPlain ? nil : needed
      }
      return item
    }
  }

  /// Whether a file has initializers for types of other files, which generated code may call.
  private func addsInitializers(_ file: Declarations) -> Bool {
    run.settings.needs.takesDefaults
      && file.extensions.contains { part in
        !part.members.initializers.isEmpty
          && run.module.types(at: part.path).contains { run.reasonToSkip($0) == nil }
      }
  }

  /// Whether an import may provide a type that conforms in a test target, where the conformance is
  /// public.
  private func isNeededPublicly(
    _ item: Import, by code: [GeneratedCode], in file: String
  ) -> Bool {
    code.contains {
      $0.isConformance && $0.type.isOfOtherModule
        && run.module.imports.mayBring(item, $0.type.path[0].text, in: file)
    }
  }
}
