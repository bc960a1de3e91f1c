import SwiftReading

/// The imports of a file, and what they reveal about the module of a name.
package struct FileImports: Equatable, Sendable {
  /// The modules that are imported as a whole.
  let modules: Set<String>
  /// The modules that are imported as a whole under every `#if` condition.
  private let certainModules: Set<String>
  /// The module of each name that is imported individually.
  private let single: [String: String]
  /// Those whose name usually means a type of the standard library, Foundation or a library.
  let otherMeanings: [String: String]

  init(_ imports: [Import]) {
    let whole = imports.filter { $0.name == nil }
    modules = Set(whole.compactMap(\.module))
    certainModules = Set(whole.filter { $0.isCertain(among: whole) }.compactMap(\.module))
    single = Dictionary(
      imports.compactMap { item in item.name.flatMap { name in item.module.map { (name, $0) } } },
      uniquingKeysWith: { first, _ in first })
    otherMeanings = single.filter { KnownNames.usuallyDeclare($0.key, elsewhereThanIn: $0.value) }
  }
}

extension FileImports {
  /// Returns the module of a name that no file declares, if only one is possible.
  func declaringModule(of name: String) -> String? {
    if let module = single[name] { return module }
    if KnownNames.standardLibraryDeclares(name) { return "Swift" }
    let candidates = candidates(for: name)
    return candidates.count == 1 ? candidates.intersection(certainModules).first : nil
  }

  /// Whether a name may come from one of the imports of the file.
  package func mayBring(_ item: Import, _ name: String) -> Bool {
    if otherMeanings[name] != nil { return item.name == name }
    guard let module = item.module, !KnownNames.standardLibraryDeclares(name),
      !KnownNames.isLibrary(module, without: name)
    else { return false }
    if modules.contains(name) || single.values.contains(name) { return module == name }
    if single[name] != nil { return item.name == name }
    // If none is known to have it, each of them may.
    let candidates = candidates(for: name)
    return item.name == nil && (candidates.isEmpty || candidates.contains(module))
  }

  /// Whether the name refers to a declaration of a module, given the known names of the module.
  func isName(_ names: [Identifier], of module: String, among known: Set<String>) -> Bool {
    if names.count == 2 { return names[0].text == module && known.contains(names[1].text) }
    let declaring = single[names.text] ?? (modules.contains(module) ? module : nil)
    return declaring == module && known.contains(names.text)
  }

  /// Whether libraries that the file does not import declare a type of a name that it uses, which
  /// therefore has another meaning in it.
  func isDoubled(_ name: String, by libraries: Set<String>) -> Bool {
    single[name] == nil && modules.isDisjoint(with: libraries)
      && libraries.contains { KnownNames.libraryTypes[$0]?.contains(name) == true }
  }

  private func candidates(for name: String) -> Set<String> {
    let candidates = modules.subtracting(KnownNames.modules(without: name))
    let foundation = candidates.intersection(KnownNames.foundationModules)
    return KnownNames.foundationDeclares(name) && !foundation.isEmpty ? foundation : candidates
  }
}
