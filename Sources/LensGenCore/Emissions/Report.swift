/// What is skipped while code is planned, and why.
struct Report: Sendable {
  private(set) var diagnostics: [Diagnostic] = []
}

extension Report {
  /// Adds what another report has.
  mutating func append(_ other: Report) { diagnostics += other.diagnostics }

  /// Records that a declaration is skipped.
  mutating func skip(_ name: String, at position: Position, _ reason: SkipReason) {
    diagnostics.append(Diagnostic(.warning, at: position, "skipped '\(name)': \(reason.message)"))
  }

  /// Returns the result of a function, or `nil`, with a message, if the function throws.
  mutating func planned<Result>(
    _ name: String, at position: Position, _ plan: () throws(Skipped) -> Result
  ) -> Result? {
    do throws(Skipped) {
      return try plan()
    } catch {
      skip(name, at: position, error.reason)
      return nil
    }
  }
}
