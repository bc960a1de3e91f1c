/// What a foreign name means in a file that uses it, as far as that is known.
struct NameMeaning: Equatable, Sendable {
  let name: String
  /// What the file imports.
  let imports: FileImports
  /// The module that the name certainly comes from, if there is one.
  let home: String?
  /// The modules that it comes from one of.
  let candidates: Set<String>
  /// The modules that certainly have nothing else of the name; those that the file imports among
  /// them, or else it could not use the name.
  let harmless: Set<String>
}

extension NameMeaning {
  /// Whether the file imports the name by itself.
  var isSingle: Bool { imports.single[name] != nil }

  /// Whether the name is that of a module that the file imports.
  var isModule: Bool { imports.isModule(name) }

  /// Whether the name is that of a type of some libraries, and the file, which imports none of them,
  /// means another one.
  func isDoubled(by libraries: Set<String>) -> Bool {
    !isSingle && imports.modules.all.isDisjoint(with: libraries)
      && libraries.contains { KnownNames.libraryTypes[$0]?.contains(name) == true }
  }
}
