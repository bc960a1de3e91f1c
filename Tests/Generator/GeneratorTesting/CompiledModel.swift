import EmissionKernel
import Foundation
import LensGenCore
import SwiftModule
import SwiftReading
import Testing

/// A module named `Model`, for each of whose files code is generated and compiled.
@available(macOS 13, *)
package struct CompiledModel {
  private let files: [String]
  /// The options of the compiler for the model, and for what is generated.
  private let options: [String]
  /// Other modules that the model imports, by name.
  private let others: [String: String]

  package init(_ files: String..., options: [String] = [], beside others: [String: String] = [:]) {
    self.init(files, options: options, beside: others)
  }

  package init(_ files: [String], options: [String] = [], beside others: [String: String] = [:]) {
    self.files = files
    self.options = options
    self.others = others
  }
}

@available(macOS 13, *)
extension CompiledModel {
  /// Returns what the compiler says of the code in the model, in each language mode.
  package func complaints(
    by generator: Generator, languageModes: [Int] = Compiler.languageModes
  ) throws -> [String] {
    let (compiler, folder) = try prepared()
    defer { try? compiler.remove() }
    let generated = try write(with: generator, to: folder)
    return try languageModes.flatMap {
      try compiler.complaints(
        about: urls(in: folder) + generated, languageMode: $0, options: options,
        onlyTypes: Compiler.checksOnlyTypes(in: $0))
    }
  }

  /// Returns what the compiler says of the code in a test target of the model, in each language mode.
  ///
  /// - Parameter testOptions: The options of the compiler for the test target.
  package func complaintsInTests(
    by generator: Generator, languageModes: [Int] = Compiler.languageModes,
    options testOptions: [String]? = nil
  ) throws -> [String] {
    var generator = generator
    generator.settings.testableImports = ["Model"]
    let (compiler, folder) = try prepared()
    defer { try? compiler.remove() }
    let generated = try write(with: generator, to: folder)
    // The compiler refuses to compile no file.
    if generated.isEmpty { return [] }
    return try languageModes.flatMap { mode in
      try compiler.addModule("Model", of: urls(in: folder), languageMode: mode, options: options)
      return try compiler.complaints(
        about: generated, named: "ModelTests", languageMode: mode, options: testOptions ?? options,
        onlyTypes: Compiler.checksOnlyTypes(in: mode))
    }
  }

  private func prepared() throws -> (Compiler, CommandFolder) {
    let compiler = try Compiler(modules: Compiler.librariesOfAllEmissions)
    for (name, text) in others { try compiler.addModule(name, text) }
    let names = files.indices.map { "\($0).swift" }
    return (compiler, try CommandFolder(Dictionary(uniqueKeysWithValues: zip(names, files))))
  }

  private func urls(in folder: CommandFolder) -> [URL] {
    files.indices.map { folder.url.appending(path: "\($0).swift") }
  }

  private func write(with generator: Generator, to folder: CommandFolder) throws -> [URL] {
    let sources = files.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let generated = try #require(generator.generate(from: sources).files)
    return try generated.compactMap { file in
      guard let text = file.text else { return nil }
      let name = "Generated\(file.source)"
      try folder.write(text, to: name)
      return folder.url.appending(path: name)
    }
  }
}
