/// The meanings of all foreign names in the files of a module.
///
/// A file with several imports does not reveal which module declares a name. Another file that uses
/// the name with fewer imports does.
struct NameMeanings: Equatable, Sendable {
  /// The meanings by file and name.
  private var meanings: [String: [String: NameMeaning]] = [:]

  /// Determines the meanings of the names of files, which together have the given imports.
  init(of files: [String: ForeignNames], imports: [Import]) {
    let evidence = Evidence(files.values, imports: imports)
    meanings = files.mapValues { file in
      Dictionary(
        uniqueKeysWithValues: file.all.map { ($0, evidence.meaning(of: $0, in: file.imports)) })
    }
  }
}

extension NameMeanings {
  /// The meaning of a name in a file; `nil` if the file does not use the name, or declares it.
  subscript(name: String, in file: String) -> NameMeaning? { meanings[file]?[name] }

  /// All meanings, file by file.
  var all: some Sequence<NameMeaning> { meanings.values.lazy.flatMap(\.values) }
}

/// What the files of a module reveal about each other's names.
private struct Evidence {
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

  func meaning(of name: String, in imports: FileImports) -> NameMeaning {
    let finder = imports.modules(thatMayHave: name)
    let home = home(of: name, in: imports)
    let elsewhere = comparisons[name]?.harmless[finder] ?? []
    return NameMeaning(
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
    if KnownNames.isOfNetworking(name) && !imports.foundation.isEmpty { return imports.foundation }
    let candidates = comparisons[name]?.candidates[finder] ?? finder.all
    return candidates.isEmpty ? imports.modules.all : candidates
  }
}
