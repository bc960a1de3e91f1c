/// What a file imports, and what that alone says about where a name comes from.
struct FileImports: Equatable, Sendable {
  /// The modules that are imported as a whole.
  let modules: ImportedModules
  /// The module of each name that is imported by itself, whatever `#if` says.
  let single: [String: String]
  /// The names that are imported by themselves, if only under some condition.
  let singleNames: Set<String>

  init(_ imports: [Import]) {
    modules = ImportedModules(imports)
    singleNames = Set(imports.compactMap(\.name))
    single = Dictionary(
      imports.filter(\.conditions.isEmpty).compactMap { item in
        item.name.flatMap { name in item.module.map { (name, $0) } }
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension FileImports {
  /// The module that a name comes from, where it can be only one.
  func home(of name: String) -> String? {
    if let module = single[name] { return module }
    if KnownNames.isOfLanguage(name) { return nil }
    if KnownNames.isOfNetworking(name) && !foundation.isEmpty { return nil }
    if KnownNames.isOfFoundation(name) {
      let home = name.hasPrefix("Dispatch") ? "Dispatch" : "Foundation"
      return [home, "Foundation"].first(where: modules.certain.contains)
    }
    let candidates = modules(thatMayHave: name)
    return candidates.all.count == 1 ? candidates.certain.first : nil
  }

  /// The modules that are imported as a whole, but for those that are known not to have a name.
  func modules(thatMayHave name: String) -> ImportedModules {
    modules.subtracting(KnownNames.modules(without: name))
  }

  /// The modules of Foundation that are imported.
  var foundation: Set<String> { modules.all.intersection(KnownNames.foundationModules) }

  /// Whether a name is one of Foundation, which is imported.
  func isOfFoundation(_ name: String) -> Bool {
    KnownNames.isOfFoundation(name) && !foundation.isEmpty
  }

  /// Whether a name is that of a module.
  func isModule(_ name: String) -> Bool {
    modules.all.contains(name) || single.values.contains(name)
  }

  /// The modules that may have the same names: where something is imported by itself, that may be
  /// what tells them apart.
  var overlappingModules: Set<String> {
    let named = Set(single.values).subtracting(KnownNames.foundationModules)
    return named.isDisjoint(with: modules.all) ? named : named.union(modules.all)
  }

  /// Whether a name is that of something of a module, out of what the module is known to have.
  func isName(_ names: [Identifier], of module: String, among known: Set<String>) -> Bool {
    if names.count == 2 { return names[0].text == module && known.contains(names[1].text) }
    let home = single[names.text] ?? (modules.all.contains(module) ? module : nil)
    return home == module && known.contains(names.text)
  }
}
