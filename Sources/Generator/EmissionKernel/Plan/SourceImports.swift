import SwiftModule
import SwiftReading

// The imports of the sources that the generated code needs.
extension ImportList {
  /// Returns the imports for the code of a file, each with the lowest access level that its
  /// declarations allow: `public import Money` only if a public optic may name a type of `Money`.
  ///
  /// - Parameter separate: Modules of Foundation whose types do not count.
  func imports(of file: Plan.File, without separate: Set<String> = []) -> [Import] {
    if file.code.isEmpty { return [] }
    let own = file.source.file
    let others = file.code.reduce(into: Set()) { $0.formUnion($1.sources) }.subtracting([own])
    // Configured expressions may refer to anything.
    let needsOwn =
      context.module.hasGivenExpressions || context.module.imports.usesForeignNames(own)
    let uses = file.code.flatMap { code in
      // The extended type may be imported, too.
      (code.type.isForeign
        ? [NameUse(name: code.type.path[0].text, access: code.access)] : []) + code.nameUses
    }.filter { use in
      use.name.map { !KnownNames.isSeparate($0, among: separate) } ?? true
    }
    let code = file.code.filter { !KnownNames.isSeparate($0.type.path[0].text, among: separate) }
    return ((needsOwn ? [own] : []) + others.sorted()).flatMap { path in
      (importsByFile[path] ?? []).map { item in
        var item = item
        item.access = access(of: item, in: path, for: code, naming: uses)
        return item
      }
    }
  }

  /// Returns the access level that code needs of an import.
  private func access(
    of item: Import, in file: String, for code: [GeneratedCode], naming uses: [NameUse]
  ) -> AccessLevel? {
    if context.settings.isInTests && item.access ?? .internal >= .internal {
      // lens-gen does not read the other files of a test target, so it does not know their imports.
      return isNeededPublicly(item, by: code, in: file) ? .public : nil
    }
    let needed =
      uses.filter { use in
        // A configured expression is not parsed, so it may use a type of any import.
        use.name.map { mayBring(item, $0, in: file) }
          ?? context.module.hasGivenExpressions
      }.map(\.access).max() ?? .internal
    // The module of the sources and the one that its tests share may have different defaults.
    if context.settings.isInSupport { return needed == .public ? .public : nil }
    guard let access = item.access else { return nil }
    if access <= needed { return access }
    if !arePlain(item.module ?? "", where: item.conditions) { return needed }
    // If one file says `import Money`, which may mean `internal` or `public`, no other may say `package`.
    return needed > .internal ? access : nil
  }

  /// Whether an import may provide a type that gets a conformance in a test target.
  ///
  /// That conformance is public, so the import has to be public, too.
  private func isNeededPublicly(
    _ item: Import, by code: [GeneratedCode], in file: String
  ) -> Bool {
    code.contains {
      $0.isConformance && $0.type.isForeign
        && mayBring(item, $0.type.path[0].text, in: file)
    }
  }

  /// Whether a name in a file may come from an import, and from no other one whose module is known to
  /// declare it.
  private func mayBring(_ item: Import, _ name: String, in file: String) -> Bool {
    guard context.module.imports.mayBring(item, name, in: file) else { return false }
    let modules = Set(
      context.module.known.declarations(of: [Identifier(name)]).map(\.module.name))
    if item.module.map(modules.contains) != false { return true }
    return !(importsByFile[file] ?? []).contains { other in
      other.module.map(modules.contains) == true && other.name == nil && other.conditions.isEmpty
        && other.access ?? .public >= item.access ?? .public
    }
  }
}
