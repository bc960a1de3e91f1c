/// The meaning of a foreign name in a file that uses it, as far as known.
struct NameMeaning: Equatable, Sendable {
  let name: String
  /// The imports of the file.
  let imports: FileImports
  /// The module that certainly declares the name, if known.
  let home: String?
  /// The modules that may declare the name.
  let candidates: Set<String>
  /// The modules that certainly do not declare another meaning of the name.
  ///
  /// They include those that the file imports, because otherwise it could not use the name.
  let harmless: Set<String>
}

extension NameMeaning {
  /// Whether the file imports the name individually.
  var isSingle: Bool { imports.single[name] != nil }

  /// Whether the name refers to a module that the file imports.
  var isModule: Bool { imports.isModule(name) }

  /// Whether given libraries declare a type of the same name, and the file, which imports none of
  /// them, means a different one.
  func isDoubled(by libraries: Set<String>) -> Bool {
    !isSingle && imports.modules.all.isDisjoint(with: libraries)
      && libraries.contains { KnownNames.libraryTypes[$0]?.contains(name) == true }
  }
}
