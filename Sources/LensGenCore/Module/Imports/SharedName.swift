/// What all files of a module reveal about a foreign name.
struct SharedName: Equatable, Sendable {
  /// The modules of the name in the files that use it; `nil` if unknown.
  var homes: Set<String?> = []
  /// The modules that some of those files import it from individually.
  var singleHomes: Set<String> = []
  /// An import of the name as a type.
  var typeImport: Import?
}

extension SharedName {
  /// Returns the shared names of a module.
  static func all(of meanings: NameMeanings, imports: [Import]) -> [String: SharedName] {
    var names: [String: SharedName] = [:]
    for meaning in meanings.all {
      names[meaning.name, default: SharedName()].homes.insert(meaning.home)
      if let module = meaning.imports.single[meaning.name] {
        names[meaning.name, default: SharedName()].singleHomes.insert(module)
      }
    }
    for item in imports
    where item.isOfType && item.conditions.isEmpty && item.attributes.isEmpty {
      if let name = item.name { names[name]?.typeImport = item }
    }
    return names
  }
}
