/// The modules that a file imports as a whole.
struct ImportedModules: Hashable, Sendable {
  /// All of the modules.
  let all: Set<String>
  /// The modules that are imported under every `#if` condition.
  let certain: Set<String>
}

extension ImportedModules {
  /// Creates the modules that some imports import as a whole.
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
