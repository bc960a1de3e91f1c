/// A stub that records its calls, as `lens-gen --emit stubs --record-calls` writes it.
///
///     struct MailerStub: RecordingStub {
///       let stubCalls = StubCalls()
///       var sendCalls: [String] { stubCalls.arguments(of: "Mailer.send(to:)") }
///       func send(to name: String) { stubCalls.record("Mailer.send(to:)", name) }
///     }
///
///     let mailer = MailerStub()
///     Task { mailer.send(to: "Mia") }
///     print(try await mailer.waitForCall(\.sendCalls))  // Mia
public protocol RecordingStub {
  /// The calls that the stub has received.
  var stubCalls: StubCalls { get }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension RecordingStub {
  /// Waits until a requirement was called; does not wait if it was called before.
  ///
  /// - Parameters:
  ///   - calls: The list of calls, such as `\.saveCalls`.
  ///   - limit: The longest time to wait.
  ///   - fileID: The file to name in the error.
  ///   - line: The line to name in the error.
  /// - Returns: The arguments of the first call.
  /// - Throws: ``MissingCall``, which says what was called instead; `CancellationError` if the task
  ///   is cancelled.
  @discardableResult
  nonisolated(nonsending) public func waitForCall<Arguments>(
    _ calls: (Self) -> [Arguments], within limit: Duration = .seconds(1),
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> Arguments {
    try await waitForCalls(1, calls, within: limit, fileID: fileID, line: line)[0]
  }

  /// Waits until a requirement was called several times.
  ///
  /// - Parameters:
  ///   - count: The number of calls to wait for.
  ///   - calls: The list of calls, such as `\.saveCalls`.
  ///   - limit: The longest time to wait.
  ///   - fileID: The file to name in the error.
  ///   - line: The line to name in the error.
  /// - Returns: The arguments of each call so far; at least as many as asked for.
  /// - Throws: ``MissingCall``, which says what was called instead; `CancellationError` if the task
  ///   is cancelled.
  @discardableResult
  nonisolated(nonsending) public func waitForCalls<Arguments>(
    _ count: Int, _ calls: (Self) -> [Arguments], within limit: Duration = .seconds(1),
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> [Arguments] {
    let found = try await waited(within: limit) {
      let found = calls(self)
      return found.count < count ? nil : found
    }
    if let found { return found }
    var made = 0
    let requirement = CallReading.requirement { made = calls(self).count }
    throw MissingCall(
      requirement ?? "the stub", made, of: count, within: limit,
      others: stubCalls.all.filter { $0.requirement != requirement }.map(\.description),
      location: "\(fileID):\(line)")
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Recorder {
  /// Waits until a call was recorded; does not wait if one was recorded before.
  ///
  ///     let sent = Recorder<String>()
  ///     Task { sent.record("Mia") }
  ///     print(try await sent.waitForCall())  // Mia
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait.
  ///   - fileID: The file to name in the error.
  ///   - line: The line to name in the error.
  /// - Returns: The arguments of the first call.
  /// - Throws: ``MissingCall`` if there was none; `CancellationError` if the task is cancelled.
  @discardableResult
  nonisolated(nonsending) public func waitForCall(
    within limit: Duration = .seconds(1), fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> Arguments {
    try await waitForCalls(1, within: limit, fileID: fileID, line: line)[0]
  }

  /// Waits until several calls were recorded.
  ///
  /// - Parameters:
  ///   - count: The number of calls to wait for.
  ///   - limit: The longest time to wait.
  ///   - fileID: The file to name in the error.
  ///   - line: The line to name in the error.
  /// - Returns: The arguments of each call so far; at least as many as asked for.
  /// - Throws: ``MissingCall`` if there were too few; `CancellationError` if the task is cancelled.
  @discardableResult
  nonisolated(nonsending) public func waitForCalls(
    _ count: Int, within limit: Duration = .seconds(1),
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> [Arguments] {
    let found = try await waited(within: limit) {
      let found = calls
      return found.count < count ? nil : found
    }
    if let found { return found }
    throw MissingCall(
      "the recorder", self.count, of: count, within: limit, others: nil,
      location: "\(fileID):\(line)")
  }
}
