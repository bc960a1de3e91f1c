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
    let files = imports.map { file in
      (imports: file, all: table.set(of: file.all), certain: table.set(of: file.certain))
    }
    /// Whether a file imports something, and another one certainly imports all of it.
    func isInside(_ index: Int, _ other: Int) -> Bool {
      !files[index].all.isEmpty && files[index].all.isSubset(of: files[other].certain)
    }
    // The indices of the files, grouped by the meaning of the name.
    var groups: [[Int]] = []
    for (index, file) in files.enumerated() {
      let fewest = files.filter { $0.all.isSubset(of: file.all) && !$0.all.isEmpty }.map(\.all)
        .min { ($0.count, $0.rawValue) < ($1.count, $1.rawValue) }
      candidates[file.imports] = fewest.map(table.names)
      let joined = groups.partition { group in
        group.contains { isInside($0, index) || isInside(index, $0) }
      }
      groups[joined...] = [groups[joined...].joined() + [index]]
    }
    for group in groups {
      let certain = table.names(of: group.reduce(into: []) { $0.formUnion(files[$1].certain) })
      for index in group { harmless[files[index].imports] = certain }
    }
  }
}
