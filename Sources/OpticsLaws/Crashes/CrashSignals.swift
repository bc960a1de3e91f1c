#if canImport(Darwin) || canImport(Glibc)
  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// The handler of the signals that end a program.
  ///
  /// A handler must not allocate memory, as the text of a value does. So this one only wakes a thread that
  /// has waited for it since the first check, and waits while that thread writes the report. If the crashed
  /// thread holds a lock that the report needs, or a description does not end, the handler waits five seconds,
  /// and writes what the report has so far.
  internal enum CrashSignals {
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE]

    /// The previous handlers, each at the place of its signal.
    ///
    /// Memory of their own, because a handler must not wait for Swift to check the access to a variable.
    nonisolated(unsafe) private static let previous =
      UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    /// The ends of two pipes: the crashed thread writes to the first pipe, the reporting thread to the second.
    nonisolated(unsafe) private static let pipes =
      UnsafeMutablePointer<Int32>.allocate(capacity: 4)
    nonisolated(unsafe) private static let reporter =
      UnsafeMutablePointer<pthread_t>.allocate(capacity: 1)
    /// What to write if the reporting thread crashes, too, or does not end.
    nonisolated(unsafe) private static let rest =
      UnsafeMutablePointer<UnsafeRawBufferPointer>.allocate(capacity: 1)

    /// Begins to handle the signals.
    internal static func handle() {
      rest.initialize(to: UnsafeRawBufferPointer(start: nil, count: 0))
      guard pipe(pipes) == 0, pipe(pipes + 2) == 0, startReporter() else { return }
      for end in 0..<4 { _ = fcntl(pipes[end], F_SETFD, FD_CLOEXEC) }
      for number in signals {
        sigaction(number, nil, previous + Int(number))
        // `signal` sets the handler; the field of `sigaction` has another name on each system.
        _ = signal(number) { CrashSignals.stop($0) }
        var action = sigaction()
        sigaction(number, nil, &action)
        action.sa_flags |= Int32(SA_ONSTACK)
        sigaction(number, &action, nil)
      }
    }

    /// Returns the result of a closure; writes a text if the closure crashes.
    internal static func writing(_ text: String, ifCrashing body: () -> String) -> String {
      var text = text
      return text.withUTF8 { utf8 in
        rest.pointee = UnsafeRawBufferPointer(utf8)
        defer { rest.pointee = UnsafeRawBufferPointer(start: nil, count: 0) }
        return body()
      }
    }

    /// Writes to the standard error.
    internal static func write(_ bytes: UnsafeRawBufferPointer) {
      guard let start = bytes.baseAddress else { return }
      var done = 0
      while done < bytes.count {
        let count = systemWrite(STDERR_FILENO, start + done, bytes.count - done)
        guard count > 0 else { return }
        done += count
      }
    }

    private static func startReporter() -> Bool {
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let status = pthread_create(&thread, nil, { _ in CrashSignals.report() }, nil)
      #if canImport(Darwin)
        guard status == 0, let thread else { return false }
      #else
        guard status == 0 else { return false }
      #endif
      pthread_detach(thread)
      reporter.initialize(to: thread)
      return true
    }

    /// Waits for crashed threads, and reports each one.
    private static func report() -> UnsafeMutableRawPointer? {
      var thread = pthread_self()
      while read(pipes[0], &thread, MemoryLayout<pthread_t>.size) == MemoryLayout<pthread_t>.size {
        RunningChecks.shared.report(crashOf: thread)
        var done: UInt8 = 0
        systemWrite(pipes[3], &done, 1)
      }
      return nil
    }

    /// Has the crash reported, then lets the previous handler have its signal.
    private static func stop(_ number: Int32) {
      var thread = pthread_self()
      if pthread_equal(thread, reporter.pointee) == 0 {
        systemWrite(pipes[1], &thread, MemoryLayout<pthread_t>.size)
        var answer = pollfd(fd: pipes[2], events: Int16(POLLIN), revents: 0)
        if poll(&answer, 1, 5_000) != 1 { write(rest.pointee) }
      } else {
        write(rest.pointee)
      }
      sigaction(number, previous + Int(number), nil)
      // Other signals come again when the thread repeats the instruction at which it stopped.
      if number == SIGABRT || number == SIGTRAP { raise(number) }
    }
  }

  /// `write` of the system, whose name a method has, too.
  @discardableResult
  private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
  }

  /// Memory in which a thread handles signals, so that it can do so after its stack has overflowed.
  internal struct SignalStack {
    #if !os(tvOS) && !os(watchOS)
      private static var size: Int { 65_536 }

      private let memory: UnsafeMutableRawPointer?

      /// Sets the memory for this thread, if it has none.
      internal init() {
        var stack = stack_t()
        guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else {
          memory = nil
          return
        }
        memory = .allocate(byteCount: Self.size, alignment: 16)
        stack.ss_sp = memory
        stack.ss_size = .init(Self.size)
        stack.ss_flags = 0
        sigaltstack(&stack, nil)
      }

      internal func free() {
        guard let memory else { return }
        var stack = stack_t()
        stack.ss_size = .init(Self.size)
        stack.ss_flags = Int32(SS_DISABLE)
        sigaltstack(&stack, nil)
        memory.deallocate()
      }
    #else
      internal init() {}
      internal func free() {}
    #endif
  }
#endif
