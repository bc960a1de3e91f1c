/// A set of modules, as bits, because many such sets are compared.
struct ModuleSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt64
}

extension ModuleSet {
  var count: Int { rawValue.nonzeroBitCount }

  /// The sets of one module each.
  var modules: [ModuleSet] {
    (0..<RawValue.bitWidth).map { ModuleSet(rawValue: 1 << $0) }.filter(contains)
  }
}

/// The modules of such sets, sorted by name.
struct ModuleTable: Sendable {
  private let names: [String]
  private let sets: [String: ModuleSet]

  /// Creates a table of modules; returns `nil` for more modules than bits.
  init?(_ modules: Set<String>) {
    guard modules.count <= ModuleSet.RawValue.bitWidth else { return nil }
    names = modules.sorted()
    sets = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($1, ModuleSet(rawValue: 1 << $0)) })
  }
}

extension ModuleTable {
  /// Returns the set of some modules; unknown ones are ignored.
  func set(of names: Set<String>) -> ModuleSet {
    names.reduce(into: []) { $0.formUnion(sets[$1] ?? []) }
  }

  /// Returns the names of the modules of a set.
  func names(of set: ModuleSet) -> Set<String> {
    Set(names.filter { sets[$0].map(set.contains) == true })
  }
}
