/// The imports of a file, and what they alone reveal about the module of a name.
struct FileImports: Equatable, Sendable {
  let modules: ImportedModules
  /// The module of each name that is imported individually, under every `#if` condition.
  let single: [String: String]
  /// The names that are imported individually, even if only under some condition.
  let singleNames: Set<String>

  init(_ imports: [Import]) {
    modules = ImportedModules(imports)
    singleNames = Set(imports.compactMap(\.name))
    single = Dictionary(
      imports.filter { $0.isCertain(among: imports) }.compactMap { item in
        item.name.flatMap { name in item.module.map { (name, $0) } }
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension FileImports {
  /// Returns the module of a name, if only one is possible.
  func home(of name: String) -> String? {
    if let module = single[name] { return module }
    if KnownNames.isOfLanguage(name) { return nil }
    if KnownNames.isOfNetworking(name) && !foundation.isEmpty { return nil }
    if KnownNames.isOfFoundation(name) {
      let home = name.hasPrefix("Dispatch") ? "Dispatch" : "Foundation"
      return [home, "Foundation"].first(where: modules.certain.contains)
    }
    if singleNames.contains(name) { return nil }
    let candidates = modules(thatMayHave: name)
    return candidates.all.count == 1 ? candidates.certain.first : nil
  }

  /// Returns the modules that are imported as a whole, except those known not to declare a name.
  func modules(thatMayHave name: String) -> ImportedModules {
    modules.subtracting(KnownNames.modules(without: name))
  }

  var foundation: Set<String> { modules.all.intersection(KnownNames.foundationModules) }

  func isOfFoundation(_ name: String) -> Bool {
    KnownNames.isOfFoundation(name) && !foundation.isEmpty
  }

  func isModule(_ name: String) -> Bool {
    modules.all.contains(name) || single.values.contains(name)
  }

  /// The modules that may declare the same names: an individual import may be there to distinguish
  /// them.
  var overlappingModules: Set<String> {
    let named = Set(single.values).subtracting(KnownNames.foundationModules)
    return named.isDisjoint(with: modules.all) ? named : named.union(modules.all)
  }

  /// Whether the name refers to a declaration of that module, given the known names of the module.
  func isName(_ names: [Identifier], of module: String, among known: Set<String>) -> Bool {
    if names.count == 2 { return names[0].text == module && known.contains(names[1].text) }
    let home = single[names.text] ?? (modules.all.contains(module) ? module : nil)
    return home == module && known.contains(names.text)
  }
}

/// The modules that a file imports as a whole.
struct ImportedModules: Hashable, Sendable {
  let all: Set<String>
  /// The modules that are imported under every `#if` condition.
  let certain: Set<String>
}

extension ImportedModules {
  init(_ imports: [Import]) {
    let whole = imports.filter { $0.name == nil }
    self.init(
      all: Set(whole.compactMap(\.module)),
      certain: Set(whole.filter { $0.isCertain(among: whole) }.compactMap(\.module)))
  }

  func subtracting(_ modules: Set<String>) -> ImportedModules {
    ImportedModules(all: all.subtracting(modules), certain: certain.subtracting(modules))
  }
}
