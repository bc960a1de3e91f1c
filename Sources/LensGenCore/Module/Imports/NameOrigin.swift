/// Which module a foreign name of a file comes from, as far as known.
struct NameOrigin: Equatable, Sendable {
  let name: String
  let imports: FileImports
  /// The module that certainly declares the name, if known.
  let home: String?
  /// The modules that may declare the name.
  let candidates: Set<String>
  /// The modules that certainly do not declare another meaning of the name.
  ///
  /// They include those that the file imports, because otherwise it could not use the name.
  let harmless: Set<String>
}

extension NameOrigin {
  /// Whether the file imports the name individually.
  var isSingle: Bool { imports.single[name] != nil }

  /// Whether the name refers to a module that the file imports.
  var isModule: Bool { imports.isModule(name) }

  /// Whether given libraries declare a type of the same name, and the file, which imports none of
  /// them, means a different one.
  func isDoubled(by libraries: Set<String>) -> Bool {
    !isSingle && imports.modules.all.isDisjoint(with: libraries)
      && libraries.contains { KnownNames.libraryTypes[$0]?.contains(name) == true }
  }
}

/// What the files of a module reveal about the origins of each other's names.
///
/// A file with several imports does not reveal which module declares a name. Another file that uses
/// the name with fewer imports does.
struct OriginEvidence {
  /// The modules that certainly declare a name, because some file can find it nowhere else.
  private var homes: [String: Set<String>] = [:]
  /// The comparisons of the files that use a name without importing it individually.
  private let comparisons: [String: ImportComparison]

  init(_ files: some Collection<ForeignNames>, imports: [Import]) {
    var finders: [String: Set<ImportedModules>] = [:]
    for file in files {
      for name in file.all {
        if let home = file.imports.home(of: name) { homes[name, default: []].insert(home) }
        if !file.imports.singleNames.contains(name) {
          finders[name, default: []].insert(file.imports.modules(thatMayHave: name))
        }
      }
    }
    comparisons = finders.mapValues(ImportComparison.init)
    for item in imports where item.isOfType && item.conditions.isEmpty {
      guard let name = item.name, let module = item.module else { continue }
      homes[name, default: []].insert(module)
    }
  }
}

extension OriginEvidence {
  func origin(of name: String, in imports: FileImports) -> NameOrigin {
    let finder = imports.modules(thatMayHave: name)
    let home = home(of: name, in: imports)
    let elsewhere = comparisons[name]?.harmless[finder] ?? []
    return NameOrigin(
      name: name, imports: imports, home: home,
      candidates: home.map { [$0] } ?? candidates(for: name, in: imports, as: finder),
      harmless: elsewhere.union(imports.modules.all).union(KnownNames.modules(without: name)))
  }

  /// Returns the module of a name, if certain: a file cannot use a name that two of its imported
  /// modules declare.
  private func home(of name: String, in imports: FileImports) -> String? {
    imports.home(of: name) ?? homes[name]?.intersection(imports.modules.certain).min()
  }

  /// Returns the modules that may declare a name whose module is uncertain.
  private func candidates(
    for name: String, in imports: FileImports, as finder: ImportedModules
  ) -> Set<String> {
    let isOfFoundation = KnownNames.isOfNetworking(name) || KnownNames.isOfFoundation(name)
    if isOfFoundation && !imports.foundation.isEmpty { return imports.foundation }
    let candidates = comparisons[name]?.candidates[finder] ?? finder.all
    return candidates.isEmpty ? imports.modules.all : candidates
  }
}
