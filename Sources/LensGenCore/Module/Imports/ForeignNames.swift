/// The names that the types of a file use and no file of the module declares.
struct ForeignNames: Equatable, Sendable {
  let all: Set<String>
  /// Those that stand in what may get optics.
  let needed: Set<String>
  /// Those that are names of types, whatever module is called the same.
  let ofTypes: Set<String>
  /// What the file imports.
  let imports: FileImports
}

extension ForeignNames {
  /// The needed names for which a module has to be imported as a whole: neither an import of their
  /// own nor Foundation accounts for them.
  var needingModules: Set<String> {
    needed.filter {
      imports.single[$0] == nil && !imports.isOfFoundation($0) && !imports.isModule($0)
    }
  }

  /// Whether one of the file's imports is needed, beside those of modules that are known to be.
  func needs(_ item: Import, besides modules: Set<String>) -> Bool {
    guard let module = item.module, !needed.contains(module), module != "OpticsLawsFoundation"
    else { return true }
    if let name = item.name { return needed.contains(name) }
    let isFoundation = KnownNames.foundationModules.contains(module)
    return modules.contains(module)
      || (isFoundation && needed.contains(where: imports.isOfFoundation))
  }
}
