import Foundation

/// The error of a test that waited in vain for a call.
///
///     do {
///       try await Recorder<Int>().waitForCall(within: 0.01, fileID: "M/F.swift", line: 1)
///     } catch {
///       print(error)
///     }
///     // the recorder was called 0 of 1 times within 0.01 s
///     //   waited: M/F.swift:1
public struct MissingCall: Error, Equatable, CustomStringConvertible {
  /// The requirement, how often it was called, what was called instead, and the position of the
  /// test.
  public let description: String

  init(
    _ requirement: String, _ calls: Int, of count: Int, within seconds: Double,
    others: [String]?, location: String
  ) {
    let instead = others.map {
      "\n  called instead: \($0.isEmpty ? "nothing" : $0.joined(separator: "\n    "))"
    }
    let width = others == nil ? "" : "        "
    description =
      "\(requirement) was called \(calls) of \(count) times within \(seconds) s\(instead ?? "")"
      + "\n  waited: \(width)\(location)"
  }
}

/// Asks for a value until there is one, or until some time has passed.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
nonisolated(nonsending) internal func waited<Value>(
  within seconds: Double, for value: () -> Value?
) async throws -> Value? {
  let end = ProcessInfo.processInfo.systemUptime + seconds
  while true {
    if let value = value() { return value }
    if ProcessInfo.processInfo.systemUptime >= end { return nil }
    // Other tasks run meanwhile, those of the same actor, too.
    try await Task.sleep(nanoseconds: 1_000_000)
  }
}
