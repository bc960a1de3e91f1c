/// The imports of all files of a module, as they meet in a generated file.
///
/// What one file imports may hide or double a name that another one finds elsewhere, which then has
/// to be written with its module. Three steps lead there: `NameMeanings` compares the files, to know
/// where their `ForeignNames` come from; `SharedName` puts together what all files say of one name;
/// and `ModuleChoice` leaves out the modules that would do more harm than good.
struct MergedImports: Equatable, Sendable {
  private let files: [String: ForeignNames]
  private let meanings: NameMeanings
  private let names: [String: SharedName]
  /// The modules that the generated code needs by itself.
  private let libraries: Set<String>
  /// Modules that may have names that others have, too.
  private let overlapping: Set<String>
  /// The names of types, which hide modules that are called the same.
  private let typeNames: Set<String>
  /// The modules that are not imported for a name that may come from another one.
  private var leftOut: Set<String> = []
  /// The modules that are imported as a whole where something of theirs may be used.
  private var modules: Set<String> = []

  /// The imports of files, by what is foreign in each.
  ///
  /// - Parameters:
  ///   - imports: All imports, those of files without types among them.
  ///   - libraries: The modules that the generated code needs by itself.
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
  /// The meanings of the names in a file for which modules have to be imported as a whole.
  private func meaningsNeedingModules(in file: String) -> [NameMeaning] {
    files[file]?.needingModules.compactMap { meanings[$0, in: file] } ?? []
  }

  /// The modules that a file imports as a whole, and that one of its names may come from.
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
  /// What has to be done about a name.
  enum Advice: Equatable, Sendable {
    /// It means the same as in its file.
    case keep
    /// It has to be written with its module.
    case qualify(String)
    /// It would mean something else, and where it comes from is not known.
    case avoid
  }

  /// How a name that a file uses has to be written where all imports meet.
  func advice(on name: String, in file: String) -> Advice {
    guard let meaning = meanings[name, in: file], !meaning.isModule else { return .keep }
    if meaning.home == nil && !meaning.candidates.isDisjoint(with: leftOut) { return .avoid }
    let (isHidden, rivals) = (isHidden(meaning), rivals(of: meaning))
    if !isHidden && isTheSameInAllFiles(meaning, beside: rivals) { return .keep }
    if let home = meaning.home, !typeNames.contains(home) { return .qualify(home) }
    if isHidden { return .avoid }
    return KnownNames.isOfLanguage(name) || rivals.isDisjoint(with: overlapping) ? .keep : .avoid
  }

  /// Whether something else of the name comes before it: what is imported by itself, or what the
  /// generated code needs.
  private func isHidden(_ meaning: NameMeaning) -> Bool {
    names[meaning.name]?.singleHomes.contains { $0 != meaning.home } == true
      || meaning.isDoubled(by: libraries)
  }

  /// The modules that other files bring and that may have something else of the name.
  private func rivals(of meaning: NameMeaning) -> Set<String> {
    meaning.isSingle ? [] : modules.subtracting(meaning.harmless)
  }

  private func isTheSameInAllFiles(_ meaning: NameMeaning, beside rivals: Set<String>) -> Bool {
    guard let name = names[meaning.name], name.homes == [meaning.home] else { return false }
    return rivals.isEmpty || name.typeImport.map { $0.module == meaning.home } == true
  }

  /// Whether some file uses a name that a library has, too, and means another one.
  func isDoubledByLibrary(_ name: String) -> Bool {
    files.keys.contains { meanings[name, in: $0]?.isDoubled(by: libraries) == true }
  }

  /// Whether a module whose names are not known is imported as a whole, so that it may have a name
  /// that the module declares.
  func mayDouble(_ name: String) -> Bool {
    let known = KnownNames.modules(without: name).union(KnownNames.foundationModules)
    return modules.contains { !known.contains($0) && KnownNames.libraryTypes[$0] == nil }
  }
}

extension MergedImports {
  /// The imports of a file without those that none of its optics can need, and with those of types
  /// that are not to be taken for others.
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

  /// Whether a name that a file uses may come from one of the file's imports.
  func mayBring(_ item: Import, _ name: String, in file: String) -> Bool {
    guard let meaning = meanings[name, in: file], let module = item.module,
      !KnownNames.isOfLanguage(name), !KnownNames.isLibrary(module, without: name)
    else { return false }
    if meaning.isModule { return module == name }
    return meaning.isSingle ? item.name == name : meaning.candidates.contains(module)
  }

  /// Whether a name in a file is that of something of a module, out of what the module is known to
  /// have.
  func isName(
    _ names: [Identifier], of module: String, among known: Set<String>, in file: String
  ) -> Bool {
    files[file]?.imports.isName(names, of: module, among: known) == true
  }
}
