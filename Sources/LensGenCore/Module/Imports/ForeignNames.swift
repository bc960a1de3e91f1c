/// The names that the types of a file use and no file of the module declares.
struct ForeignNames: Equatable, Sendable {
  let all: Set<String>
  /// The names in declarations that may get optics.
  let needed: Set<String>
  /// The names that refer to types, even if a module has the same name.
  let ofTypes: Set<String>
  /// The imports of the file.
  let imports: FileImports
}

extension ForeignNames {
  /// The needed names that require importing a module as a whole, because neither an individual
  /// import nor Foundation provides them.
  var needingModules: Set<String> {
    needed.filter {
      imports.single[$0] == nil && !imports.isOfFoundation($0) && !imports.isModule($0)
    }
  }

  /// Whether one of the file's imports is needed, in addition to given modules.
  func needs(_ item: Import, besides modules: Set<String>) -> Bool {
    guard let module = item.module, !needed.contains(module), module != "OpticsLawsFoundation"
    else { return true }
    if let name = item.name { return needed.contains(name) }
    let isFoundation = KnownNames.foundationModules.contains(module)
    return modules.contains(module)
      || (isFoundation && needed.contains(where: imports.isOfFoundation))
  }
}
