import Foundation

/// The closures of a stub that is a class, shared by all references to the stub.
///
/// A protocol that only classes can conform to may have properties with setters. Every reference to
/// the stub sees the values written to them.
public final class SharedAnswers<Answers>: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: Answers

  /// Creates storage with the initial closures.
  public init(_ answers: Answers) {
    self.answers = answers
  }

  /// The current closures.
  public var value: Answers {
    get { lock.withLock { answers } }
    set {
      // Deallocated outside the lock: the old closures may hold something whose deinitializer uses
      // the stub.
      var replaced = newValue
      lock.withLock { swap(&answers, &replaced) }
    }
  }
}
