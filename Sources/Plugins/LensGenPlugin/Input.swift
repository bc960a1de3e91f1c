import Foundation
import PackagePlugin

/// What the optics of a target are generated from.
struct Input {
  var files: [URL]
  var testables: [String] = []
  var configuration: URL?
}

extension Input {
  /// What a configuration file in the folder of a target asks for.
  ///
  /// These are the files that it includes, else those of the targets that are tested, else its own.
  init(
    of target: any SourceModuleTarget, configuredBy file: ConfigurationFile, in package: Package
  ) throws {
    configuration = file.url
    testables = file.texts(at: "testables") ?? []
    if let includes = file.places(at: "includes") {
      files = includes.flatMap(\.swiftFiles)
    } else if testables.isEmpty {
      files = target.swiftFiles
    } else {
      files = try testables.flatMap { try package.sourceModule(named: $0).swiftFiles }
    }
  }

  /// What a configuration file in the folder of the package means for a target.
  ///
  /// Its settings count, and for a test target the targets that it tests. The rest is for the command
  /// `generate-optics`.
  init(
    of target: any SourceModuleTarget, sharing file: ConfigurationFile, in package: Package
  ) throws {
    let used = target.recursiveTargetDependencies.compactMap(\.sourceModule)
    let tested = (file.texts(at: "testables") ?? []).compactMap { name in
      used.first { $0.moduleName == name }
    }
    configuration = file.url
    if target.kind == .test, !tested.isEmpty {
      testables = tested.map(\.moduleName)
      files = tested.flatMap(\.swiftFiles)
    } else {
      files = target.swiftFiles
    }
  }
}

extension SourceModuleTarget {
  var swiftFiles: [URL] {
    sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }
  }
}

extension URL {
  /// The Swift files in a folder and its folders, as `lens-gen` finds them; for a file, itself.
  fileprivate var swiftFiles: [URL] {
    guard let paths = FileManager.default.subpaths(atPath: path) else { return [self] }
    return paths.filter { path in
      path.hasSuffix(".swift")
        && !path.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix(".docc") }
    }.sorted().map { appendingPathComponent($0) }
  }
}

extension Package {
  /// The target whose sources make up a module.
  fileprivate func sourceModule(named name: String) throws -> any SourceModuleTarget {
    let modules = targets.compactMap(\.sourceModule)
    if let module = modules.first(where: { $0.moduleName == name }) { return module }
    let known = modules.filter { $0.kind != .test }.map(\.moduleName).joined(separator: ", ")
    throw UnknownModule(description: "no target '\(name)' to test; there are \(known)")
  }
}

/// That a configuration names a target that the package does not have.
struct UnknownModule: Error, CustomStringConvertible {
  let description: String
}
