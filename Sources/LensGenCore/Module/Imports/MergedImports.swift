/// The imports of all files of a module, merged in a generated file.
///
/// An import of one file may hide or duplicate a name that another file finds elsewhere; this name
/// then has to be qualified with its module. There are three steps. `NameMeanings` compares the
/// files to find out where their `ForeignNames` come from. `SharedName` collects what all files
/// reveal about one name. `ModuleChoice` omits modules that would do more harm than good.
struct MergedImports: Equatable, Sendable {
  private let files: [String: ForeignNames]
  private let meanings: NameMeanings
  private let names: [String: SharedName]
  /// The modules that the generated code itself needs.
  private let libraries: Set<String>
  /// The modules that may declare the same names as others.
  private let overlapping: Set<String>
  /// The names of types, which hide modules of the same name.
  private let typeNames: Set<String>
  /// The modules that are not imported for a name that another module may declare.
  private var leftOut: Set<String> = []
  /// The modules that are imported as a whole if one of their names may be used.
  private var modules: Set<String> = []

  /// Merges the imports of files, given the foreign names of each.
  ///
  /// - Parameters:
  ///   - imports: All imports, including those of files without types.
  ///   - libraries: The modules that the generated code itself needs.
  init(of files: [String: ForeignNames], imports: [Import] = [], libraries: Set<String> = []) {
    self.files = files
    self.libraries = libraries
    meanings = NameMeanings(of: files, imports: imports)
    names = SharedName.all(of: meanings, imports: imports)
    overlapping = files.values.reduce(into: []) { $0.formUnion($1.imports.overlappingModules) }
    typeNames = files.values.reduce(into: []) { $0.formUnion($1.ofTypes) }
    leftOut = findLeftOut()
    modules = files.keys.reduce(into: []) { $0.formUnion(neededModules(in: $1)) }
  }
}

extension MergedImports {
  /// Returns the meanings of a file's names that require importing modules as a whole.
  private func meaningsNeedingModules(in file: String) -> [NameMeaning] {
    files[file]?.needingModules.compactMap { meanings[$0, in: file] } ?? []
  }

  /// Returns the modules that a file imports as a whole, and that may declare one of its names.
  private func neededModules(in file: String) -> Set<String> {
    meaningsNeedingModules(in: file).map(\.candidates).filter(leftOut.isDisjoint)
      .reduce(into: []) { $0.formUnion($1) }
  }

  private func findLeftOut() -> Set<String> {
    var names = files.keys.flatMap(meaningsNeedingModules)
    let firstUncertain = names.partition { $0.home == nil && !KnownNames.isOfLanguage($0.name) }
    let certain = names[..<firstUncertain].reduce(into: Set()) { $0.formUnion($1.candidates) }
    return ModuleChoice(
      for: Array(names[firstUncertain...]), overlapping: overlapping, certain: certain)?
      .leftOut ?? []
  }
}

extension MergedImports {
  /// How to write a name.
  enum Advice: Equatable, Sendable {
    /// Unchanged: it has the same meaning as in its file.
    case keep
    /// Qualified with its module.
    case qualify(String)
    /// Not at all: it would have another meaning, and its module is unknown.
    case avoid
  }

  /// Returns how to write a name of a file among the merged imports.
  func advice(on name: String, in file: String) -> Advice {
    guard let meaning = meanings[name, in: file], !meaning.isModule else { return .keep }
    if meaning.home == nil && !meaning.candidates.isDisjoint(with: leftOut) { return .avoid }
    let (isHidden, rivals) = (isHidden(meaning), rivals(of: meaning))
    if !isHidden && isTheSameInAllFiles(meaning, beside: rivals) { return .keep }
    if let home = meaning.home, !typeNames.contains(home) { return .qualify(home) }
    if isHidden { return .avoid }
    return KnownNames.isOfLanguage(name) || rivals.isDisjoint(with: overlapping) ? .keep : .avoid
  }

  /// Whether another declaration of the name takes precedence: an individual import, or a name that
  /// the generated code needs.
  private func isHidden(_ meaning: NameMeaning) -> Bool {
    names[meaning.name]?.singleHomes.contains { $0 != meaning.home } == true
      || meaning.isDoubled(by: libraries)
  }

  /// Returns the modules imported by other files that may declare another meaning of the name.
  private func rivals(of meaning: NameMeaning) -> Set<String> {
    meaning.isSingle ? [] : modules.subtracting(meaning.harmless)
  }

  private func isTheSameInAllFiles(_ meaning: NameMeaning, beside rivals: Set<String>) -> Bool {
    guard let name = names[meaning.name], name.homes == [meaning.home] else { return false }
    return rivals.isEmpty || name.typeImport.map { $0.module == meaning.home } == true
  }

  /// Whether a file uses a name that a library also declares, with another meaning.
  func isDoubledByLibrary(_ name: String) -> Bool {
    files.keys.contains { meanings[name, in: $0]?.isDoubled(by: libraries) == true }
  }

  /// Whether a module with unknown names is imported as a whole, so that it may declare a name of
  /// the module.
  func mayDouble(_ name: String) -> Bool {
    let known = KnownNames.modules(without: name).union(KnownNames.foundationModules)
    return modules.contains { !known.contains($0) && KnownNames.libraryTypes[$0] == nil }
  }
}

extension MergedImports {
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
    guard let meaning = meanings[name, in: file], let module = item.module,
      !KnownNames.isOfLanguage(name), !KnownNames.isLibrary(module, without: name)
    else { return false }
    if meaning.isModule { return module == name }
    return meaning.isSingle ? item.name == name : meaning.candidates.contains(module)
  }

  /// Whether a name in a file refers to a declaration of a module, given the known names of the
  /// module.
  func isName(
    _ names: [Identifier], of module: String, among known: Set<String>, in file: String
  ) -> Bool {
    files[file]?.imports.isName(names, of: module, among: known) == true
  }
}
