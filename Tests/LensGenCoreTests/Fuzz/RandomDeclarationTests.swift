import Foundation
import GeneratorTesting
import LensGenCore
import OpticsLaws
import Testing

/// Checks that the code generated for random declarations compiles, and that its lenses are lawful.
///
/// Unlike the hostile models, nobody has thought of what meets in them.
@Suite struct RandomDeclarationTests {
  @Test(arguments: Fuzz.batches)
  func lensesOfRandomInitializersAndObserversAreLawful(batch: Int) throws {
    var random = RandomSource(seed: UInt64(batch))
    let structs = (0..<300).map {
      var candidate = RandomStruct(named: "Struct\($0)", using: &random)
      return candidate.text()
    }
    let survivors = try Survivors(
      of: structs + ["func note(_ text: String) {}"], languageMode: 6)
    let laws = Generator(emitting: [.arbitrary, .lenses, .laws]).generate(
      from: try survivors.sources())
    let checked = try #require(laws.text).matches(of: /checkLaws\(of: (\w+\._\w+)\)/).map(\.1)
    #expect(checked.count > 100)
    let lines = checked.map { #"report("\#($0)", lawViolations(of: \#($0)))"# }
    let printed = try survivors.output(
      ofRunning: """
        import OpticsLaws
        func report(_ optic: String, _ violations: [LawViolation]) {
          for violation in violations { print("BROKEN", optic, violation) }
        }
        \(lines.joined(separator: "\n"))
        """, with: try survivors.generate(with: Generator(emitting: [.arbitrary, .lenses])))
    let broken = printed.split(separator: "\n").filter { $0.hasPrefix("BROKEN") }
    try #require(broken == [], "batch \(batch), in \(survivors.folder.path)")
    try survivors.remove()
  }

  @Test(arguments: Fuzz.batches)
  func whatIsGeneratedForARandomModuleAndItsTestsCompiles(batch: Int) throws {
    let survivors = try survivors(of: batch)
    var generator = Generator(emitting: Set(Emission.allCases).subtracting([.laws]))
    try survivors.expectToCompile(with: generator, "batch \(batch)")
    for (number, variant) in Generator.variants.enumerated() {
      generator = variant
      generator.emissions = Set(Emission.allCases).subtracting([.laws])
      try survivors.expectToCompile(
        with: generator, languageModes: [6], "batch \(batch), variant \(number)")
    }

    generator = Generator(emitting: Set(Emission.allCases))
    try survivors.expectToCompileInTests(with: generator, "batch \(batch), tests")
    generator = try #require(Generator.variants.first)
    generator.emissions = Set(Emission.allCases)
    try survivors.expectToCompileInTests(with: generator, "batch \(batch), tests, variant 0")
    try survivors.remove()
  }

  @Test(arguments: Fuzz.batches)
  func whatIsGeneratedForARandomModuleOnTheMainActorCompiles(batch: Int) throws {
    let survivors = try survivors(of: batch, options: ["-default-isolation", "MainActor"])
    var generator = Generator(emitting: Set(Emission.allCases).subtracting([.laws]))
    generator.isMainActorByDefault = true
    try survivors.expectToCompile(with: generator, "batch \(batch)")
    try survivors.remove()
  }

  private func survivors(of batch: Int, options: [String] = []) throws -> Survivors {
    let survivors = try Survivors(
      of: RandomModule(seed: UInt64(batch)).declarations, languageMode: 6, options: options)
    #expect(survivors.files.count > 60, "batch \(batch)")
    return survivors
  }
}
