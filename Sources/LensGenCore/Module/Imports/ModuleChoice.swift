/// The choice of modules that a generated file does without.
///
/// Of some names it is not known which of several modules they come from. A file that holds such a
/// name has to import all of those, and each of them can double a name that another file uses. So
/// modules are left out that would cost more names than they give.
struct ModuleChoice {
  /// The use of a name: possible with all of its candidates, and without any of its rivals.
  private struct Use: Hashable {
    let candidates: ModuleSet
    let rivals: ModuleSet
  }

  /// What comes of leaving modules out.
  private struct Outcome {
    let leftOut: ModuleSet
    /// The uses that stay possible.
    let uses: Set<Use>
    /// How many names that are.
    let count: Int
  }

  private let table: ModuleTable
  /// The uses, and of how many names there are such.
  private let uses: [Use: Int]
  /// The modules that are imported in any case.
  private let certain: ModuleSet

  /// A choice; `nil` where there are too many modules to try.
  ///
  /// - Parameters:
  ///   - names: The names of which it is not known where they come from.
  ///   - overlapping: The modules that may have names that others have, too.
  ///   - certain: The modules that are imported in any case.
  init?(for names: [NameMeaning], overlapping: Set<String>, certain: Set<String>) {
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
  /// The modules that are better left out, found one after the other.
  var leftOut: Set<String> {
    var best = outcome(leavingOut: [])
    while best.uses.count < uses.count, let next = nextOutcome(after: best) { best = next }
    return table.names(of: best.leftOut)
  }

  /// The best outcome that leaves out one module more, where that does no harm.
  private func nextOutcome(after current: Outcome) -> Outcome? {
    let candidates = uses.keys.reduce(into: ModuleSet()) { $0.formUnion($1.candidates) }
    return candidates.subtracting(certain).subtracting(current.leftOut).modules
      .map { outcome(leavingOut: current.leftOut.union($0)) }
      // What gives up nothing may clear the way for the next one.
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
