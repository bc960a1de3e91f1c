/// Says which imports a generated file needs, and how the file has to write the names that come
/// with them.
///
/// The file merges the imports of all files of a module. An import of one file may hide or double a
/// name that another file finds elsewhere; this name then has to be qualified with its module.
/// There are three steps. `OriginEvidence` compares the files to find out where their
/// `ForeignNames` come from. `SharedName` collects what all files reveal about one name.
/// `ModuleChoice` omits modules that would do more harm than good.
///
/// For example, `A.swift` imports `Geo` and `Maps`, `B.swift` imports only `Maps`, and both use
/// `Place`. Then `B` shows that `Maps` declares `Place`: it is the *home* of the name, in `A`, too.
/// If only `A` used it, both modules would be *candidates*, and the generated file would import
/// both. To `Place` in `A`, `Geo` is *harmless*: it has no other `Place`, or `A` could not use the
/// name. But a module that only `C.swift` imports is a *rival*. It may have one, so the name is
/// qualified: `Maps.Place`.
struct ImportResolver: Equatable, Sendable {
  /// What all files reveal about a foreign name.
  private struct SharedName: Equatable {
    /// The modules of the name in the files that use it; `nil` if unknown.
    var homes: Set<String?> = []
    /// The modules that some of those files import it from individually.
    var singleHomes: Set<String> = []
    /// An import of the name as a type.
    var typeImport: Import?
  }

  private let files: [String: ForeignNames]
  /// The origins of the names, by file and name.
  private let origins: [String: [String: NameOrigin]]
  private var names: [String: SharedName] = [:]
  /// The modules that the generated code itself needs.
  private let libraries: Set<String>
  /// The modules that may declare the same names as others.
  private let overlapping: Set<String>
  /// The names of types, which hide modules of the same name.
  private let typeNames: Set<String>
  /// The modules that are not imported for a name that another module may declare.
  private var leftOut: Set<String> = []
  /// The names that a library declares and a file uses with another meaning.
  private(set) var doubledNames: Set<String> = []
  /// The modules that are imported as a whole if one of their names may be used.
  private var modules: Set<String> = []

  /// Merges the imports of files, given the foreign names of each.
  ///
  /// - Parameter imports: All imports, including those of files without types.
  init(of files: [String: ForeignNames], imports: [Import] = [], libraries: Set<String> = []) {
    self.files = files
    self.libraries = libraries
    let evidence = OriginEvidence(files.values, imports: imports)
    origins = files.mapValues { file in
      Dictionary(
        uniqueKeysWithValues: file.all.map { ($0, evidence.origin(of: $0, in: file.imports)) })
    }
    overlapping = files.values.reduce(into: []) { $0.formUnion($1.imports.overlappingModules) }
    // The module 'OSLog' has a class of its name.
    typeNames = files.values.reduce(into: ["OSLog"]) { $0.formUnion($1.ofTypes) }
    doubledNames = Set(
      origins.values.lazy.flatMap(\.values).filter { $0.isDoubled(by: libraries) }.map(\.name))
    shareNames(imports)
    leftOut = findLeftOut()
    modules = files.keys.reduce(into: []) { $0.formUnion(neededModules(in: $1)) }
  }
}

extension ImportResolver {
  private mutating func shareNames(_ imports: [Import]) {
    for origin in origins.values.lazy.flatMap(\.values) {
      names[origin.name, default: SharedName()].homes.insert(origin.home)
      if let module = origin.imports.single[origin.name] {
        names[origin.name, default: SharedName()].singleHomes.insert(module)
      }
    }
    for item in imports
    where item.isOfType && item.conditions.isEmpty && item.attributes.isEmpty {
      if let name = item.name { names[name]?.typeImport = item }
    }
  }

  private func findLeftOut() -> Set<String> {
    var names = files.keys.flatMap(originsNeedingModules)
    let firstUncertain = names.partition { $0.home == nil && !KnownNames.isOfLanguage($0.name) }
    let named = files.values.reduce(into: Set()) { $0.formUnion($1.namedModules) }
    let certain = names[..<firstUncertain].reduce(into: named) { $0.formUnion($1.candidates) }
    return ModuleChoice(
      for: Array(names[firstUncertain...]), overlapping: overlapping, certain: certain)?
      .leftOut ?? []
  }

  /// Returns the origins of a file's names that require importing modules as a whole.
  private func originsNeedingModules(in file: String) -> [NameOrigin] {
    files[file]?.needingModules.compactMap { origins[file]?[$0] } ?? []
  }

  /// Returns the modules that a file imports as a whole, and that may declare one of its names or
  /// qualify one.
  private func neededModules(in file: String) -> Set<String> {
    originsNeedingModules(in: file).map(\.candidates).filter(leftOut.isDisjoint)
      .reduce(into: files[file]?.namedModules ?? []) { $0.formUnion($1) }
  }
}

// How to write a name.
extension ImportResolver {
  enum Advice: Equatable, Sendable {
    /// Unchanged: it has the same meaning as in its file.
    case keep
    /// Qualified with its module.
    case qualify(String)
    /// Not at all: it would have another meaning, and its module is unknown.
    case avoid
  }

  func advice(on name: String, in file: String) -> Advice {
    guard let origin = origins[file]?[name], !origin.isModule else { return .keep }
    if origin.home == nil && !origin.candidates.isDisjoint(with: leftOut) { return .avoid }
    // The modules imported by other files that may declare another meaning of the name.
    let rivals = origin.isSingle ? [] : modules.subtracting(origin.harmless)
    let isHidden = isHidden(origin)
    if !isHidden && isTheSameInAllFiles(origin, beside: rivals) { return .keep }
    if let home = origin.home, !typeNames.contains(home) { return .qualify(home) }
    if isHidden { return .avoid }
    return KnownNames.isOfLanguage(name) || rivals.isDisjoint(with: overlapping) ? .keep : .avoid
  }

  /// Whether another declaration of the name takes precedence: an individual import, or a name that
  /// the generated code needs.
  private func isHidden(_ origin: NameOrigin) -> Bool {
    names[origin.name]?.singleHomes.contains { $0 != origin.home } == true
      || origin.isDoubled(by: libraries)
  }

  private func isTheSameInAllFiles(_ origin: NameOrigin, beside rivals: Set<String>) -> Bool {
    guard let name = names[origin.name], name.homes == [origin.home] else { return false }
    return rivals.isEmpty || name.typeImport.map { $0.module == origin.home } == true
  }

  /// Whether a module with unknown names is imported as a whole, so that it may declare a name of
  /// the module.
  func mayDouble(_ name: String) -> Bool {
    let known = KnownNames.modules(without: name).union(KnownNames.foundationModules)
    return modules.contains { !known.contains($0) && KnownNames.libraryTypes[$0] == nil }
  }

  /// Whether a name in a file refers to a declaration of a module, given the known names of the
  /// module.
  func isName(
    _ names: [Identifier], of module: String, among known: Set<String>, in file: String
  ) -> Bool {
    files[file]?.imports.isName(names, of: module, among: known) == true
  }
}

// What to import.
extension ImportResolver {
  /// Returns the imports of a file without those that no optic can need, and with those of types
  /// that need to be distinguished.
  func needed(_ imports: [Import], in file: String) -> [Import] {
    guard let names = files[file] else { return [] }
    let modules = neededModules(in: file)
    return imports.filter { names.needs($0, besides: modules) }
      + names.needingModules.compactMap(importOfTheOnlyType)
  }

  private func importOfTheOnlyType(of name: String) -> Import? {
    guard let name = names[name], let item = name.typeImport else { return nil }
    return name.homes == [item.module] ? item : nil
  }

  /// Whether a name of a file may come from one of the file's imports.
  func mayBring(_ item: Import, _ name: String, in file: String) -> Bool {
    guard let origin = origins[file]?[name], let module = item.module,
      !KnownNames.isOfLanguage(name), !KnownNames.isLibrary(module, without: name)
    else { return false }
    if origin.isModule { return module == name }
    return origin.isSingle ? item.name == name : origin.candidates.contains(module)
  }
}
