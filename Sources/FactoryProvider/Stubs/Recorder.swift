import Foundation

/// Keeps the arguments of calls, in their order, so that a test can count and inspect them.
///
///     let lookUps = Recorder<Int>()
///     let name: (Int) -> String = { id in
///       lookUps.record(id)
///       return "user \(id)"
///     }
///     print(name(3), name(5))  // user 3 user 5
///     print(lookUps.calls, lookUps.count)  // [3, 5] 2
///
/// It is used in the closures that a stub is given, and keeps what they record: an argument, some
/// of them as a tuple, or what a test makes of them. Where only the number of calls matters, record
/// `()`.
///
/// Calls can come from several threads at once. A recorder can be captured by the `@Sendable`
/// closures of a `Sendable` protocol's stub if what it records is `Sendable`.
public final class Recorder<Arguments> {
  private let lock = NSLock()
  private var recorded: [Arguments] = []

  /// A recorder without calls.
  public init() {}
}

extension Recorder: @unchecked Sendable where Arguments: Sendable {}

extension Recorder {
  /// The arguments of each call, from the first on.
  public var calls: [Arguments] { lock.withLock { recorded } }

  /// How many calls there were.
  public var count: Int { lock.withLock { recorded.count } }

  /// Adds a call.
  ///
  /// - Parameter arguments: The arguments, or what of them the test is interested in.
  public func record(_ arguments: Arguments) {
    lock.withLock { recorded.append(arguments) }
  }

  /// Forgets all calls.
  public func reset() {
    // Freed without the lock: what was recorded may record something when it goes.
    var forgotten: [Arguments] = []
    lock.withLock { swap(&recorded, &forgotten) }
  }
}
