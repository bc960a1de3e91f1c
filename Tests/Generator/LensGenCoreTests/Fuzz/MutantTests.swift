import Foundation
import GeneratorTesting
import LensGenCore
import OpticsLaws
import Testing

@testable import SwiftReading

/// Checks that no mutant of the hostile models crashes the generator and that, if a mutant
/// compiles, the code generated for it compiles, too.
@Suite struct MutantTests {
  private let files: [String]

  init() throws {
    files = try Repository.swiftFiles(in: "Tests/Generator/HostileTests/Model")
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test(arguments: Fuzz.batches)
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

  @Test(arguments: Fuzz.batches)
  func whatCompilesStillCompilesWithItsOptics(batch: Int) throws {
    try expect([.lenses, .prisms], toCompileForMutantsOf: types, batch: batch)
  }

  @Test(arguments: Fuzz.batches)
  func whatCompilesStillCompilesWithItsFactories(batch: Int) throws {
    try expect(
      [.factories, .fixtures, .builders, .arbitrary], toCompileForMutantsOf: types, batch: batch)
  }

  @Test(arguments: Fuzz.batches)
  func protocolsThatCompileStillCompileWithAllThatIsGenerated(batch: Int) throws {
    let protocols = declarations.filter { $0.contains("protocol ") }
    try expect(
      Set(Emission.allCases).subtracting([.laws]), toCompileForMutantsOf: protocols, batch: batch)
  }

  /// Expects the code generated for mutants that compile to compile, too.
  private func expect(
    _ emissions: Set<Emission>, toCompileForMutantsOf declarations: [String], batch: Int
  ) throws {
    var random = RandomSource(seed: UInt64(batch) << 32)
    let mutants = (0..<100).map { _ in
      random.choice(of: declarations).mutated(using: &random)
    }
    let models = try Repository.swiftFiles(in: "Tests/Generator/HostileTests/Model")
    let survivors = try Survivors(
      of: mutants.filter(\.closesWhatItOpens).enumerated().map { "enum Mutant\($0) {\n\($1)\n}\n" },
      beside: models, languageMode: 5)
    #expect(survivors.files.count > models.count)
    try survivors.expectToCompile(with: Generator(emitting: emissions), "batch \(batch)")
    try survivors.remove()
  }

  /// The model's type declarations that can be nested in a type, one by one.
  private var types: [String] {
    declarations.filter {
      !$0.contains("protocol ") && ($0.contains("struct ") || $0.contains("enum "))
    }
  }

  private var declarations: [String] {
    files.flatMap { $0.components(separatedBy: "\n\n") }
      .filter { !$0.contains("extension ") && !$0.contains("#if") }
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
