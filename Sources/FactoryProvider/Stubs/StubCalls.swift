import Foundation

/// The calls that a stub has received, in order.
///
///     let calls = StubCalls()
///     calls.record("Store.save(_:)", "Mia")
///     calls.record("Store.delete(id:)", 3)
///     print(calls.names, calls.arguments(of: "Store.save(_:)", as: String.self))
///     // ["Store.save(_:)", "Store.delete(id:)"] ["Mia"]
///
/// The code that `lens-gen --emit stubs --record-calls` writes uses this type; your tests read the
/// calls from the stub: `store.saveCalls`. All copies of a stub share their calls, so a test sees
/// the calls of the copy that it passed on. A stub that a lens makes begins without calls.
///
/// The arguments may be of any type, because a stub records in whatever thread calls it; arguments
/// that are not `Sendable` are as thread-safe as the test is.
public final class StubCalls: @unchecked Sendable {
  private let lock = NSLock()
  private var calls: [StubCall] = []

  /// Creates an empty list of calls.
  public init() {}
}

extension StubCalls {
  /// The names of the requirements that were called, in order, such as `Store.save(_:)`.
  public var names: [String] { all.map(\.requirement) }

  /// Records a call.
  ///
  /// - Parameters:
  ///   - requirement: The name of the requirement.
  ///   - arguments: The arguments of the call, if there are any.
  public func record<Arguments>(_ requirement: String, _ arguments: Arguments = ()) {
    let arguments = ArgumentsBox(arguments)
    lock.withLock {
      // Numbered inside the lock, so that the calls of one stub have one order.
      calls.append(
        StubCall(requirement: requirement, arguments: arguments, position: CallOrder.next()))
    }
  }

  /// Returns the arguments of each call of a requirement, the first call first.
  ///
  /// - Parameters:
  ///   - requirement: The name of the requirement.
  ///   - type: The type of the arguments, the same as when the calls were recorded.
  /// - Returns: The arguments of the calls.
  public func arguments<Arguments>(
    of requirement: String, as type: Arguments.Type = Arguments.self
  ) -> [Arguments] {
    CallReading.current?.note(requirement)
    return all.compactMap { call in
      call.requirement == requirement
        ? (call.arguments as? ArgumentsBox<Arguments>)?.arguments : nil
    }
  }

  /// All calls.
  internal var all: [StubCall] { lock.withLock { calls } }
}

extension StubCalls {
  /// Returns the names of the requirements that were called on some stubs, in the order of the calls.
  ///
  ///     struct Store: RecordingStub { let stubCalls = StubCalls() }
  ///
  ///     let (store, mailer) = (Store(), Store())
  ///     store.stubCalls.record("Store.save(_:)", "Mia")
  ///     mailer.stubCalls.record("Mailer.send(to:)", "Mia")
  ///     print(StubCalls.names(of: mailer, store))  // ["Store.save(_:)", "Mailer.send(to:)"]
  ///
  /// Compare the names in a test: this also shows that nothing else was called.
  ///
  /// - Parameter stubs: Stubs that record their calls.
  /// - Returns: The names, such as `Store.save(_:)`.
  public static func names(of stubs: any RecordingStub...) -> [String] {
    stubs.flatMap(\.stubCalls.all).sorted { $0.position < $1.position }.map(\.requirement)
  }
}

/// The reading of recorded calls by a closure, to learn of which requirement they are.
internal final class CallReading: @unchecked Sendable {
  @TaskLocal internal static var current: CallReading?

  private let lock = NSLock()
  private var requirement: String?

  internal func note(_ requirement: String) { lock.withLock { self.requirement = requirement } }

  /// Returns the requirement whose calls a closure reads last; `nil` if it reads none.
  internal static func requirement(readBy read: () -> Void) -> String? {
    let reading = CallReading()
    $current.withValue(reading, operation: read)
    return reading.lock.withLock { reading.requirement }
  }
}

/// One call of a stub.
internal struct StubCall {
  internal let requirement: String
  internal let arguments: any CustomStringConvertible
  /// The position among the calls of all stubs.
  internal let position: UInt64
}

extension StubCall: CustomStringConvertible {
  internal var description: String {
    let text = arguments.description
    return text == "()" ? requirement : "\(requirement) with \(text)"
  }
}

/// Keeps the exact type of arguments, such as that of an optional.
private struct ArgumentsBox<Arguments>: CustomStringConvertible {
  let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  var description: String { String(reflecting: arguments) }
}

/// Numbers the calls of all stubs.
private enum CallOrder {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last: UInt64 = 0

  static func next() -> UInt64 {
    lock.withLock {
      last += 1
      return last
    }
  }
}
