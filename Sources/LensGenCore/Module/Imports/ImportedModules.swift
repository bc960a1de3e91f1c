/// Modules that a file imports as a whole.
struct ImportedModules: Hashable, Sendable {
  /// All of them.
  let all: Set<String>
  /// Those that are imported whatever `#if` says.
  let certain: Set<String>
}

extension ImportedModules {
  /// The modules that some of the imports bring as a whole.
  init(_ imports: [Import]) {
    let whole = imports.filter { $0.name == nil }
    self.init(
      all: Set(whole.compactMap(\.module)),
      certain: Set(whole.filter { $0.isCertain(among: whole) }.compactMap(\.module)))
  }

  func subtracting(_ modules: Set<String>) -> ImportedModules {
    ImportedModules(all: all.subtracting(modules), certain: certain.subtracting(modules))
  }
}
