import EmissionKernel
import SwiftModule
import SwiftReading

/// The files of a module that sources import: what a ``KnownModule`` is made of.
package struct Dependency: Sendable {
  package let name: String
  package var files: [SourceSummary]
  /// What lens-gen generates for the module, or in it for other modules, if it is known to do so.
  package var generator: Generator?
  /// Whether its types are isolated to the main actor by default.
  package var isMainActorByDefault: Bool
  /// What the build plugin generates in the module for its own types, if it does.
  package var plugin: Generator?

  package init(
    _ name: String, files: [SourceSummary], generator: Generator? = nil,
    isMainActorByDefault: Bool = false, plugin: Generator? = nil
  ) {
    self.plugin = plugin
    self.name = name
    self.files = files
    self.generator = generator
    self.isMainActorByDefault =
      isMainActorByDefault
      || generator?.settings.isMainActorByDefault == true
        && generator?.settings.place != .support
  }
}

extension Dependency {
  /// Returns the names without those of the standard library and Foundation, whose types many files extend.
  package static func withoutStandard(_ names: Set<String>) -> Set<String> {
    names.filter { !KnownNames.standardLibraryDeclares($0) && !KnownNames.foundationDeclares($0) }
  }
}

extension Generator {
  /// Returns what is known of some modules.
  ///
  /// - Parameters:
  ///   - dependencies: The modules, each after those that it imports. Modules that get code here are not known,
  ///     but others may have code for them.
  ///   - outputs: What is generated in the modules, as far as it is made already.
  func knownModules(
    _ dependencies: [Dependency], sharing outputs: DependencyOutputs
  ) -> KnownModules {
    let others = dependencies.enumerated().filter { !settings.ownModules.contains($1.name) }
    var known = outputs.known(by: settings)
    if others.count < known.modules.count { return known.modules[others.count].index.known }
    for (index, dependency) in others.dropFirst(known.modules.count) {
      let written = dependency.files.map(\.declarations)
      known.append(
        dependency.name, of: written + conformances(in: dependencies, at: index, sharing: outputs),
        isInPackage: settings.packageModules.contains(dependency.name),
        isMainActorByDefault: dependency.isMainActorByDefault)
      outputs.keep(known, by: settings)
    }
    return known
  }

  /// Whether it makes types conform to protocols of the libraries, in a module that others import.
  package var makesConformances: Bool {
    settings.place != .tests && emissions.contains { $0.planner.makesConformances }
  }

  /// Returns the code that there is already, as far as it would be generated again here: what the build plugin
  /// generates in the modules of the sources, their generated files, and what other modules have for them.
  func codeElsewhere(
    _ summaries: [SourceSummary], _ dependencies: [Dependency],
    sharing outputs: DependencyOutputs
  ) -> CodeElsewhere {
    if !settings.place.isOutside { return CodeElsewhere() }
    let own = dependencies.enumerated().filter { settings.ownModules.contains($1.name) }
    let planned = own.compactMap { index, dependency -> DeclaredNames? in
      guard var plugin = dependency.plugin else { return nil }
      plugin.emissions.formIntersection(emissions)
      // The file of the package may name what tests do.
      plugin.settings.testableImports = []
      plugin.settings.supportedImports = []
      if plugin.emissions.isEmpty { return nil }
      return outputs.output(of: plugin, in: dependencies, at: index).declaredNames
    }
    let shared = dependencies.enumerated().compactMap {
      index, dependency -> (String, DeclaredNames)? in
      guard var generator = dependency.generator,
        generator.settings.supportedImports.contains(where: settings.ownModules.contains)
      else { return nil }
      generator.emissions.formIntersection(emissions)
      if generator.emissions.isEmpty { return nil }
      passPackage(to: &generator, in: dependency)
      let names = outputs.output(of: generator, in: dependencies, at: index).declaredNames
      return names.isEmpty ? nil : (dependency.name, names)
    }
    var names = DeclaredNames(
      readFrom: summaries.compactMap(\.generated), in: settings.ownModules + ["FactoryProvider"])
    for other in planned { names.formUnion(other) }
    return CodeElsewhere(names, shared: shared, modules: settings.ownModules)
  }

  /// Returns the module of each file that gets code in another one, if there are several.
  func modulesOfFiles(_ dependencies: [Dependency]) -> [String: String] {
    let ownModules = settings.ownModules
    let own = dependencies.filter { ownModules.contains($0.name) }
    if ownModules.count < 2 || own.count < ownModules.count { return [:] }
    return Dictionary(
      own.flatMap { module in module.files.map { ($0.path, module.name) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Turns on that the main actor isolates types by default, if it does in a module that gets code in
  /// another one.
  ///
  /// - Returns: The files of other such modules, whose types are not isolated.
  mutating func takeIsolation(from dependencies: [Dependency]) -> Set<String> {
    let ownModules = settings.ownModules
    let own = dependencies.filter { ownModules.contains($0.name) }
    if settings.isMainActorByDefault || !own.contains(where: \.isMainActorByDefault) { return [] }
    settings.isMainActorByDefault = true
    return Set(own.filter { !$0.isMainActorByDefault }.flatMap(\.files).map(\.path))
  }

  /// Returns the conformances that lens-gen generates in one of some modules.
  private func conformances(
    in dependencies: [Dependency], at index: Int, sharing outputs: DependencyOutputs
  ) -> [Declarations] {
    let dependency = dependencies[index]
    guard var generator = dependency.generator, generator.makesConformances else { return [] }
    generator.emissions = generator.emissions.filter { $0.planner.makesConformances }
    passPackage(to: &generator, in: dependency)
    let output = outputs.output(of: generator, in: dependencies, at: index)
    return [
      Declarations(file: "\(dependency.name)/Generated", extensions: output.conformances)
    ]
  }

  /// Says to the generator of a module of the same package what else is in the package.
  private func passPackage(to generator: inout Generator, in dependency: Dependency) {
    if settings.packageModules.contains(dependency.name) {
      generator.settings.packageModules = settings.packageModules
    }
  }
}
