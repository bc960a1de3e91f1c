/// What is known of the meanings of a name from where files find it, each in what it imports.
///
/// A file cannot use a name that two of the modules it imports declare. So wherever all that one
/// file imports is imported by another as well, both mean the same.
struct NameMeanings: Equatable, Sendable {
  /// The modules that the name comes from one of, by what a file imports: no more than some file
  /// needs to find it.
  private(set) var sources: [ImportedModules: Set<String>] = [:]
  /// The modules that do not give the name another meaning than it has with given imports.
  private(set) var harmless: [ImportedModules: Set<String>] = [:]

  init(_ imports: Set<ImportedModules>) {
    guard let bits = ModuleBits(imports.reduce(into: []) { $0.formUnion($1.all) }) else { return }
    let imports = Array(imports)
    let finders = imports.map { (all: bits.bits(of: $0.all), certain: bits.bits(of: $0.certain)) }
    var group = Array(finders.indices)
    for (index, finder) in finders.enumerated() {
      let parts = finders.indices.filter {
        finders[$0].all != 0 && finders[$0].all.isPart(of: finder.all)
      }
      let best = parts.map { finders[$0].all }.min {
        ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1)
      }
      sources[imports[index]] = best.map(bits.modules)
      for part in parts where finders[part].all.isPart(of: finder.certain) {
        group.join(part, index)
      }
    }
    let roots = group.indices.map { group.root(of: $0) }
    let certain = zip(roots, finders).reduce(into: [Int: UInt64]()) { certain, item in
      certain[item.0, default: 0] |= item.1.certain
    }
    for (index, root) in roots.enumerated() {
      harmless[imports[index]] = certain[root].map(bits.modules)
    }
  }
}

extension [Int] {
  /// The first of the group of an element, where each is followed to one that it is joined to.
  fileprivate func root(of index: Int) -> Int {
    var index = index
    while self[index] != index { index = self[index] }
    return index
  }

  /// Puts the groups of two elements together.
  fileprivate mutating func join(_ first: Int, _ second: Int) {
    let root = root(of: second)
    self[self.root(of: first)] = root
    self[second] = root
  }
}
