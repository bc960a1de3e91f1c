/// The names that the types of a file use and no file of the module declares.
struct ForeignNames: Equatable, Sendable {
  let all: Set<String>
  /// The names in declarations that may get optics.
  let needed: Set<String>
  /// The names that refer to types, even if a module has the same name.
  let ofTypes: Set<String>
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

  /// The modules that qualify a needed name.
  var namedModules: Set<String> { imports.modules.all.intersection(needed) }

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

/// Collects the foreign names of the files of a module.
struct ForeignNamesReader {
  let module: ModuleIndex
  let needs: CodeNeeds
}

extension ForeignNamesReader {
  /// The names that the types of each file use and no file declares, by path.
  var namesByFile: [String: ForeignNames] {
    let exported = module.files.flatMap(\.imports).filter {
      $0.attributes.contains { $0.name == "_exported" }
    }
    let named = module.files.filter {
      !$0.types.isEmpty || !namesInExtensions(of: $0).isEmpty
    }.map {
      ($0.file, names(in: $0, beside: exported))
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  private func names(in file: Declarations, beside exported: [Import]) -> ForeignNames {
    var all: Set<String> = []
    var needed: Set<String> = []
    var ofTypes: Set<String> = []
    for type in file.types where type.kind.isNominal || needs.namesRequirements {
      let root = type.path[0]
      if module.types(at: [root]).isEmpty { all.insert(root.text) }
      needed.insert(root.text)
      let (scope, names) = (module.scope(of: type), writtenNames(of: type))
      needed.formUnion(names.needed)
      ofTypes.formUnion(names.ofTypes)
      for name in names.all where !all.contains(name) && scope.isForeign(name) {
        all.insert(name)
      }
    }
    for (type, name) in namesInExtensions(of: file) {
      needed.insert(name)
      if module.scope(of: type).isForeign(name) { all.insert(name) }
    }
    return ForeignNames(
      all: all, needed: all.intersection(needed), ofTypes: ofTypes,
      imports: FileImports(file.imports + exported))
  }

  /// The names in initializers that a file adds to types, each with the type.
  private func namesInExtensions(of file: Declarations) -> [(TypeDeclaration, String)] {
    if !needs.namesAllMembers { return [] }
    return file.extensions.flatMap { part -> [(TypeDeclaration, String)] in
      guard let type = module.types(at: part.path).first else { return [] }
      return part.members.initializers
        .filter { module.isVisible($0.writtenAccess) && $0.isCallable }
        .flatMap { $0.parameters.compactMap(\.type) }.flatMap(\.roots).map { (type, $0) }
    }
  }

  /// Returns the names in a type or its values, and the names among them that the code needs and
  /// that certainly refer to types.
  private func writtenNames(
    of type: TypeDeclaration
  ) -> (all: [String], needed: [String], ofTypes: [String]) {
    let scope = module.scope(of: type)
    let inferred = type.members.properties.filter { $0.type == nil }
      .compactMap { try? scope.type(of: $0) }
    let written = type.members.writtenTypes + inferred
    func names(in types: [WrittenType]) -> [String] {
      let names = types.flatMap(\.allNames)
      return (names + scope.protocols(neededFor: names).flatMap(\.allNames)).map { $0[0].text }
    }
    let all = type.kind.isNominal ? names(in: written) : type.writtenInterfaceNames
    return (
      all: all,
      needed: needs.namesAllMembers ? all : names(in: type.members.reachableTypes + inferred),
      ofTypes: written.flatMap(\.allNames).filter { $0.count == 1 || $0[0].arguments != nil }
        .map { $0[0].text }
    )
  }
}

extension TypeDeclaration {
  /// The names in the requirements and inherited types of a protocol.
  fileprivate var writtenInterfaceNames: [String] {
    let types =
      inheritedTypes + interface.associatedTypes.flatMap(\.inheritedTypes)
      + interface.constraints.flatMap { [$0.subject, $0.object] }
    return kind == .protocol
      ? types.flatMap(\.roots) + interface.requirements.flatMap(\.writtenNames) : []
  }
}
