/// Which modules the names come from that the files of a module use and do not declare.
///
/// A generated file imports what the sources import together. What one of them imports may hide or
/// double a name that another one finds elsewhere, which then has to be written with its module.
struct NameHomes: Equatable, Sendable {
  /// What each file uses.
  private let uses: [String: ImportedNames]
  /// The modules that certainly have a name, as some file can find it nowhere else.
  private let proven: [String: Set<String>]
  /// The modules that a name is imported from alone.
  private let imported: [String: Set<String>]
  /// The modules that a name comes from in some file, `nil` among them where that is not known.
  private var homes: [String: Set<String?>] = [:]
  /// The modules that are imported as a whole where something of theirs may be used.
  private var modules: Set<String> = []
  /// Modules that may have names that others have too: those of which some file imports names
  /// alone, or names beside the whole.
  private let overlapping: Set<String>

  /// The homes of the names that files use.
  init(_ uses: [String: ImportedNames]) {
    self.uses = uses
    let used = uses.values.flatMap { use in use.names.map { ($0, use) } }
    proven = used.reduce(into: [:]) { proven, use in
      if let home = use.1.home(of: use.0) { proven[use.0, default: []].insert(home) }
    }
    imported = used.reduce(into: [:]) { imported, use in
      if let module = use.1.imported[use.0] { imported[use.0, default: []].insert(module) }
    }
    overlapping = Set(uses.values.flatMap(\.overlappingModules))
    for (name, use) in used { homes[name, default: []].insert(home(of: name, in: use)) }
    modules = Set(uses.values.flatMap(neededModules))
  }
}

extension NameHomes {
  /// What has to be done about a name.
  enum Advice: Equatable, Sendable {
    /// It means the same as in its file.
    case keep
    case qualify(String)
    /// It would mean something else, and where it comes from is not known.
    case avoid
  }

  /// How a name that a file uses has to be written where all imports meet.
  func advice(on name: String, in file: String) -> Advice {
    guard let use = uses[file], use.names.contains(name), !use.isModule(name) else { return .keep }
    let home = home(of: name, in: use)
    let isCaptured = imported[name]?.contains { $0 != home } == true
    let added = use.imported[name] == nil ? modules.subtracting(use.modules) : []
    guard isCaptured || homes[name] != [home] || !added.isEmpty else { return .keep }
    let isDoubled = !overlapping.isDisjoint(with: added)
    return home.map { .qualify($0) } ?? (isCaptured || isDoubled ? .avoid : .keep)
  }

  /// The module that a name comes from, where it is certain: were it in two modules that a file
  /// imports, the file could not use it.
  private func home(of name: String, in use: ImportedNames) -> String? {
    use.home(of: name)
      ?? (use.isConditional ? nil : proven[name]?.intersection(use.modules).min())
  }

  /// The imports of a file without those that none of its optics can need.
  func needed(_ imports: [Import], in file: String) -> [Import] {
    guard let use = uses[file] else { return [] }
    let modules = neededModules(of: use)
    return imports.filter { use.needs($0, ofModules: modules) }
  }

  /// The modules that a file imports as a whole, and that one of its names may come from.
  private func neededModules(of use: ImportedNames) -> Set<String> {
    let homes = use.strangers.map { home(of: $0, in: use) }
    return homes.contains(nil) ? use.modules : Set(homes.compactMap { $0 })
  }
}

/// What one file imports, and the names that its types use and the module does not declare.
struct ImportedNames: Equatable, Sendable {
  let names: Set<String>
  /// The modules that are imported as a whole.
  let modules: Set<String>
  /// The module of each name that is imported alone.
  let imported: [String: String]
  /// Whether what is imported depends on `#if`.
  fileprivate let isConditional: Bool

  init(names: Set<String>, imports: [Import]) {
    self.names = names
    isConditional = imports.contains { !$0.conditions.isEmpty && $0.name == nil }
    modules = Set(imports.filter { $0.name == nil }.compactMap(\.module))
    imported = Dictionary(
      imports.compactMap { item in
        guard let name = item.name, let module = item.module, item.conditions.isEmpty else {
          return nil
        }
        return (name, module)
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension ImportedNames {
  /// The names that neither an import of their own nor Foundation accounts for.
  fileprivate var strangers: Set<String> {
    names.filter { imported[$0] == nil && !isOfFoundation($0) && !isModule($0) }
  }

  /// Whether the name is that of a module.
  fileprivate func isModule(_ name: String) -> Bool {
    modules.contains(name) || imported.values.contains(name)
  }

  /// The modules that the file tells apart by importing names.
  fileprivate var overlappingModules: Set<String> {
    let named = Set(imported.values).subtracting(KnownNames.foundationModules)
    return named.isDisjoint(with: modules) ? named : named.union(modules)
  }

  private func isOfFoundation(_ name: String) -> Bool {
    KnownNames.isOfFoundation(name) && !modules.isDisjoint(with: KnownNames.foundationModules)
  }

  /// The module that a name comes from, where it can be only one.
  fileprivate func home(of name: String) -> String? {
    if let module = imported[name] { return module }
    if isConditional || KnownNames.isOfLanguage(name) { return nil }
    if KnownNames.isOfFoundation(name) {
      let home =
        name.hasPrefix("Dispatch") && modules.contains("Dispatch") ? "Dispatch" : "Foundation"
      return modules.contains(home) ? home : nil
    }
    let candidates = modules.subtracting(KnownNames.foundationModules)
    return candidates.count == 1 ? candidates.first : nil
  }

  fileprivate func needs(_ item: Import, ofModules needed: Set<String>) -> Bool {
    guard let module = item.module, !names.contains(module), module != "OpticsLawsFoundation"
    else { return true }
    if let name = item.name { return names.contains(name) }
    let isFoundation = KnownNames.foundationModules.contains(module)
    return needed.contains(module) || (isFoundation && names.contains(where: isOfFoundation))
  }
}

extension Module {
  /// The names that the types of a file use and no file declares.
  func importedNames(of file: Declarations, hasStubs: Bool) -> ImportedNames {
    var names: Set<String> = []
    for type in file.types where type.kind.isNominal || hasStubs {
      if types(at: [type.path[0]]).isEmpty { names.insert(type.path[0].text) }
      for name in type.kind.isNominal ? writtenNames(of: type) : type.writtenInterfaceNames
      where !KnownNames.standardTypes.contains(name) && !names.contains(name)
        && lookUp(Identifier(name), from: type.path) == .unknown
      {
        names.insert(name)
      }
    }
    return ImportedNames(names: names, imports: file.imports)
  }

  private func writtenNames(of type: TypeDeclaration) -> [String] {
    let inferred = type.members.properties.filter { $0.type == nil }
      .compactMap { try? self.type(of: $0, in: type) }
    return (type.members.writtenTypes + inferred).flatMap(\.names)
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
    var types = parameters.map(\.type) + genericParameters.compactMap(\.inheritedType)
    types += constraints.flatMap { [$0.subject, $0.object] } + [result].compactMap { $0 }
    if case .typed(let error) = effects.throwing { types.append(error) }
    return types.flatMap(\.names).filter { !own.contains($0) }
  }
}
