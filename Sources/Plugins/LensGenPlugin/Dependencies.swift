import Foundation
import PackagePlugin

/// What lens-gen may know of the modules that a target imports, by their sources.
struct Dependencies {
  /// The sources of each module, which comes after those that it imports.
  var modules: [(name: String, files: [URL])] = []
  /// The modules of the same package.
  var ofPackage: [String] = []
  /// The modules that are isolated to the main actor by default.
  var isolated: [String] = []
  /// The configuration files of modules, which may generate conformances.
  var configurations: [(name: String, url: URL)] = []
  /// Where the plugin leaves a note if a module of the package uses it.
  var notes: [(name: String, note: PluginNote)] = []
}

extension Dependencies {
  /// Lists the modules that a target of a package can import.
  init(of target: any SourceModuleTarget, in package: Package) throws {
    let own = Set(package.targets.map(\.id))
    let shared = try ConfigurationFile(in: package.directoryURL)
    var seen: Set<String> = [target.id]
    for module in target.dependencies.flatMap(\.targets).readable(besides: &seen) {
      modules.append((module.moduleName, module.compiledSwiftFiles))
      if !own.contains(module.id) { continue }
      ofPackage.append(module.moduleName)
      // In the folder of the package, a file is for all targets, and says nothing about one of them.
      let isAlone = module.directoryURL.path == package.directoryURL.path
      let file = try isAlone ? nil : ConfigurationFile(in: module.directoryURL)
      if let file { configurations.append((module.moduleName, file.url)) }
      // The key of a module that tests share is about the modules that it supports.
      if (file ?? shared)?.isTrue(at: "main-actor-by-default") == true,
        file?.has(anyOf: ["supports"]) != true
      {
        isolated.append(module.moduleName)
      }
    }
  }
}

extension Dependencies {
  /// Adds where the notes of the modules of a package are.
  mutating func addNotes(of package: Package, beside target: String, in folder: URL) {
    for case let module as any SourceModuleTarget in package.targets
    where ofPackage.contains(module.moduleName) {
      if let note = PluginNote(of: module.name, beside: target, in: folder) {
        notes.append((module.moduleName, note))
      }
    }
  }

  var arguments: [String] {
    var arguments: [String] = []
    for module in modules {
      for file in module.files { arguments += ["--dependency", "\(module.name)=\(file.path)"] }
    }
    for name in ofPackage { arguments += ["--package", name] }
    for name in isolated { arguments += ["--main-actor-dependency", name] }
    for (name, url) in configurations {
      arguments += ["--dependency-config", "\(name)=\(url.path)"]
    }
    for (name, note) in notes { arguments += ["--plugin-note", "\(name)=\(note.url.path)"] }
    return arguments
  }

  var files: [URL] { modules.flatMap(\.files) + configurations.map(\.url) }
}

extension [any Target] {
  /// Returns the modules with Swift sources among the targets and those that they depend on, each after
  /// those that it imports.
  ///
  /// lens-gen knows its own libraries, and nothing imports a macro.
  func readable(besides seen: inout Set<String>) -> [any SourceModuleTarget] {
    var found: [any SourceModuleTarget] = []
    for target in self where seen.insert(target.id).inserted {
      guard let module = target.sourceModule, module.isReadable else { continue }
      found += module.dependencies.flatMap(\.targets).readable(besides: &seen) + [module]
    }
    return found
  }
}

extension TargetDependency {
  fileprivate var targets: [any Target] {
    switch self {
    case .target(let target): [target]
    case .product(let product): product.targets
    @unknown default: []
    }
  }
}

extension SourceModuleTarget {
  fileprivate var isReadable: Bool {
    let libraries = [
      "FactoryProvider", "Optics", "OpticsChanges", "OpticsCompletion", "OpticsLaws",
      "OpticsLawsFoundation", "OpticsMacros", "OpticsSwiftUI",
    ]
    return kind != .macro && !libraries.contains(moduleName)
  }
}
