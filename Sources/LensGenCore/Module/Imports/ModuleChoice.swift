/// Chooses the modules that a generated file does without.
///
/// The modules of some names are unknown. A file that contains such a name has to import all
/// modules that may declare it, and each of them can duplicate a name of another file. So modules
/// are omitted if they would cost more names than they provide.
struct ModuleChoice {
  /// The use of a name: possible with all of its candidates, and without any of its rivals.
  private struct Use: Hashable {
    let candidates: ModuleSet
    let rivals: ModuleSet
  }

  private struct Outcome {
    let leftOut: ModuleSet
    /// The uses that remain possible.
    let uses: Set<Use>
    /// The number of names that remain possible.
    let count: Int
  }

  private let table: ModuleTable
  /// The uses, each with its number of names.
  private let uses: [Use: Int]
  /// The modules that are always imported.
  private let certain: ModuleSet

  /// Creates a choice; returns `nil` if there are too many modules to try.
  ///
  /// - Parameter names: The names whose modules are unknown.
  init?(for names: [NameOrigin], overlapping: Set<String>, certain: Set<String>) {
    guard let table = ModuleTable(names.reduce(into: certain) { $0.formUnion($1.candidates) })
    else { return nil }
    self.table = table
    self.certain = table.set(of: certain)
    uses = names.reduce(into: [:]) { uses, name in
      let rivals = table.set(of: overlapping.subtracting(name.harmless))
      uses[Use(candidates: table.set(of: name.candidates), rivals: rivals), default: 0] += 1
    }
  }
}

extension ModuleChoice {
  /// The modules to omit, found one after the other.
  var leftOut: Set<String> {
    var best = outcome(leavingOut: [])
    while best.uses.count < uses.count, let next = nextOutcome(after: best) { best = next }
    return table.names(of: best.leftOut)
  }

  /// Returns the best outcome that omits one more module without doing harm.
  private func nextOutcome(after current: Outcome) -> Outcome? {
    let candidates = uses.keys.reduce(into: ModuleSet()) { $0.formUnion($1.candidates) }
    return candidates.subtracting(certain).subtracting(current.leftOut).modules
      .map { outcome(leavingOut: current.leftOut.union($0)) }
      // A module that makes no difference may clear the way for the next one.
      .filter { $0.count > current.count || $0.uses == current.uses }
      .max { ($0.count, $1.leftOut.rawValue) < ($1.count, $0.leftOut.rawValue) }
  }

  private func outcome(leavingOut leftOut: ModuleSet) -> Outcome {
    let rest = uses.keys.filter { $0.candidates.isDisjoint(with: leftOut) }
    let imported = rest.reduce(into: certain) { $0.formUnion($1.candidates) }
    let possible = Set(rest.filter { $0.rivals.isDisjoint(with: imported) })
    return Outcome(
      leftOut: leftOut, uses: possible, count: possible.reduce(0) { $0 + (uses[$1] ?? 0) })
  }
}

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
  private let sets: [String: ModuleSet]

  /// Creates a table of modules; returns `nil` for more modules than bits.
  init?(_ modules: Set<String>) {
    guard modules.count <= ModuleSet.RawValue.bitWidth else { return nil }
    sets = Dictionary(
      uniqueKeysWithValues: modules.sorted().enumerated().map { ($1, ModuleSet(rawValue: 1 << $0)) }
    )
  }
}

extension ModuleTable {
  /// Returns the set of some modules; unknown ones are ignored.
  func set(of names: Set<String>) -> ModuleSet {
    names.reduce(into: []) { $0.formUnion(sets[$1] ?? []) }
  }

  func names(of set: ModuleSet) -> Set<String> {
    Set(sets.filter { set.contains($1) }.keys)
  }
}
