import SwiftModule
import SwiftReading

// The imports of the sources that the generated code needs.
extension ImportList {
  /// Returns the imports for the code of a file, each with the lowest access level that the declarations
  /// of all files allow: `public import Money` only if a public one may show a type of `Money`.
  ///
  /// - Parameter levels: The access levels that the code needs of modules.
  func imports(of file: Plan.File, at levels: LevelsOfModules) -> [Import] {
    if file.code.isEmpty { return [] }
    let own = file.source.file
    let others = file.code.reduce(into: Set()) { $0.formUnion($1.sources) }.subtracting([own])
    return ((needsImports(of: file, besides: others) ? [own] : []) + others.sorted()).flatMap {
      path in
      (importsByFile[path] ?? []).compactMap { item in
        // A type that only one file may use is in no generated code.
        if isOfOwnModule(item) || item.access ?? .internal < .internal { return nil }
        var item = item
        let level = levels.level(of: item.module ?? "", importedIn: path)
        item.access = access(of: item, shownBy: level)
        return item
      }
    }
  }

  /// Whether an import is of one of the modules whose types the code is for, which it imports anyway.
  private func isOfOwnModule(_ item: Import) -> Bool {
    item.kind == nil && item.attributes.isEmpty
      && item.module.map(context.module.ownModules.contains) == true
  }

  /// Whether the code of a file may name something that the file imports.
  ///
  /// - Parameter others: The other files whose imports the code has.
  private func needsImports(of file: Plan.File, besides others: Set<String>) -> Bool {
    let path = file.source.file
    // Configured expressions may refer to anything.
    if context.module.hasGivenExpressions || context.module.imports.usesForeignNames(path) {
      return true
    }
    // An alias of another file may stand for what this file imports.
    let imported = Set((importsByFile[path] ?? []).compactMap(\.module))
    return file.code.flatMap(\.shown.levels.keys).contains { type in
      guard case .imported(_, let other) = type, other != path, !others.contains(other)
      else { return false }
      return !modules(of: type).isDisjoint(with: imported)
    }
  }

  /// Returns the highest access levels of declarations that may show a type of a module.
  ///
  /// - Parameter separate: Modules of Foundation whose types do not count.
  func levelsOfModules(without separate: Set<String> = []) -> LevelsOfModules {
    var levels = LevelsOfModules()
    for file in files {
      let shown = file.code.reduce(into: ShownTypes()) { $0.formUnion($1.shown) }
      for (type, access) in shown.levels {
        if let name = type.importedName, KnownNames.isSeparate(name, among: separate) { continue }
        for module in modules(of: type, shownAt: access) {
          levels.add(access, of: module, importedIn: type.file, shownIn: file.source.file)
        }
      }
    }
    return levels
  }

  /// Returns the access level that the code needs of an import.
  private func access(of item: Import, shownBy needed: AccessLevel) -> AccessLevel? {
    // The module of the sources and the one of the code may have different defaults, and lens-gen does not
    // read the other files of a test target.
    if context.place.isOutside { return needed == .public ? .public : nil }
    guard let access = item.access else { return nil }
    if access <= needed { return access }
    if !arePlain(item.module ?? "", where: item.conditions) { return needed }
    // If one file says `import Money`, which may mean `internal` or `public`, no other may say `package`.
    return needed > .internal ? access : nil
  }

  /// Returns the modules that may declare a type: that of its file, or among those that the file imports.
  ///
  /// - Parameter access: The level of a declaration that shows the type.
  private func modules(
    of type: NamedType, shownAt access: AccessLevel = .internal
  ) -> Set<String> {
    switch type {
    case .declared(_, let file):
      return context.module.modulesOfFiles[file].map { [$0] } ?? []
    case .imported(let name, let file):
      let found = (importsByFile[file] ?? []).filter { mayBring($0, name, in: file) }
      if context.place.isOutside { return Set(found.compactMap(\.module)) }
      // A public declaration of a file shows nothing of an `internal import` there.
      let shown = Dictionary(grouping: found, by: \.module).filter { _, imports in
        imports.compactMap(\.access).max().map { $0 >= access } ?? true
      }
      return Set((shown.isEmpty ? found.map(\.module) : Array(shown.keys)).compactMap(\.self))
    }
  }

  /// Whether a name in a file may come from an import, and from no other one whose module is known to
  /// declare it.
  private func mayBring(_ item: Import, _ name: String, in file: String) -> Bool {
    guard context.module.imports.files[file]?.mayBring(item, name) == true else { return false }
    let modules = Set(
      context.module.known.declarations(of: [Identifier(name)]).map(\.module.name))
    if item.module.map(modules.contains) != false { return true }
    return !(importsByFile[file] ?? []).contains { other in
      other.module.map(modules.contains) == true && other.name == nil && other.conditions.isEmpty
        && other.access ?? .public >= item.access ?? .public
    }
  }
}

/// The access levels that code needs of modules.
struct LevelsOfModules {
  /// Those of what a file imports and shows itself, by the file.
  private var own: [String: [String: AccessLevel]] = [:]
  /// Those of what another file imports, as that of an alias does: any import of the module may have to bring it.
  private var others: [String: AccessLevel] = [:]
}

extension LevelsOfModules {
  fileprivate mutating func add(
    _ access: AccessLevel, of module: String, importedIn file: String, shownIn place: String
  ) {
    if file == place {
      own[file, default: [:]][module] = max(own[file]?[module] ?? access, access)
    } else {
      others[module] = max(others[module] ?? access, access)
    }
  }

  fileprivate func level(of module: String, importedIn file: String) -> AccessLevel {
    max(own[file]?[module] ?? .internal, others[module] ?? .internal)
  }
}
