import GeneratorTesting
import LensGenCore
import StubEmission
import Testing

/// Checks that the stubs shown in the articles are those generated for the protocols above them.
@Suite struct StubArticleTests {
  @Test func theShownStubsAreGenerated() throws {
    let article = try Article("FactoryProvider/FactoryProvider.docc/Stubs.md")
    let usual = Generator(emitting: [.stubs])
    article.expectGeneratedCode(by: usual)
    var shared = usual
    shared.stubs.sharesClosures = true
    var recording = usual
    recording.stubs.recordsCalls = true
    try article.expectGeneratedCode(after: "protocol Weather", by: shared)
    try article.expectGeneratedCode(after: "protocol Mailer", by: recording)
    try article.expectGeneratedCode(after: "// lens-gen: stub", by: usual)
  }

  @Test func eachReasonToSkipAStubIsInTheSources() throws {
    try SkippedDeclarations().expectSources(toHaveReasonsOf: "Stubs")
  }
}
