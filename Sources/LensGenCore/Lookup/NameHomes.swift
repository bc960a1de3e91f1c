/// Which modules the names come from that the files of a module use and do not declare.
///
/// A generated file imports what the sources import together. What one of them imports may hide or
/// double a name that another one finds elsewhere, which then has to be written with its module.
struct NameHomes: Equatable, Sendable {
  /// What each file uses.
  private let uses: [String: ImportedNames]
  /// Where files find a name that they do not import alone.
  private let meanings: [String: NameMeanings]
  /// The modules that certainly have a name, as some file can find it nowhere else.
  private let proven: [String: Set<String>]
  /// The modules that a name is imported from alone.
  private let imported: [String: Set<String>]
  /// The imports of types alone, one for each name.
  private let typeImports: [String: Import]
  /// The modules that a name comes from in some file, `nil` among them where that is not known.
  private var homes: [String: Set<String?>] = [:]
  /// The modules that are imported as a whole where something of theirs may be used.
  private var modules: Set<String> = []
  /// The modules that are not imported for a name that may come from another one.
  private var costlyModules: Set<String> = []
  /// The modules whose names are those of types as well, so that they lead to what is in the types.
  private let typesNamedLikeModules: Set<String>
  /// Modules that may have names that others have too: those of which some file imports names
  /// alone, or names beside the whole.
  private let overlapping: Set<String>
  /// The modules that the generated code needs by itself.
  private let libraries: Set<String>

  /// The homes of the names that files use, where all files together have the given imports.
  init(_ uses: [String: ImportedNames], imports: [Import] = [], libraries: Set<String> = []) {
    self.uses = uses
    self.libraries = libraries
    let used = uses.values.flatMap { use in use.names.map { ($0, use) } }
    let finders: [String: Set<ImportedModules>] = used.reduce(into: [:]) { finders, use in
      if !use.1.alone.contains(use.0) {
        finders[use.0, default: []].insert(use.1.imports(of: use.0))
      }
    }
    meanings = finders.mapValues(NameMeanings.init)
    var proven: [String: Set<String>] = [:]
    var typeImports: [String: Import] = [:]
    for item in imports where item.isOfType && item.conditions.isEmpty {
      guard let name = item.name, let home = item.module else { continue }
      proven[name, default: []].insert(home)
      if item.attributes.isEmpty { typeImports[name] = item }
    }
    self.typeImports = typeImports
    for (name, use) in used {
      if let home = use.home(of: name) { proven[name, default: []].insert(home) }
    }
    self.proven = proven
    imported = used.reduce(into: [:]) { imported, use in
      if let module = use.1.imported[use.0] { imported[use.0, default: []].insert(module) }
    }
    overlapping = Set(uses.values.flatMap(\.overlappingModules))
    typesNamedLikeModules = uses.values.reduce(into: []) { $0.formUnion($1.typeNames) }
    for (name, use) in used { homes[name, default: []].insert(home(of: name, in: use)) }
    costlyModules = uncertainNames.costlyModules
    modules = Set(uses.values.flatMap(neededModules))
  }
}

extension NameHomes {
  /// What has to be done about a name.
  enum Advice: Equatable, Sendable {
    /// It means the same as in its file.
    case keep
    case qualify(String)
    /// It would mean something else, and where it comes from is not known.
    case avoid
  }

  /// How a name that a file uses has to be written where all imports meet.
  func advice(on name: String, in file: String) -> Advice {
    guard let use = uses[file], use.names.contains(name), !use.isModule(name) else { return .keep }
    let home = home(of: name, in: use)
    if home == nil && !sources(of: name, in: use).isDisjoint(with: costlyModules) { return .avoid }
    let isCaptured =
      imported[name]?.contains { $0 != home } == true || isDoubledByLibrary(name, in: use)
    let added = use.imported[name] == nil ? modules.subtracting(use.modules) : []
    if !isCaptured && homes[name] == [home] {
      let isAlone = added.isSubset(of: harmlessModules(to: name, in: use))
      if isAlone || typeImports[name].map({ $0.module == home }) == true { return .keep }
    }
    if let home, !typesNamedLikeModules.contains(home) { return .qualify(home) }
    if isCaptured { return .avoid }
    if KnownNames.isOfLanguage(name) { return .keep }
    let rivals = overlapping.intersection(added)
    return rivals.isSubset(of: harmlessModules(to: name, in: use)) ? .keep : .avoid
  }

  /// Whether a name in a file that the file does not declare is that of something of a module, out
  /// of what the module is known to have.
  func `is`(
    _ name: String, oneOf known: Set<String>, of module: String, in file: String
  ) -> Bool {
    guard let use = uses[file] else { return false }
    let names = name.split(separator: ".").map(String.init)
    if names.count == 2 { return names[0] == module && known.contains(names[1]) }
    let home = use.imported[name] ?? (use.modules.contains(module) ? module : nil)
    return home == module && known.contains(name)
  }

  /// Whether some file uses a name that a library has too, and means another one.
  func isDoubledByLibrary(_ name: String) -> Bool {
    uses.values.contains { isDoubledByLibrary(name, in: $0) }
  }

  /// Whether a module whose names are not known is imported as a whole, so that it may have a name
  /// that the module declares.
  func mayDouble(_ name: String) -> Bool {
    let known = KnownNames.modules(without: name).union(KnownNames.foundationModules)
    return modules.contains { !known.contains($0) && KnownNames.libraryTypes[$0] == nil }
  }

  private func isDoubledByLibrary(_ name: String, in use: ImportedNames) -> Bool {
    use.names.contains(name) && use.imported[name] == nil && use.modules.isDisjoint(with: libraries)
      && libraries.contains { KnownNames.libraryTypes[$0]?.contains(name) == true }
  }

  /// The module that a name comes from, where it is certain: were it in two modules that a file
  /// imports, the file could not use it.
  private func home(of name: String, in use: ImportedNames) -> String? {
    use.home(of: name) ?? proven[name]?.intersection(use.imports.certain).min()
  }

  /// The imports of a file without those that none of its optics can need, and with those of types
  /// that are not to be taken for others.
  func needed(_ imports: [Import], in file: String) -> [Import] {
    guard let use = uses[file] else { return [] }
    let modules = neededModules(of: use)
    let types = use.strangers.compactMap { name in
      typeImports[name].flatMap { homes[name] == [$0.module] ? $0 : nil }
    }
    return imports.filter { use.needs($0, ofModules: modules) } + types
  }

  /// Whether a name that a file uses may come from one of the file's imports.
  func mayBring(_ item: Import, _ name: String, in file: String) -> Bool {
    guard let use = uses[file], use.names.contains(name) else { return false }
    if KnownNames.isOfLanguage(name)
      || item.module.map({ KnownNames.isLibrary($0, without: name) }) == true
    {
      return false
    }
    if use.isModule(name) { return item.module == name }
    if use.imported[name] != nil { return item.name == name }
    return item.module.map(sources(of: name, in: use).contains) == true
  }

  /// The modules that a file imports as a whole, and that one of its names may come from.
  private func neededModules(of use: ImportedNames) -> Set<String> {
    use.strangers.reduce(into: []) { modules, name in
      let sources = sources(of: name, in: use)
      if sources.isDisjoint(with: costlyModules) { modules.formUnion(sources) }
    }
  }

  /// The modules that a name of a file comes from one of.
  private func sources(of name: String, in use: ImportedNames) -> Set<String> {
    if let home = home(of: name, in: use) { return [home] }
    let foundation = use.modules.intersection(KnownNames.foundationModules)
    if KnownNames.isOfNetworking(name) && !foundation.isEmpty { return foundation }
    let imports = use.imports(of: name)
    let sources = meanings[name]?.sources[imports] ?? imports.all
    return sources.isEmpty ? use.modules : sources
  }

  /// The modules that certainly do not double a name of a file.
  private func harmlessModules(to name: String, in use: ImportedNames) -> Set<String> {
    let beside = meanings[name]?.harmless[use.imports(of: name)] ?? []
    return beside.union(use.modules).union(KnownNames.modules(without: name))
  }

  /// The names that optics need and that it is not known where they come from.
  private var uncertainNames: UncertainNames {
    var certain: Set<String> = []
    var found: [UncertainNames.Use: Int] = [:]
    for use in uses.values {
      for name in use.strangers {
        let sources = sources(of: name, in: use)
        if home(of: name, in: use) != nil || KnownNames.isOfLanguage(name) {
          certain.formUnion(sources)
        } else {
          let harmless = harmlessModules(to: name, in: use)
          found[UncertainNames.Use(sources: sources, harmless: harmless), default: 0] += 1
        }
      }
    }
    return UncertainNames(uses: found, overlapping: overlapping, certain: certain)
  }
}
