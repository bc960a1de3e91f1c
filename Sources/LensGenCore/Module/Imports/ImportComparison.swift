/// Compares the imports of files that use the same name.
///
/// A file cannot use a name that two of its imported modules declare. So if one file imports
/// everything that another one imports, the name has the same meaning in both.
struct ImportComparison: Equatable, Sendable {
  /// The modules that may declare the name, at most those that some file needs to find it.
  private(set) var candidates: [ImportedModules: Set<String>] = [:]
  /// The modules that do not declare another meaning of the name, because a file in which it has
  /// the same meaning imports them.
  private(set) var harmless: [ImportedModules: Set<String>] = [:]

  init(_ imports: Set<ImportedModules>) {
    guard let table = ModuleTable(imports.reduce(into: []) { $0.formUnion($1.all) }) else { return }
    let files = imports.map { ComparedFile($0, in: table) }
    for file in files {
      let fewest = files.filter { $0.all.isSubset(of: file.all) && !$0.all.isEmpty }.map(\.all)
        .min { ($0.count, $0.rawValue) < ($1.count, $1.rawValue) }
      candidates[file.imports] = fewest.map(table.names)
    }
    for group in files.groupedByMeaning {
      let certain = table.names(of: group.reduce(into: []) { $0.formUnion(files[$1].certain) })
      for index in group { harmless[files[index].imports] = certain }
    }
  }
}

private struct ComparedFile {
  let imports: ImportedModules
  let all: ModuleSet
  let certain: ModuleSet

  init(_ imports: ImportedModules, in table: ModuleTable) {
    self.imports = imports
    all = table.set(of: imports.all)
    certain = table.set(of: imports.certain)
  }

  /// Whether one of the two certainly imports everything that the other imports.
  func meansTheSame(as other: ComparedFile) -> Bool {
    !all.isEmpty && all.isSubset(of: other.certain)
      || !other.all.isEmpty && other.all.isSubset(of: certain)
  }
}

extension [ComparedFile] {
  /// The indices of the files, grouped by the meaning of the name.
  fileprivate var groupedByMeaning: [[Int]] {
    indices.reduce(into: []) { groups, index in
      let joined = groups.partition { group in
        group.contains { self[$0].meansTheSame(as: self[index]) }
      }
      let group = groups[joined...].joined() + [index]
      groups.removeSubrange(joined...)
      groups.append(group)
    }
  }
}
