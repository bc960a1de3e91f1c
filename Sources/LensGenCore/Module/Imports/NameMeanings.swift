/// What all foreign names mean in the files of a module.
///
/// A file that imports several modules does not say which of them has a name. Another one that uses
/// the name as well, and imports fewer, does.
struct NameMeanings: Equatable, Sendable {
  /// The meanings by file and name.
  private var meanings: [String: [String: NameMeaning]] = [:]

  /// The meanings of the names of files, which together have the given imports.
  init(of files: [String: ForeignNames], imports: [Import]) {
    let evidence = Evidence(files.values, imports: imports)
    meanings = files.mapValues { file in
      Dictionary(
        uniqueKeysWithValues: file.all.map { ($0, evidence.meaning(of: $0, in: file.imports)) })
    }
  }
}

extension NameMeanings {
  /// What a name means in a file; `nil` where the file does not use it or declares it.
  subscript(name: String, in file: String) -> NameMeaning? { meanings[file]?[name] }

  /// All meanings, file by file.
  var all: some Sequence<NameMeaning> { meanings.values.lazy.flatMap(\.values) }
}

/// What the files of a module tell of each other's names.
private struct Evidence {
  /// The modules that certainly have a name, since some file can find it nowhere else.
  private var homes: [String: Set<String>] = [:]
  /// What comes of the comparison of the files that use a name and do not import it by itself.
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

  /// The module that a name comes from, where it is certain: were it in two modules that a file
  /// imports, the file could not use it.
  private func home(of name: String, in imports: FileImports) -> String? {
    imports.home(of: name) ?? homes[name]?.intersection(imports.modules.certain).min()
  }

  /// The modules that a name comes from one of, where it is not certain which.
  private func candidates(
    for name: String, in imports: FileImports, as finder: ImportedModules
  ) -> Set<String> {
    if KnownNames.isOfNetworking(name) && !imports.foundation.isEmpty { return imports.foundation }
    let candidates = comparisons[name]?.candidates[finder] ?? finder.all
    return candidates.isEmpty ? imports.modules.all : candidates
  }
}
