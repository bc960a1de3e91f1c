import Foundation
import LensGenCore
import Testing

/// Checks that the generated code shown in the articles is the code generated for the model above
/// it.
@Suite struct ArticleTests {
  @Test(
    arguments: [
      ("Optics/Optics.docc/Articles/GettingStarted.md", .lenses),
      ("FactoryProvider/FactoryProvider.docc/Factories.md", .factories),
      ("FactoryProvider/FactoryProvider.docc/Fixtures.md", .fixtures),
      ("FactoryProvider/FactoryProvider.docc/Builders.md", .builders),
      ("FactoryProvider/FactoryProvider.docc/Stubs.md", .stubs),
    ] as [(String, Emission)])
  func theShownCodeIsGenerated(page: String, emission: Emission) throws {
    let text = try String(
      contentsOf: Repository.root.appending(path: "Sources/\(page)"), encoding: .utf8)
    let blocks = text.components(separatedBy: "\n```").filter { $0.hasPrefix("swift\n") }
      .map { String($0.dropFirst("swift\n".count)) }
    let generator = Generator(emitting: [emission])
    let isShown = zip(blocks, blocks.dropFirst()).contains { model, shown in
      // Articles have shorter lines, so line breaks may differ.
      Generated(model, by: generator).text.filter { !$0.isWhitespace }
        == shown.filter { !$0.isWhitespace }
    }
    #expect(isShown)
  }
}
