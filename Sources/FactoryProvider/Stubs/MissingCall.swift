/// The error of a test that waited in vain for a call.
///
///     do {
///       try await Recorder<Int>().waitForCall(within: .seconds(0.01), fileID: "M/F.swift", line: 1)
///     } catch {
///       print(error)
///     }
///     // the recorder was called 0 of 1 times within 0.01 seconds
///     //   waited: M/F.swift:1
public struct MissingCall: Error, Equatable, CustomStringConvertible {
  /// The requirement, how often it was called, what was called instead, and the position of the
  /// test.
  public let description: String

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  init(
    _ requirement: String, _ calls: Int, of count: Int, within limit: Duration,
    others: [String]?, location: String
  ) {
    let instead = others.map {
      "\n  called instead: \($0.isEmpty ? "nothing" : $0.joined(separator: "\n    "))"
    }
    let width = others == nil ? "" : "        "
    description =
      "\(requirement) was called \(calls) of \(count) times within \(limit)\(instead ?? "")"
      + "\n  waited: \(width)\(location)"
  }
}

/// Asks for a value until there is one, or until some time has passed.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
nonisolated(nonsending) internal func waited<Value>(
  within limit: Duration, for value: () -> Value?
) async throws -> Value? {
  let start = ContinuousClock.now
  while true {
    if let value = value() { return value }
    // The end of a very long time cannot be computed.
    if start.duration(to: .now) >= limit { return nil }
    // Other tasks run meanwhile, those of the same actor, too.
    try await Task.sleep(nanoseconds: 1_000_000)
  }
}
