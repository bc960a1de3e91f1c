import Foundation

/// Records the arguments of calls, in order, so that a test can count and inspect them.
///
///     let lookUps = Recorder<Int>()
///     let name: (Int) -> String = { id in
///       lookUps.record(id)
///       return "user \(id)"
///     }
///     print(name(3), name(5))  // user 3 user 5
///     print(lookUps.calls, lookUps.count)  // [3, 5] 2
///
/// Use a recorder in the closures of a stub. It records what you pass to it: one argument, several
/// arguments as a tuple, or a value computed from them. If only the number of calls matters, record
/// `()`.
///
/// Several threads may record at once. If the recorded values are `Sendable`, a `@Sendable` closure
/// can capture the recorder, such as a closure in the stub of a `Sendable` protocol.
public final class Recorder<Arguments> {
  private let lock = NSLock()
  private var recorded: [Arguments] = []

  /// Creates a recorder without calls.
  public init() {}
}

extension Recorder: @unchecked Sendable where Arguments: Sendable {}

extension Recorder {
  /// The arguments of each call, the first call first.
  public var calls: [Arguments] { lock.withLock { recorded } }

  /// The number of calls.
  public var count: Int { lock.withLock { recorded.count } }

  /// Records a call.
  ///
  /// - Parameter arguments: The arguments, or the ones that matter to the test.
  public func record(_ arguments: Arguments) {
    lock.withLock { recorded.append(arguments) }
  }

  /// Removes all calls.
  public func reset() {
    // Deallocated outside the lock: a recorded value may record something in its deinitializer.
    var forgotten: [Arguments] = []
    lock.withLock { swap(&recorded, &forgotten) }
  }
}
