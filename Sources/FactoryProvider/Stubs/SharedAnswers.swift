import Foundation

/// The closures of a stub that is a class, shared by all who hold it.
///
/// A protocol for classes only may ask for properties that can be written. What is written to them
/// is then seen by everyone who holds the stub.
public final class SharedAnswers<Answers>: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: Answers

  /// The closures to begin with.
  public init(_ answers: Answers) {
    self.answers = answers
  }

  /// The closures as they are now.
  public var value: Answers {
    get { lock.withLock { answers } }
    set {
      // Freed without the lock: what the old closures hold may use the stub when it goes.
      var replaced = newValue
      lock.withLock { swap(&answers, &replaced) }
    }
  }
}
