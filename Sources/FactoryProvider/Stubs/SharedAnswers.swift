import Foundation

/// The closures of a stub, shared by all references to a stub that is a class, or by all copies of a
/// stub that `lens-gen --emit stubs --shared-stubs` writes.
///
/// Every reference or copy sees the closures that a test sets, and the values that are written to
/// the stub's properties.
public final class SharedAnswers<Answers> {
  private let lock = NSLock()
  private var answers: Answers

  /// Creates storage with the initial closures.
  public init(_ answers: Answers) {
    self.answers = answers
  }
}

extension SharedAnswers: @unchecked Sendable where Answers: Sendable {}

extension SharedAnswers {
  /// The current closures.
  public var value: Answers { lock.withLock { answers } }

  /// Changes some of the closures, and keeps those that other threads change at the same time.
  ///
  /// - Parameter change: Changes the closures; it must not use the stub.
  public func update(_ change: (inout Answers) -> Void) {
    // Deallocated outside the lock: the old closures may hold something whose deinitializer uses
    // the stub.
    let replaced = lock.withLock {
      let current = answers
      change(&answers)
      return current
    }
    withExtendedLifetime(replaced) {}
  }
}
