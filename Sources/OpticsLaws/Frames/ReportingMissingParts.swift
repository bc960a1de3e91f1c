import Optics

/// Runs code, and reports each change in it that finds no part.
///
/// Such a change does nothing and says nothing, so a test whose sample has another case tests
/// something else than it says. Report an issue in Swift Testing, or a failure in XCTest:
///
///     reportingMissingParts(to: { print($0) }) {
///       let scores = ["ann": 1] |> [String: Int]._index("bob") *~ 2
///       print(scores)
///     }
///     // missing part: no Int in ["ann": 1]
///     // ["ann": 1]
///
/// It sees `*~` and `%~`, `set(_:_:)` and `modifying(_:_:)`. Other verbs say in their result whether they
/// found a part, and an edit says it with `?`. Tasks that the code starts and awaits are seen, too.
///
/// It needs the library as built for debugging, as tests are. In a release build, in which changes have
/// to cost nothing, it only runs the code.
///
/// - Parameters:
///   - report: Called with a message for each change that finds no part, before the change.
///   - body: The code with the changes.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
public func reportingMissingParts<Result>(
  to report: @escaping @Sendable (_ message: String) -> Void, _ body: () throws -> Result
) rethrows -> Result {
  #if DEBUG
    try MissingParts.$report.withValue(report, operation: body)
  #else
    try body()
  #endif
}

/// Runs async code, and reports each change in it that finds no part.
///
///     await reportingMissingParts(to: { print($0) }) {
///       await Task.yield()
///       print([Int]._first.set(1, []))
///     }
///     // missing part: no Int in []
///     // []
///
/// - Parameters:
///   - report: Called with a message for each change that finds no part, before the change.
///   - body: The code with the changes.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
nonisolated(nonsending) public func reportingMissingParts<Result>(
  to report: @escaping @Sendable (_ message: String) -> Void,
  _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  #if DEBUG
    try await MissingParts.$report.withValue(report, operation: body)
  #else
    try await body()
  #endif
}
