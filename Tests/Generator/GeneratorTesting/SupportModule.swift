import Foundation
import LensGenCore
import SwiftReading
import Testing

/// A module that several test targets share, with the code generated for the public declarations of
/// a module named `Model`.
@available(macOS 13, *)
package struct SupportModule {
  private let model: String

  package init(of model: String) {
    self.model = model
  }
}

@available(macOS 13, *)
extension SupportModule {
  /// Returns what the compiler says about the code in its module, and about a test that imports both,
  /// in each of the language modes.
  package func complaints(
    by generator: Generator, usedBy test: String, options: [String] = [],
    languageModes: [Int] = Compiler.languageModes
  ) throws -> [String] {
    let source = SourceFile(path: "Model.swift", text: model)
    let text = try #require(generator.generate(from: [source]).text)
    let names = ["Model", "Support", "Tests"]
    let folder = try CommandFolder([
      "Model.swift": model, "Support.swift": text, "Tests.swift": test,
    ])
    let files = names.map { [folder.url.appending(path: "\($0).swift")] }
    return try languageModes.flatMap { mode in
      let compiler = try Compiler(modules: Compiler.librariesOfAllEmissions)
      defer { try? compiler.remove() }
      try compiler.addModule("Model", of: files[0], languageMode: mode)
      let complaints = try compiler.complaints(
        about: files[1], named: "Support", languageMode: mode, options: options,
        onlyTypes: Compiler.checksOnlyTypes(in: mode))
      if complaints != [] { return complaints + [text] }
      try compiler.addModule("Support", of: files[1], languageMode: mode, options: options)
      return try compiler.complaints(
        about: files[2], named: "Tests", languageMode: mode, options: options,
        onlyTypes: Compiler.checksOnlyTypes(in: mode))
    }
  }
}
