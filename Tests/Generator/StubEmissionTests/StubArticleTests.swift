import GeneratorTesting
import Testing

/// Checks what the articles say about stubs; `Scripts/check-pages` compiles and runs their examples.
@Suite struct StubArticleTests {
  @Test func eachReasonToSkipAStubIsInTheSources() throws {
    try SkippedDeclarations().expectSources(toHaveReasonsOf: "Stubs")
  }
}
