extension Planner {
  /// The modules that a file imports without an access level.
  var plainModules: Set<String> {
    Set(module.files.flatMap(\.imports).filter { $0.access == nil }.compactMap(\.module))
  }

  /// Returns the imports of a file, each no more visible than a declaration may need.
  ///
  /// - Parameter plain: The modules that a file imports without an access level.
  func imports(
    of file: Declarations, neededBy declarations: [GeneratedDeclaration], beside plain: Set<String>
  ) -> [Import] {
    let path = file.file
    // Configured expressions may refer to anything.
    let isKnown = emissions.isSubset(of: [.lenses, .prisms]) || givenDefaults.isEmpty
    let imports = isKnown ? module.imports.needed(file.imports, in: path) : file.imports
    let uses = declarations.flatMap(\.accessOfImportedTypes)
    return imports.map { item in
      var item = item
      if isTested && item.access ?? .internal >= .internal {
        // The imports in the other files of a test target are unknown.
        item.access = isNeededPublicly(item, by: declarations, in: path) ? .public : nil
      } else if let access = item.access {
        let needed = uses.filter { mayBring(item, $0.name, in: path) }.map(\.access).max()
        item.access = lowered(access, of: item, to: needed ?? .internal, beside: plain)
      }
      return item
    }
  }

  /// Returns the access level of an import that needs some level.
  private func lowered(
    _ access: AccessLevel, of item: Import, to needed: AccessLevel, beside plain: Set<String>
  ) -> AccessLevel? {
    if access <= needed { return access }
    // If a module is imported without a level, no other import of it may have a lower one.
    return item.module.map(plain.contains) == true ? nil : needed
  }

  /// Whether an import may provide a name or, if `nil`, any name.
  private func mayBring(_ item: Import, _ name: String?, in file: String) -> Bool {
    name.map { module.imports.mayBring(item, $0, in: file) } ?? true
  }

  /// Whether an import may provide a type that conforms in a test target, where the conformance is
  /// public.
  private func isNeededPublicly(
    _ item: Import, by declarations: [GeneratedDeclaration], in file: String
  ) -> Bool {
    declarations.contains {
      $0.isConformance && $0.type.isOfOtherModule
        && mayBring(item, $0.type.path[0].text, in: file)
    }
  }
}
