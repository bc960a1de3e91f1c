import SwiftModule
import SwiftReading

/// What is skipped while code is planned, and why.
package struct Report: Sendable {
  /// A declaration that is skipped.
  package struct Skip: Sendable {
    /// The declaration's full name.
    package var name: String
    package var position: Position
    package var reason: SkipReason
  }

  package private(set) var skips: [Skip] = []
  /// The warnings about other things than skipped declarations.
  private var warnings: [Diagnostic] = []

  package init(skips: [Skip] = []) {
    self.skips = skips
  }
}

extension Report {
  package mutating func append(_ other: Report) {
    skips += other.skips
    warnings += other.warnings
  }

  package var diagnostics: [Diagnostic] {
    skips.map {
      Diagnostic(.warning, at: $0.position, "skipped '\($0.name)': \($0.reason.message)")
    } + warnings
  }

  package mutating func warn(_ message: String, at position: Position) {
    warnings.append(Diagnostic(.warning, at: position, message))
  }

  package mutating func skip(_ name: String, at position: Position, _ reason: SkipReason) {
    skips.append(Skip(name: name, position: position, reason: reason))
  }

  package mutating func skip(_ type: TypeDeclaration, _ reason: SkipReason) {
    skip(type.name, at: type.position, reason)
  }

  /// Returns the result of a function, or `nil`, with a message, if the function throws.
  package mutating func planned<Result>(
    _ name: String, at position: Position, _ plan: (inout Report) throws(SkipReason) -> Result?
  ) -> Result? {
    do throws(SkipReason) {
      return try plan(&self)
    } catch {
      skip(name, at: position, error)
      return nil
    }
  }
}
