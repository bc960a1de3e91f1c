/// What one file imports, and the names that its types use and the module does not declare.
struct ImportedNames: Equatable, Sendable {
  let names: Set<String>
  /// The names among them that stand in what may get optics.
  let neededNames: Set<String>
  /// The names among them that are those of types, whatever is called the same.
  let typeNames: Set<String>
  /// The modules that are imported as a whole.
  let imports: ImportedModules
  /// The module of each name that is imported alone.
  let imported: [String: String]
  /// The names that are imported alone, if only under some condition.
  let alone: Set<String>

  init(
    names: Set<String>, neededNames: Set<String>, typeNames: Set<String>, imports: [Import]
  ) {
    self.names = names
    self.neededNames = neededNames
    self.typeNames = typeNames
    let whole = imports.filter { $0.name == nil }
    self.imports = ImportedModules(
      all: Set(whole.compactMap(\.module)),
      certain: Set(whole.filter { $0.isCertain(among: whole) }.compactMap(\.module)))
    alone = Set(imports.compactMap(\.name))
    imported = Dictionary(
      imports.compactMap { item in
        guard let name = item.name, let module = item.module, item.conditions.isEmpty else {
          return nil
        }
        return (name, module)
      }, uniquingKeysWith: { first, _ in first })
  }
}

/// Modules that a file imports as a whole.
struct ImportedModules: Hashable, Sendable {
  /// All of them.
  let all: Set<String>
  /// Those that are imported whatever `#if` says.
  let certain: Set<String>
}

extension ImportedNames {
  /// The modules that are imported as a whole.
  var modules: Set<String> { imports.all }

  /// The modules that are imported as a whole and that a name may come from, as far as is known of
  /// them.
  func imports(of name: String) -> ImportedModules {
    let known = KnownNames.modules(without: name)
    return ImportedModules(
      all: imports.all.subtracting(known), certain: imports.certain.subtracting(known))
  }

  /// The names that optics may need and neither an import of their own nor Foundation accounts for.
  var strangers: Set<String> {
    neededNames.filter { imported[$0] == nil && !isOfFoundation($0) && !isModule($0) }
  }

  /// Whether the name is that of a module.
  func isModule(_ name: String) -> Bool {
    modules.contains(name) || imported.values.contains(name)
  }

  /// The modules that the file tells apart by importing names.
  var overlappingModules: Set<String> {
    let named = Set(imported.values).subtracting(KnownNames.foundationModules)
    return named.isDisjoint(with: modules) ? named : named.union(modules)
  }

  private func isOfFoundation(_ name: String) -> Bool {
    KnownNames.isOfFoundation(name) && !modules.isDisjoint(with: KnownNames.foundationModules)
  }

  /// The module that a name comes from, where it can be only one.
  func home(of name: String) -> String? {
    if let module = imported[name] { return module }
    if KnownNames.isOfLanguage(name) { return nil }
    if KnownNames.isOfNetworking(name) && !modules.isDisjoint(with: KnownNames.foundationModules) {
      return nil
    }
    if KnownNames.isOfFoundation(name) {
      let home = name.hasPrefix("Dispatch") ? "Dispatch" : "Foundation"
      return [home, "Foundation"].first(where: imports.certain.contains)
    }
    let candidates = imports(of: name)
    return candidates.all.count == 1 ? candidates.certain.first : nil
  }

  func needs(_ item: Import, ofModules needed: Set<String>) -> Bool {
    guard let module = item.module, !neededNames.contains(module), module != "OpticsLawsFoundation"
    else { return true }
    if let name = item.name { return neededNames.contains(name) }
    let isFoundation = KnownNames.foundationModules.contains(module)
    return needed.contains(module) || (isFoundation && neededNames.contains(where: isOfFoundation))
  }
}

extension Module {
  /// The names that the types of a file use and no file declares.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - exported: What other files import for all of the module.
  ///   - emissions: What is generated.
  func importedNames(
    of file: Declarations, beside exported: [Import], for emissions: Set<Emission>
  ) -> ImportedNames {
    var names: Set<String> = []
    var neededNames: Set<String> = []
    var typeNames: Set<String> = []
    let hasOnlyOptics = emissions.isSubset(of: [.lenses, .prisms])
    for type in file.types where type.kind.isNominal || emissions.contains(.stubs) {
      if types(at: [type.path[0]]).isEmpty { names.insert(type.path[0].text) }
      neededNames.insert(type.path[0].text)
      let inferred = inferredTypes(of: type)
      let types = type.members.writtenTypes + inferred
      let written = type.kind.isNominal ? types.flatMap(\.names) : type.writtenInterfaceNames
      typeNames.formUnion(types.flatMap(\.namesOfTypes))
      neededNames.formUnion(
        hasOnlyOptics ? (type.members.reachableTypes + inferred).flatMap(\.names) : written)
      for name in written
      where !KnownNames.standardTypes.contains(name) && !names.contains(name)
        && lookUp(Identifier(name), from: type.path) == .unknown
      {
        names.insert(name)
      }
    }
    return ImportedNames(
      names: names, neededNames: names.intersection(neededNames), typeNames: typeNames,
      imports: file.imports + exported)
  }

  private func inferredTypes(of type: TypeDeclaration) -> [TypeReference] {
    type.members.properties.filter { $0.type == nil }
      .compactMap { try? self.type(of: $0, in: type) }
  }
}

extension TypeDeclaration {
  /// The names in what a protocol asks for and inherits from.
  fileprivate var writtenInterfaceNames: [String] {
    let types =
      inheritedTypes + interface.associatedTypes.flatMap(\.inheritedTypes)
      + interface.constraints.flatMap { [$0.subject, $0.object] }
    return kind == .protocol
      ? types.flatMap(\.names) + interface.requirements.flatMap(\.writtenNames) : []
  }
}

extension ProtocolRequirement {
  /// The names in the types, but for those that the requirement declares.
  fileprivate var writtenNames: [String] {
    let own = Set(genericParameters.map(\.parameter.name.text))
    var types = self.types + genericParameters.compactMap(\.inheritedType)
    types += constraints.flatMap { [$0.subject, $0.object] }
    return types.flatMap(\.names).filter { !own.contains($0) }
  }
}
