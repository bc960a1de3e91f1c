import LensGenCore
import SwiftReading

/// The run of `lens-gen init`: writes a configuration file for the package or project in the working folder.
///
/// It looks at folders, and for words in the manifest or project, of which it evaluates neither.
struct Initialization {
  /// The folder of the module, if the user names one.
  private let folder: String?
  private let usesPlugin: Bool
  private let isMainActorByDefault: Bool

  init(of folder: String?) {
    self.folder = folder == "." ? nil : folder
    let words = Self.words(in: Self.manifest)
    usesPlugin = words.contains("LensGenPlugin")
    isMainActorByDefault =
      Self.isolates(words)
      || (System.contents(ofFolder: ".")?.names ?? []).contains { name in
        name.hasSuffix(".xcodeproj") && Self.isolates(Self.words(in: name + "/project.pbxproj"))
      }
  }

  private static let manifest = "Package.swift"
  private static let sources = "Sources"
}

extension Initialization {
  /// Writes the file.
  ///
  /// - Returns: What was written, and what the user does next.
  func report() throws(FileProblem) -> String {
    let module = try module()
    let target = String(Self.lastName(of: module)).onOneLine
    let purpose: StartingConfiguration.Purpose =
      usesPlugin ? .plugin(testing: Self.moduleName(of: module)) : .command(source: module)
    let path = (usesPlugin ? Self.tests(of: module) + "/" : "") + ConfigurationName.standard
    let configuration = StartingConfiguration(
      for: purpose, isMainActorByDefault: isMainActorByDefault)
    if !configuration.isReadable {
      throw FileProblem(module, "a configuration file cannot contain this name; rename the folder")
    }
    try write(configuration.text, to: path)
    return "\(path.onOneLine) written. Next:\n"
      + (usesPlugin
        ? """
        - In Package.swift, let the target '\(target)Tests' depend on FactoryProvider and use LensGenPlugin.
        - Run 'touch Package.swift && swift test'.

        """
        : """
        - Let the target '\(target)' depend on Optics.
        - Run 'lens-gen', which writes \(StartingConfiguration.output(for: module).onOneLine).

        """)
  }

  private func write(_ text: String, to path: String) throws(FileProblem) {
    let place = path.dropLast(ConfigurationName.standard.count)
    for name in ConfigurationName.misspelled where System.exists(place + name) {
      throw FileProblem(place + name, "is not read; rename it to '\(ConfigurationName.standard)'")
    }
    if System.exists(path) { throw FileProblem(path, "exists; edit it, or delete it first") }
    let file = OutputFile(path: path)
    if let change = try file.change(to: text) { try file.write(change) }
  }

  /// Returns the folder of the module that the file is for.
  private func module() throws(FileProblem) -> String {
    let all =
      try folder.map { folder throws(FileProblem) in [try Self.named(folder)] } ?? Self.modules
    // Without tests, the plugin needs no configuration.
    let modules = usesPlugin ? all.filter { System.status(of: Self.tests(of: $0)) != nil } : all
    guard let first = modules.first else {
      guard let untested = all.first else {
        throw FileProblem(
          System.workingFolder,
          "no folder with Swift files, other than of tests; name one, as in 'lens-gen init Model'")
      }
      throw FileProblem(
        Self.manifest,
        "uses LensGenPlugin, which needs no configuration for '\(untested.onOneLine)'; for values in "
          + "tests, make the folder '\(Self.tests(of: untested).onOneLine)', and try again")
    }
    if modules.count == 1 { return first }
    let list = modules.map { "'\($0.onOneLine)'" }.joined(separator: ", ")
    throw FileProblem(
      System.workingFolder,
      "a configuration is for one module, not for \(list); name it, as in 'lens-gen init \(first.onOneLine)'"
    )
  }

  private static func named(_ folder: String) throws(FileProblem) -> String {
    if let reason = System.reasonForNoStatus(of: folder) { throw FileProblem(folder, reason) }
    if System.status(of: folder)?.kind != .folder { throw FileProblem(folder, "is not a folder") }
    if !hasSources(folder) { throw FileProblem(folder, "no Swift files in this folder") }
    return (folder.hasPrefix("/") ? "/" : "")
      + PathPattern.names(in: folder).joined(separator: "/")
  }

  /// The folders with Swift files, in the folder where a package or project has those of its modules.
  private static var modules: [String] {
    let base = System.status(of: sources)?.kind == .folder ? sources : "."
    let names = System.contents(ofFolder: base)?.names ?? []
    if names.contains(where: { $0.hasSuffix(".swift") && $0 != manifest }) { return [base] }
    return names.filter { !$0.hasSuffix("Tests") }
      .map { base == "." ? $0 : "\(base)/\($0)" }.filter(hasSources)
  }

  /// Whether a folder has Swift files, and no package of its own.
  private static func hasSources(_ folder: String) -> Bool {
    guard System.status(of: folder)?.kind == .folder else { return false }
    var finder = SourceFinder(excludes: [], workingFolder: System.workingFolder)
    let paths = finder.paths(at: [folder])
    return !paths.isEmpty && !paths.contains { $0.hasSuffix("/\(manifest)") }
  }

  /// Returns the folder of the tests of a module.
  private static func tests(of module: String) -> String {
    "Tests/\(lastName(of: module))Tests"
  }

  private static func lastName(of path: String) -> Substring {
    // The only target of a package may have its files in 'Sources', and mostly has the name of the package.
    let path = [".", sources].contains(path) ? System.workingFolder : path
    return path.split(separator: "/").last ?? ""
  }

  /// Returns the name that SwiftPM and Xcode give the module in a folder.
  private static func moduleName(of folder: String) -> String {
    let name = String(lastName(of: folder).map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// Returns the words of a file; none if it cannot be read.
  private static func words(in path: String) -> [Substring] {
    guard System.status(of: path)?.kind == .file, let contents = System.contents(of: path) else {
      return []
    }
    return String(decoding: contents, as: UTF8.self).split { !$0.isLetter && $0 != "_" }
  }

  /// Whether a module in a manifest or project is isolated to the main actor by default.
  private static func isolates(_ words: [Substring]) -> Bool {
    zip(words, words.dropFirst()).contains {
      ["defaultIsolation", "SWIFT_DEFAULT_ACTOR_ISOLATION"].contains($0) && $1 == "MainActor"
    }
  }
}
