import OpticsChanges

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A check that is running, whose case is reported if the program stops: by a trap, by `abort()`, or by a
/// stack that overflows.
///
/// Systems without such signals have no report.
internal protocol RunningCheck: AnyObject {
  /// The claim, the case and how to replay it.
  var summary: String { get }
  /// Returns the values of the case. Their descriptions may crash, too.
  func details(in rendering: Rendering) -> String
}

extension RunningCheck {
  /// Calls a closure, and reports a crash in it.
  internal func reportingCrashes<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if canImport(Darwin) || canImport(Glibc)
      let stack = SignalStack()
      RunningChecks.shared.add(self, thread: pthread_self())
      defer {
        RunningChecks.shared.remove(self)
        stack.free()
      }
    #endif
    return try body()
  }

  /// Calls an async closure, and reports a crash in it.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  nonisolated(nonsending) internal func reportingCrashes<Result, Failure: Error>(
    _ body: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    #if canImport(Darwin) || canImport(Glibc)
      RunningChecks.shared.add(self, thread: nil)
      defer { RunningChecks.shared.remove(self) }
    #endif
    return try await body()
  }
}

#if canImport(Darwin) || canImport(Glibc)
  /// The checks that are running.
  internal final class RunningChecks: @unchecked Sendable {
    internal static let shared = RunningChecks()

    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var checks: [(check: any RunningCheck, thread: pthread_t?)] = []

    private init() {
      lock.initialize(to: pthread_mutex_t())
      pthread_mutex_init(lock, nil)
      CrashSignals.handle()
    }
  }

  extension RunningChecks {
    private func withLock<Result>(_ body: () -> Result) -> Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return body()
    }

    /// Adds a check.
    ///
    /// - Parameter thread: The thread of the check; `nil` if the check may change threads.
    fileprivate func add(_ check: any RunningCheck, thread: pthread_t?) {
      withLock { checks.append((check, thread)) }
    }

    fileprivate func remove(_ check: any RunningCheck) {
      withLock { checks.removeAll { $0.check === check } }
    }

    /// Writes the cases of the checks that run in a thread.
    ///
    /// Without such a check, code in another thread than that of its check has crashed. It may belong to any
    /// check, so this method writes the cases of all checks.
    internal func report(crashOf thread: pthread_t) {
      let checks = withLock { self.checks }
      let own = checks.filter { $0.thread.map { pthread_equal($0, thread) != 0 } ?? false }
      for (check, _) in own.isEmpty ? checks : own {
        // First what may be all that can be had; written at once, because other tests write at the same time.
        var text = "\(check.summary)\n"
        for rendering in [Rendering.stored, .code] {
          text = CrashSignals.writing(text) {
            "\(check.summary)\n\(check.details(in: rendering))\n"
          }
        }
        text.withUTF8 { CrashSignals.write(UnsafeRawBufferPointer($0)) }
      }
    }
  }
#endif
