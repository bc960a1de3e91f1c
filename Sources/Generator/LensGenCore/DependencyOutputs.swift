import SwiftModule
import SwiftReading

/// What generators write in the modules that sources import, and what is known of these.
///
/// The code of each module depends on that of the modules before it, so without this, the code of *n* modules
/// would be made 2^*n* times.
package final class DependencyOutputs {
  private var made: [(index: Int, generator: Generator, output: Generator.Output)] = []
  /// The modules before the last one that was asked about, for each list of own modules and of those of the package.
  private var known: [[[String]]: KnownModules] = [:]

  package init() {}
}

extension DependencyOutputs {
  /// How many times code was generated.
  package var count: Int { made.count }

  /// Returns what a generator writes in one of some modules: for its own types, or for those of modules that it
  /// supports.
  ///
  /// - Parameters:
  ///   - dependencies: The modules, each after those that it imports; the first ones of the same list each time.
  ///   - index: The place of the module in the list.
  func output(
    of generator: Generator, in dependencies: [Dependency], at index: Int
  ) -> Generator.Output {
    let known = made.first { $0.index == index && $0.generator == generator }
    if let known { return known.output }
    let (dependency, others) = (dependencies[index], dependencies[..<index])
    let supported = others.filter { generator.settings.supportedImports.contains($0.name) }
    let sources =
      supported.isEmpty
      ? dependency.files : supported.flatMap(\.files) + dependency.files.map(\.ofTests)
    let output = generator.generate(from: sources, knowing: Array(others), sharing: self)
    made.append((index, generator, output))
    return output
  }

  /// Returns what was kept of the modules for a generator with the same modules of its own and of its package.
  func known(by settings: Settings) -> KnownModules {
    known[key(of: settings)] ?? KnownModules(besides: settings.ownModules)
  }

  func keep(_ modules: KnownModules, by settings: Settings) {
    known[key(of: settings)] = modules
  }

  private func key(of settings: Settings) -> [[String]] {
    [settings.ownModules, settings.packageModules]
  }
}
