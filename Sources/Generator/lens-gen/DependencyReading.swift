import EmissionKernel
import LensGenCore
import SwiftReading

/// Reads the files of modules that the sources import, as far as they concern the types in use.
struct DependencyReading {
  private let threads: Int
  /// The files that are read already, by their paths.
  private let read: [String: SourceSummary]
  /// The names of the types in use.
  private var names: Set<String>

  init(besides sources: [SourceSummary], threads: Int) {
    self.threads = threads
    read = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    names = Dependency.withoutStandard(sources.reduce(into: []) { $0.formUnion($1.usedNames) })
  }
}

extension DependencyReading {
  /// Returns what a module says about the types in use, and about what these inherit.
  ///
  /// - Parameter areAllNeeded: Whether all types of the module count.
  mutating func summaries(of paths: [String], areAllNeeded: Bool) -> [SourceSummary] {
    var found = paths.compactMap { read[$0] }
    var rest = paths.filter { read[$0] == nil }.compactMap {
      try? SourceReader.source(at: $0)
    }.map { (source: $0, names: areAllNeeded ? [] : $0.namesOfTypes) }
    while true {
      let next = rest.filter { areAllNeeded || !$0.names.isDisjoint(with: names) }
      if next.isEmpty { return found }
      let summaries = Workers.map(next.map(\.source), by: threads, isDeep: true) {
        SourceSummary.imported($0)
      }
      for summary in summaries {
        names.formUnion(
          Dependency.withoutStandard(areAllNeeded ? summary.usedNames : summary.inheritedNames))
      }
      found += summaries
      let done = Set(next.map(\.source.path))
      rest.removeAll { done.contains($0.source.path) }
    }
  }
}
