extension Planner {
  /// The modules that some file imports without an access level.
  var plainModules: Set<String> {
    Set(module.files.flatMap(\.imports).filter { $0.access == nil }.compactMap(\.module))
  }

  /// The imports of a file, each no more open than a declaration may need.
  ///
  /// - Parameter plain: The modules that some file imports without an access level.
  func imports(
    of file: Declarations, neededBy declarations: [GeneratedDeclaration], beside plain: Set<String>
  ) -> [Import] {
    let path = file.file
    // Expressions from outside may name anything.
    let isKnown = emissions.isSubset(of: [.lenses, .prisms]) || givenDefaults.isEmpty
    let imports = isKnown ? module.imports.needed(file.imports, in: path) : file.imports
    let uses = declarations.flatMap(\.accessOfImportedTypes)
    return imports.map { item in
      var item = item
      if isTested && item.access ?? .internal >= .internal {
        // How the other files of a test target import modules is not known.
        item.access = isNeededPublicly(item, by: declarations, in: path) ? .public : nil
      } else if let access = item.access {
        let needed = uses.filter { mayBring(item, $0.name, in: path) }.map(\.access).max()
        item.access = lowered(access, of: item, to: needed ?? .internal, beside: plain)
      }
      return item
    }
  }

  /// The access level of an import where some level is needed.
  private func lowered(
    _ access: AccessLevel, of item: Import, to needed: AccessLevel, beside plain: Set<String>
  ) -> AccessLevel? {
    if access <= needed { return access }
    // Beside an import without a level, none may have a lower one.
    return item.module.map(plain.contains) == true ? nil : needed
  }

  /// Whether an import may bring a name, or, where none is known, any name.
  private func mayBring(_ item: Import, _ name: String?, in file: String) -> Bool {
    name.map { module.imports.mayBring(item, $0, in: file) } ?? true
  }

  /// Whether an import may bring a type that is made to conform in a test target, where that is
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
