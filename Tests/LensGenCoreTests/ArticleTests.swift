import GeneratorTesting
import LensGenCore
import Testing

/// Checks that the generated code shown in the articles is the code generated for the model above
/// it.
@Suite struct ArticleTests {
  @Test func theShownCodeIsGenerated() throws {
    let cases: [(String, Emission)] = [
      ("FactoryProvider/FactoryProvider.docc/Factories.md", .factories),
      ("FactoryProvider/FactoryProvider.docc/Fixtures.md", .fixtures),
      ("FactoryProvider/FactoryProvider.docc/Builders.md", .builders),
    ]
    for (page, emission) in cases {
      try Article(page).expectGeneratedCode(by: Generator(emitting: [emission]))
    }
  }

  /// This page marks generated code, and may leave out some of it.
  @Test func theCodeMarkedAsGeneratedIsGenerated() throws {
    let page = "FactoryProvider/FactoryProvider.docc/MigratingToFactoryProvider.md"
    try Article(page).expectMarkedCode(by: Generator(emitting: [.fixtures]))
  }
}
