import Foundation
import PackagePlugin

/// The sources and settings from which the optics of a target are generated.
struct Input {
  var files: [URL]
  /// The files of a test target, which may make types of the tested modules conform.
  var tests: [URL] = []
  var testables: [String] = []
  /// The modules that the target can import.
  var dependencies = Dependencies()
  /// The modules whose public declarations get public code in the target.
  var supported: [String] = []
  var configuration: URL?
  /// The manifest, if what is generated depends on which other targets use the plugin.
  var manifest: URL?
  /// The keys of the target's own file that say what is read, with their values.
  var readKeys: [(key: String, value: String)] = []
  /// The configuration files that are not read, because of their names.
  var misnamed: [String] = []
  /// What is generated, as the configuration file names it.
  var emissions: [String] = []
  /// The options for the whole of a module.
  var options: [String] = []
}

extension Input {
  /// Creates the input for a module from all files that it consists of.
  ///
  /// An unavailable optic cannot clash with a declaration of a file that lens-gen does not read, so
  /// skipped properties and cases have one.
  init(ofModuleWith files: [URL], configuredBy file: ConfigurationFile?) {
    self.init(
      files: files, configuration: file?.url, emissions: file?.texts(at: "emit") ?? [],
      options: file?.has(anyOf: ["excludes", "unavailable-optics"]) == true
        ? [] : ["--unavailable-optics"])
  }

  /// Creates the input for a configuration file in the folder of a target.
  ///
  /// The files are the ones that the configuration includes, otherwise those of the tested
  /// or supported targets, otherwise those of the target itself.
  init(
    of target: any SourceModuleTarget, configuredBy file: ConfigurationFile, in package: Package
  ) throws {
    configuration = file.url
    emissions = file.texts(at: "emit") ?? []
    testables = file.texts(at: "testables") ?? []
    supported = file.texts(at: "supports") ?? []
    let others = [("testables", testables), ("supports", supported)]
    if let includes = file.places(at: "includes") {
      for place in includes where !FileManager.default.fileExists(atPath: place.path) {
        throw UnknownName(
          description: "'includes' of \(file.url.path) names '\(place.path)', which does not exist")
      }
      files = includes.flatMap(\.swiftFiles)
      if files.isEmpty {
        Diagnostics.warning("'includes' leads to no Swift file", file: file.url.path)
      }
    } else if testables.isEmpty && supported.isEmpty {
      self = Input(ofModuleWith: target.swiftFiles, configuredBy: file)
    } else {
      files = try others.flatMap { key, names in
        try names.flatMap { try package.sourceModule(named: $0, at: key, of: file).swiftFiles }
      }
    }
    if isOfOthers { readTests(of: target) }
    readKeys = ["includes", "supports", "testables"].map { key in
      (key, (file.texts(at: key) ?? []).joined(separator: ","))
    }
  }

  /// Creates the input for a configuration file in the folder of the package.
  ///
  /// The target uses its settings and, if it is a test target, the tested targets. The other keys
  /// are for the command `generate-optics`.
  init(
    of target: any SourceModuleTarget, sharing file: ConfigurationFile, in package: Package
  ) throws {
    let used = target.recursiveTargetDependencies.compactMap(\.sourceModule)
    let tested = (file.texts(at: "testables") ?? []).compactMap { name in
      used.first { $0.moduleName == name }
    }
    configuration = file.url
    emissions = file.texts(at: "emit") ?? []
    if target.kind == .test, !tested.isEmpty {
      testables = tested.map(\.moduleName)
      files = tested.flatMap(\.swiftFiles)
      readTests(of: target)
    } else {
      self = Input(ofModuleWith: target.swiftFiles, configuredBy: file)
    }
  }
}

extension Input {
  /// Whether the code is for the types of other modules.
  var isOfOthers: Bool { !testables.isEmpty || !supported.isEmpty }

  /// The files that lens-gen reads.
  var allFiles: [URL] {
    let all = files + tests + dependencies.files + [configuration, manifest].compactMap(\.self)
    return Set(all).sorted { $0.path < $1.path }
  }

  /// Adds the other files of a target that tests or supports targets, if conformances in them matter.
  private mutating func readTests(of target: any SourceModuleTarget) {
    if target.kind == .test || !supported.isEmpty, emissions.useConformancesInTests {
      let read = Set(files.map(\.standardizedFileURL.path))
      tests = target.compiledSwiftFiles.filter { !read.contains($0.standardizedFileURL.path) }
    }
  }
}

extension SourceModuleTarget {
  /// The Swift files that the target compiles, with those that plugins before this one generate.
  var swiftFiles: [URL] { compiledSwiftFiles + pluginGeneratedSources.swiftFiles }
}

extension [URL] {
  fileprivate var swiftFiles: [URL] {
    filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}

extension URL {
  /// The Swift files in a folder and its subfolders, as `lens-gen` finds them; for a file, the file
  /// itself.
  fileprivate var swiftFiles: [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
      let paths = FileManager.default.subpaths(atPath: path)
    else { return [self] }
    return paths.filter { path in
      path.hasSuffix(".swift")
        && !path.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix(".docc") }
    }.sorted().map { appendingPathComponent($0) }
  }
}

extension Package {
  /// Returns the target that contains the sources of a module.
  fileprivate func sourceModule(
    named name: String, at key: String, of file: ConfigurationFile
  ) throws -> any SourceModuleTarget {
    let modules = targets.compactMap(\.sourceModule)
    if let module = modules.first(where: { $0.moduleName == name }) { return module }
    let known = modules.filter { $0.kind != .test }.map(\.moduleName)
    throw UnknownName(
      description: UnknownModule(name: name, key: key, file: file.url.path, known: known)
        .description)
  }
}

/// The error of a configuration that names a file, or a module of the package, that does not exist.
struct UnknownName: Error, CustomStringConvertible {
  let description: String
}
