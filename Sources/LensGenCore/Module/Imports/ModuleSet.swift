/// A set of modules, as bits, since many such sets are compared with many others.
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

/// The modules that sets of them are made of, in the order of their names.
struct ModuleTable: Sendable {
  private let names: [String]
  private let sets: [String: ModuleSet]

  /// A table of modules; `nil` for more than there are bits.
  init?(_ modules: Set<String>) {
    guard modules.count <= ModuleSet.RawValue.bitWidth else { return nil }
    names = modules.sorted()
    sets = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($1, ModuleSet(rawValue: 1 << $0)) })
  }
}

extension ModuleTable {
  /// The set of modules of some names; those that are not in the table are left out.
  func set(of names: Set<String>) -> ModuleSet {
    names.reduce(into: []) { $0.formUnion(sets[$1] ?? []) }
  }

  /// The names of the modules of a set.
  func names(of set: ModuleSet) -> Set<String> {
    Set(names.filter { sets[$0].map(set.contains) == true })
  }
}
