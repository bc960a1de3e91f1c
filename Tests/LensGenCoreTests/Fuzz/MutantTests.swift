import Foundation
import LensGenCore
import OpticsLaws
import Testing

/// Checks that no mutant of the hostile models crashes the generator and that, if a mutant
/// compiles, the code generated for it compiles, too.
///
/// `LENS_GEN_FUZZ=20` tries twenty times as many; the seed of a batch is its number.
@Suite struct FuzzTests {
  private static let batches =
    1...(ProcessInfo.processInfo.environment["LENS_GEN_FUZZ"].flatMap(Int.init) ?? 1)

  private let files: [String]

  init() throws {
    files = try Repository.swiftFiles(in: "Tests/HostileTests/Model")
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test(arguments: batches)
  func noMutantCrashesAndAllOutputParses(batch: Int) throws {
    var random = RandomSource(seed: UInt64(batch))
    let generator = Generator(emitting: Set(Emission.allCases))
    for index in 0..<100 {
      let text = try #require(files.randomElement(using: &random)).mutated(using: &random)
      let output = generator.generate(from: [SourceFile(path: "\(index).swift", text: text)])
      guard let generated = output.text else {
        #expect(output.diagnostics.contains { $0.severity == .error })
        continue
      }
      // Without its first line, the output is not recognized as generated, and is read.
      let again = SourceFile(path: "again.swift", text: "//" + generated.dropFirst())
      #expect(!Generator().generate(from: [again]).hasErrors, "batch \(batch), mutant \(index)")
    }
  }

  @Test(arguments: batches)
  func whatCompilesStillCompilesWithItsOptics(batch: Int) throws {
    let types = declarations.filter { $0.contains("struct ") || $0.contains("enum ") }
    try expect([.lenses, .prisms], toCompileFor: types, needing: ["Optics"], batch: batch)
  }

  @Test(arguments: batches)
  func whatCompilesStillCompilesWithItsFactories(batch: Int) throws {
    let types = declarations.filter { $0.contains("struct ") || $0.contains("enum ") }
    try expect(
      [.factories, .fixtures, .builders, .arbitrary], toCompileFor: types,
      needing: ["Optics", "OpticsLaws", "FactoryProvider"], batch: batch)
  }

  @Test(arguments: batches)
  func whatCompilesStillCompilesWithItsStubs(batch: Int) throws {
    let protocols = files.flatMap { $0.components(separatedBy: "\n\n") }
      .filter { $0.contains("protocol ") && !$0.contains("extension ") && !$0.contains("#if") }
    try expect(
      [.stubs], toCompileFor: protocols, needing: ["Optics", "FactoryProvider"], batch: batch)
  }

  /// Expects the code generated for mutants that compile to compile, too.
  private func expect(
    _ emissions: Set<Emission>, toCompileFor declarations: [String], needing modules: [String],
    batch: Int
  ) throws {
    let compiler = try Compiler(modules: modules)
    let folder = try MutantFolder(declarations: declarations, batch: batch)
    let survivors = try folder.survivors(compiler)
    let sources = try survivors.map {
      SourceFile(path: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
    let generator = Generator(emitting: emissions)
    let output = folder.url.appending(path: "Output.generated.swift")
    let text = try #require(generator.generate(from: sources).text)
    try text.write(to: output, atomically: true, encoding: .utf8)
    for languageMode in [5, 6] {
      let complaints = try compiler.complaints(
        about: survivors + [output], languageMode: languageMode)
      // The folder is kept for inspection.
      try #require(complaints.filter { $0.contains("Output.generated") } == [], "batch \(batch)")
    }
    #expect(survivors.count > 1)
    try folder.remove()
    try compiler.remove()
  }

  /// The model's type declarations that can be nested in a type, one by one.
  private var declarations: [String] {
    files.flatMap { $0.components(separatedBy: "\n\n") }
      .filter { !$0.contains("extension ") && !$0.contains("protocol ") && !$0.contains("#if") }
  }
}

extension String {
  /// Whether the braces are balanced, so that the text stays within the surrounding braces.
  fileprivate var closesWhatItOpens: Bool {
    var depth = 0
    for character in self where depth >= 0 {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
    }
    return depth == 0
  }
}

/// A folder of mutants, each in a file and a type of its own.
private struct MutantFolder {
  let url: URL
  private let mutants: [URL]

  init(declarations: [String], batch: Int) throws {
    url = URL.temporaryDirectory.appending(path: "lens-gen-mutants-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    var random = RandomSource(seed: UInt64(batch) << 32)
    var mutants: [URL] = []
    for index in 0..<100 {
      let declaration = try #require(declarations.randomElement(using: &random))
      let mutant = declaration.mutated(using: &random)
      guard mutant.closesWhatItOpens else { continue }
      let file = url.appending(path: "Mutant\(index).swift")
      try "enum Mutant\(index) {\n\(mutant)\n}\n"
        .write(to: file, atomically: true, encoding: .utf8)
      mutants.append(file)
    }
    self.mutants = mutants
  }

  /// Returns the mutants that compile, together with the model that they may refer to.
  func survivors(_ compiler: Compiler) throws -> [URL] {
    let models = try Repository.swiftFiles(in: "Tests/HostileTests/Model")
    var files = mutants
    // An error in one file can hide one in another.
    while true {
      let complaints = try compiler.complaints(about: models + files, languageMode: 5)
      let failed = files.filter { file in
        complaints.contains { $0.contains("/\(file.lastPathComponent):") && $0.contains("error: ") }
      }
      if failed.isEmpty { return models + files }
      files.removeAll(where: failed.contains)
    }
  }

  func remove() throws {
    try FileManager.default.removeItem(at: url)
  }
}
