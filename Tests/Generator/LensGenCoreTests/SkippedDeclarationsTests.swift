import GeneratorTesting
import Testing

/// Checks that the page about skipped declarations lists the reasons of the sources.
@Suite struct SkippedDeclarationsTests {
  @Test func eachReasonIsOnThePage() throws {
    try SkippedDeclarations().expectEachReason()
  }

  @Test func eachReasonToSkipAnOpticIsInTheSources() throws {
    try SkippedDeclarations().expectSources(toHaveReasonsOf: "Edits and optics")
  }
}
