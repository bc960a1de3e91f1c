import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

@testable import EmissionKernel
@testable import SwiftReading

/// Declarations in a folder, each in a file of its own, without those that the compiler rejects.
///
/// Declarations that are made up at random need not be valid, as long as many of them are.
struct Survivors {
  /// The files, and those of other models of the same module.
  private(set) var files: [URL]

  /// The folder, which is kept for inspection until it is removed.
  let folder: URL

  private let compiler: Compiler
  private let languageMode: Int
  private let options: [String]

  /// Writes declarations to files, and leaves out those with errors.
  ///
  /// - Parameters:
  ///   - declarations: The declarations.
  ///   - models: Other files of the same module, without errors.
  ///   - languageMode: The version of Swift that the declarations have to be valid in.
  ///   - options: The compiler's options.
  init(
    of declarations: [String], beside models: [URL] = [], languageMode: Int, options: [String] = []
  ) throws {
    compiler = try Compiler(modules: Compiler.librariesOfAllEmissions)
    folder = URL.temporaryDirectory.appending(path: "lens-gen-fuzz-\(UUID().uuidString)")
    self.languageMode = languageMode
    self.options = options
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    files = []
    for (index, declaration) in declarations.enumerated() {
      let file = folder.appending(path: "Candidate\(index).swift")
      try declaration.write(to: file, atomically: true, encoding: .utf8)
      files.append(file)
    }
    // An error in one file can hide one in another.
    while true {
      let complaints = try compiler.complaints(
        about: models + files, languageMode: languageMode, options: options)
      let failed = files.filter { file in
        complaints.contains { $0.contains("/\(file.lastPathComponent):") && $0.contains("error: ") }
      }
      files.removeAll(where: failed.contains)
      if !failed.isEmpty { continue }
      // A compiler that crashes names no file.
      try #require(complaints.filter(\.isFailure) == [])
      break
    }
    files = models + files
  }
}

extension Survivors {
  /// Expects the code generated for the files to compile together with them, without a warning.
  ///
  /// If it does not, the folder is kept for inspection.
  func expectToCompile(
    with generator: Generator, languageModes: [Int] = [5, 6], _ comment: Comment
  ) throws {
    let generated = try generate(with: generator)
    for languageMode in languageModes {
      let complaints = try compiler.complaints(
        about: files + generated, languageMode: languageMode, options: options,
        onlyTypes: Compiler.checksOnlyTypes(in: languageMode))
      // In other modes, the files may have errors of their own.
      let isValid = languageMode == self.languageMode
      let unexpected = complaints.filter {
        $0.contains(".generated.swift") || isValid && $0.isFailure
      }
      try #require(unexpected == [], comment)
    }
  }

  /// Expects the code generated for the files to compile in a test target of theirs.
  func expectToCompileInTests(with generator: Generator, _ comment: Comment) throws {
    var generator = generator
    generator.settings.testableImports = ["Model"]
    let generated = try generate(with: generator)
    for languageMode in [5, 6] {
      try compiler.addModule("Model", of: files, languageMode: languageMode, options: options)
      let complaints = try compiler.complaints(
        about: generated, named: "ModelTests", languageMode: languageMode, options: options,
        onlyTypes: Compiler.checksOnlyTypes(in: languageMode))
      try #require(complaints == [], comment)
    }
  }

  /// Writes the code generated for each file, and returns the generated files.
  func generate(with generator: Generator) throws -> [URL] {
    let files = try #require(generator.generate(from: sources()).files)
    return try zip(GeneratedNames.names(of: files.map(\.source)), files).compactMap { name, file in
      guard let text = file.text else { return nil }
      let output = folder.appending(path: name)
      try text.write(to: output, atomically: true, encoding: .utf8)
      return output
    }
  }

  func sources() throws -> [SourceFile] {
    try files.map {
      SourceFile(path: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
  }

  /// Returns what a program of these files and others prints; one of them is `main.swift`.
  func output(ofRunning mainText: String, with generated: [URL]) throws -> String {
    let main = folder.appending(path: "main.swift")
    try mainText.write(to: main, atomically: true, encoding: .utf8)
    return try compiler.output(ofRunning: files + generated + [main], in: folder)
  }

  func remove() throws {
    try FileManager.default.removeItem(at: folder)
    try compiler.remove()
  }
}

extension String {
  /// Whether the compiler says by it that it has failed.
  fileprivate var isFailure: Bool { contains("error: ") || hasPrefix("exit status") }
}
