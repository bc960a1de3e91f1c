import FactoryProvider
import Testing

/// Returns the issues that code records in the current test, in place of failing the test.
///
/// A known issue would be counted at the end of each run of the tests, as if something were wrong.
///
/// - Parameter code: The code. An error that it throws fails the test, unless it has been recorded as an issue.
func recordedIssues(_ code: @escaping @Sendable () async throws -> Void) async throws -> [Issue] {
  let issues = Recorder<Issue>()
  let recording: IssueHandlingTrait = .compactMapIssues { issue in
    issues.record(issue)
    return nil
  }
  let test = try #require(Test.current)
  try await recording.provideScope(for: test, testCase: Test.Case.current) {
    do { try await code() } catch is ExpectationFailedError {}
  }
  return issues.calls
}
