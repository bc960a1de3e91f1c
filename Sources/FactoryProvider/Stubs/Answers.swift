import Foundation

/// Returns a closure that gives its answers one after the other, and then the last one again.
///
///     let dice: () -> Int = returning(3, 1, 6)
///     print(dice(), dice(), dice(), dice())  // 3 1 6 6
///
/// Use it as the closure of a stub, whatever its arguments:
///
///     struct Lookup { var find: (_ id: Int) async throws -> String }
///
///     let lookup = Lookup(find: returning("Mia", "Noa"))
///
/// For a requirement with a typed error, the answers are results:
/// `returning(.failure(error), .success(3))`. Several threads may call the closure at once. The answers
/// may be of any type; those that are not `Sendable` are as thread-safe as the test is.
///
/// - Parameters:
///   - first: The answer to the first call.
///   - next: The answers to the next calls.
/// - Returns: The closure. It ignores its arguments, none of which may be `inout`.
public func returning<each Argument, Answer>(
  _ first: Answer, _ next: Answer...
) -> @Sendable (repeat each Argument) -> Answer {
  let turns = Turns([first] + next)
  return { (_: repeat each Argument) in turns.next() }
}

/// Returns a closure that throws once, and then gives its answers one after the other, the last one
/// again and again.
///
///     struct Offline: Error {}
///
///     let load: (_ id: Int) throws -> String = throwing(Offline(), then: "Mia")
///     print((try? load(3)) ?? "failed", try load(3))  // failed Mia
///
/// - Parameters:
///   - error: The error for the first call.
///   - first: The answer to the second call.
///   - next: The answers to the next calls.
/// - Returns: The closure. It ignores its arguments, none of which may be `inout`.
public func throwing<each Argument, Answer>(
  _ error: any Error, then first: Answer, _ next: Answer...
) -> @Sendable (repeat each Argument) throws -> Answer {
  let turns = Turns([.failure(error)] + ([first] + next).map { Result.success($0) })
  return { (_: repeat each Argument) in try turns.next().get() }
}

/// Returns a closure that always throws.
///
///     struct Offline: Error {}
///
///     let load: (_ id: Int) throws -> String = throwing(Offline())
///     print((try? load(3)) ?? "failed")  // failed
///
/// - Parameter error: The error.
/// - Returns: The closure. It ignores its arguments, none of which may be `inout`.
public func throwing<each Argument, Answer>(
  _ error: any Error
) -> @Sendable (repeat each Argument) throws -> Answer {
  { (_: repeat each Argument) in throw error }
}

/// Returns a closure that always fails, for a requirement with a typed error, whose closure returns a result.
///
///     struct Offline: Error {}
///
///     let load: (_ id: Int) -> Result<String, Offline> = throwing(Offline())
///     print((try? load(3).get()) ?? "failed")  // failed
///
/// - Parameter error: The error.
/// - Returns: The closure. It ignores its arguments, none of which may be `inout`.
@_disfavoredOverload
public func throwing<each Argument, Answer, Failure>(
  _ error: Failure
) -> @Sendable (repeat each Argument) -> Result<Answer, Failure> {
  { (_: repeat each Argument) in .failure(error) }
}

/// Answers that are given one after the other.
private final class Turns<Answer>: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: ArraySlice<Answer>

  init(_ answers: [Answer]) {
    self.answers = answers[...]
  }

  func next() -> Answer {
    lock.withLock { answers.count > 1 ? answers.removeFirst() : answers[answers.startIndex] }
  }
}
