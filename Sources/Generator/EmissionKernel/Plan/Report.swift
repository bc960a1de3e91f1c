import SwiftModule
import SwiftReading

/// What is skipped while code is planned, and why.
package struct Report: Sendable {
  /// A declaration that is skipped.
  package struct Skip: Sendable {
    package let subject: Subject
    package let reason: SkipReason
  }

  package private(set) var skips: [Skip] = []
  /// The warnings about other things than skipped declarations.
  private var warnings: [Diagnostic] = []

  package init() {}
}

extension Report {
  package mutating func append(_ other: Report) {
    skips += other.skips
    warnings += other.warnings
  }

  package var diagnostics: [Diagnostic] {
    skips.map {
      Diagnostic(
        .warning, $0.reason.id, at: $0.subject.position,
        "skipped '\($0.subject.name)': \($0.reason.message)")
    } + warnings
  }

  package mutating func warn(_ id: MessageID, _ message: String, at position: Position) {
    warnings.append(Diagnostic(.warning, id, at: position, message))
  }

  package mutating func skip(_ subject: Subject, _ reason: SkipReason) {
    skips.append(Skip(subject: subject, reason: reason))
  }

  /// Returns the result of a function, or `nil`, with a message, if the function throws.
  package mutating func planned<Result>(
    _ subject: Subject, _ plan: (inout Report) throws(SkipReason) -> Result?
  ) -> Result? {
    do throws(SkipReason) {
      return try plan(&self)
    } catch {
      skip(subject, error)
      return nil
    }
  }
}
