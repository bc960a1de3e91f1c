import Foundation
import Testing

/// Runs the Swift compiler, to test whether code compiles.
@available(macOS 13, *)
package struct Compiler {
  /// The folder with the modules of the libraries.
  private let modules: URL

  /// The language modes in which generated code is compiled, unless a test is about one: the newest; all of them in
  /// extended tests; or those of the variable, for tests that have run in the others.
  package static let languageModes: [Int] = {
    let environment = ProcessInfo.processInfo.environment
    if let modes = environment["OPTICS_LANGUAGE_MODES"] {
      return modes.split(separator: ",").compactMap { Int($0) }
    }
    return environment["OPTICS_EXTENDED_TESTS"] == nil ? [6] : [5, 6]
  }()

  /// Whether the compiler only has to check types in a language mode: what follows, such as initialization and
  /// ownership, is the same in all modes, and what compiles in an older one is compiled in the newest, too, which also
  /// looks for data races.
  package static func checksOnlyTypes(in mode: Int) -> Bool { mode < 6 }

  /// The modules of the package that generated code may import.
  package static let librariesOfAllEmissions = [
    "Optics", "OpticsCompletion", "OpticsLaws", "FactoryProvider",
  ]

  /// Creates a compiler that finds these modules of the package, as they were built for the tests.
  package init(modules names: [String] = ["Optics"]) throws {
    modules = URL.temporaryDirectory.appending(path: "lens-gen-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let products = try Repository.builtProducts
    let folder = products.appending(path: "Modules")
    // Swift Build puts the modules beside the programs.
    let built = FileManager.default.fileExists(atPath: folder.path) ? folder : products
    let used = names.contains("OpticsLaws") ? ["OpticsChanges"] : []
    for name in (names + used).map({ "\($0).swiftmodule" }) {
      try FileManager.default.createSymbolicLink(
        at: modules.appending(path: name), withDestinationURL: built.appending(path: name))
    }
  }
}

@available(macOS 13, *)
extension Compiler {
  /// Adds a module that sources may import.
  package func addModule(_ name: String, _ text: String) throws {
    let source = modules.appending(path: "\(name).swift")
    try text.write(to: source, atomically: true, encoding: .utf8)
    try addModule(name, of: [source])
  }

  /// Adds a module of source files that sources may import, with `@testable`, too.
  package func addModule(
    _ name: String, of files: [URL], languageMode: Int = 5, options: [String] = []
  ) throws {
    let output = try run(
      "swiftc",
      ["-emit-module", "-enable-testing", "-parse-as-library", "-module-name", name]
        + ["-swift-version", String(languageMode), "-package-name", "tests"]
        + ["-I", modules.path] + options + files.map(\.path)
        + ["-o", modules.appending(path: "\(name).swiftmodule").path])
    try #require(output.status == 0, "\(output.text)")
  }

  /// Returns the errors and warnings for source files that form a module.
  ///
  /// Any other failure counts, too.
  package func complaints(
    about files: [URL], named name: String = "Model", languageMode: Int, options: [String] = [],
    onlyTypes: Bool = false
  ) throws -> [String] {
    // A compiler that runs as the superuser would replace '/dev/null'.
    let result = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).sil")
    defer { try? FileManager.default.removeItem(at: result) }
    let output = try run(
      "swiftc",
      (onlyTypes ? ["-typecheck"] : ["-emit-sil", "-o", result.path])
        + ["-wmo", "-swift-version", String(languageMode)]
        + ["-parse-as-library", "-package-name", "tests", "-module-name", name]
        + ["-enable-upcoming-feature", "ExistentialAny"]
        + ["-I", modules.path] + options + files.map(\.path))
    return output.text.split(separator: "\n").map(String.init)
      .filter { $0.contains("error: ") || $0.contains("warning: ") }
      + (output.status == 0 ? [] : ["exit status \(output.status)"])
  }

  /// Returns the errors and warnings for a module of these sources, in each of the usual language modes.
  package static func complaints(
    about sources: String..., importing modules: [String] = ["Optics", "FactoryProvider"],
    options: [String] = []
  ) throws -> [String] {
    try complaints(
      about: sources, importing: modules, languageModes: languageModes, options: options)
  }

  /// Returns the errors and warnings for a module of these sources whose types are isolated to the main
  /// actor by default.
  package static func complaints(
    aboutIsolated sources: String..., languageMode: Int
  ) throws -> [String] {
    try complaints(
      about: sources, importing: librariesOfAllEmissions, languageModes: [languageMode],
      options: ["-default-isolation", "MainActor"])
  }

  private static func complaints(
    about sources: [String], importing modules: [String], languageModes: [Int],
    options: [String] = []
  ) throws -> [String] {
    let names = sources.indices.map { "\($0).swift" }
    let folder = try CommandFolder(Dictionary(uniqueKeysWithValues: zip(names, sources)))
    let compiler = try Compiler(modules: modules)
    defer { try? compiler.remove() }
    let files = names.map { folder.url.appending(path: $0) }
    return try languageModes.flatMap {
      try compiler.complaints(
        about: files, languageMode: $0, options: options,
        onlyTypes: checksOnlyTypes(in: $0))
    }
  }

  /// Returns what a program of these files prints; one of them is `main.swift`.
  package func output(ofRunning files: [URL], in folder: URL) throws -> String {
    let built = try Repository.builtProducts
    let libraries = ["Optics", "OpticsChanges", "OpticsLaws", "FactoryProvider"]
    let objects = try libraries.flatMap { library in
      let folder = built.appending(path: "\(library).build")
      // Swift Build puts all objects of a library into one.
      if !FileManager.default.fileExists(atPath: folder.path) {
        return [built.appending(path: "\(library).o")]
      }
      // Beside them, there may be objects of files that are gone.
      return try Repository.swiftFiles(in: "Sources/\(library)").map {
        folder.appending(path: "\($0.lastPathComponent).o")
      }
    }
    let program = folder.appending(path: "program")
    let options = ["-Onone", "-wmo", "-swift-version", "6", "-module-name", "Model"]
    let inputs = (files + objects).map(\.path)
    let build = try run(
      "swiftc", options + ["-I", modules.path] + inputs + ["-o", program.path])
    try #require(build.status == 0, "\(build.text)")
    let output = try run(program.path, [])
    try #require(output.status == 0, "\(output.text)")
    return output.text
  }

  /// Removes the compiler's files.
  package func remove() throws {
    try FileManager.default.removeItem(at: modules)
  }

  private func run(_ command: String, _ arguments: [String]) throws -> (text: String, status: Int32)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
