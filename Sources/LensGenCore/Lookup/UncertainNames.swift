/// The names of which it is not known which of several modules they come from.
///
/// A generated file that holds such a name has to import all of those modules, and each of them can
/// double a name that another file uses. So the file does without the modules that would cost it
/// more names than they give it.
struct UncertainNames {
  /// The use of a name in a file.
  struct Use: Hashable {
    /// The modules that the name comes from one of.
    let sources: Set<String>
    /// The modules that certainly do not double the name.
    let harmless: Set<String>
  }

  /// The uses, and how many there are of each.
  let uses: [Use: Int]
  /// The modules that may have names that others have too.
  let overlapping: Set<String>
  /// The modules that are imported whatever becomes of the names.
  let certain: Set<String>
}

extension UncertainNames {
  /// The modules that are better not imported.
  var costlyModules: Set<String> {
    let sources = uses.keys.reduce(into: Set<String>()) { $0.formUnion($1.sources) }
    guard let bits = ModuleBits(sources.union(certain)) else { return [] }
    let choice = ModuleChoice(
      uses: uses.reduce(into: [:]) { uses, use in
        let kind = ModuleChoice.Use(
          sources: bits.bits(of: use.key.sources),
          rivals: bits.bits(of: overlapping.subtracting(use.key.harmless)))
        uses[kind, default: 0] += use.value
      }, certain: bits.bits(of: certain))
    return bits.modules(of: choice.costlyModules)
  }
}

/// The choice of modules to do without, with the modules as bits.
private struct ModuleChoice {
  /// The use of a name: possible with all of its sources and without any of its rivals.
  struct Use: Hashable {
    let sources: UInt64
    let rivals: UInt64
  }

  let uses: [Use: Int]
  let certain: UInt64
}

extension ModuleChoice {
  /// The modules that are better not imported, found one after the other.
  var costlyModules: UInt64 {
    var dropped: UInt64 = 0
    var kept = kept(without: dropped)
    while kept.count < uses.count {
      let rest = uses.keys.reduce(0) { $0 | $1.sources } & ~certain & ~dropped
      let choices = (0..<UInt64.bitWidth).filter { rest & (1 << $0) != 0 }.map { index in
        (dropped: dropped | 1 << index, kept: self.kept(without: dropped | 1 << index))
      }
      // What gives up nothing may clear the way for the next one.
      let worthwhile = choices.filter { count($0.kept) > count(kept) || $0.kept == kept }
      guard
        let best = worthwhile.max(by: {
          (count($0.kept), $1.dropped) < (count($1.kept), $0.dropped)
        })
      else { break }
      (dropped, kept) = best
    }
    return dropped
  }

  private func count(_ kept: Set<Use>) -> Int {
    kept.reduce(0) { $0 + (uses[$1] ?? 0) }
  }

  /// The uses that stay possible without some modules.
  private func kept(without dropped: UInt64) -> Set<Use> {
    let rest = uses.keys.filter { $0.sources & dropped == 0 }
    let imported = rest.reduce(certain) { $0 | $1.sources }
    return Set(rest.filter { $0.rivals & imported == 0 })
  }
}
