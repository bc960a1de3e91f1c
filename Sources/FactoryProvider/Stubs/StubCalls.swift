import Foundation

/// The calls of one requirement of a stub, in order.
///
///     let saved = StubCalls<(id: Int, name: String)>()
///     saved.record((id: 3, name: "Mia"))
///     print(saved.all.map(\.name))  // ["Mia"]
///
/// The code that `lens-gen --emit stubs --record-calls` writes uses this type; your tests read the
/// calls from the stub: `store.saveCalls`. All copies of a stub share their calls, so a test sees
/// the calls of the copy that it passed on.
///
/// The arguments may be of any type, because a stub records in whatever thread calls it; arguments
/// that are not `Sendable` are as thread-safe as the test is.
public final class StubCalls<Arguments>: @unchecked Sendable {
  private let recorder = Recorder<Arguments>()

  /// Creates an empty list of calls.
  public init() {}
}

extension StubCalls {
  /// The arguments of each call, the first call first.
  public var all: [Arguments] { recorder.calls }

  /// Records a call.
  ///
  /// - Parameter arguments: The arguments of the call.
  public func record(_ arguments: Arguments) { recorder.record(arguments) }
}
