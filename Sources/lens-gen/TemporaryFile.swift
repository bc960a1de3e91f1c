#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file beside an output that the new text is written to first.
///
/// There is one for each output, and only one process at a time can have it. One that is left behind
/// by a process that was killed is taken over by the next.
struct TemporaryFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  private static let patience = (attempts: 2000, microseconds: useconds_t(5000))

  /// Opens the temporary file of an output, and waits for others to be done with it.
  ///
  /// - Throws: Why it cannot be opened.
  init(of output: String) throws(Failure) {
    let path = Self.path(of: output)
    for _ in 0..<Self.patience.attempts {
      if let descriptor = try Self.open(path, creating: true) {
        self.path = path
        self.descriptor = descriptor
        return
      }
      usleep(Self.patience.microseconds)
    }
    throw Failure(reason: "another lens-gen is writing it")
  }

  deinit {
    close(descriptor)
  }
}

extension TemporaryFile {
  /// Why something failed, in words.
  struct Failure: Error {
    let reason: String

    fileprivate static var ofLastCall: Failure {
      switch errno {
      case ENOENT, ENOTDIR: Failure(reason: "its folder does not exist")
      case EACCES, EPERM, EROFS: Failure(reason: "its folder cannot be written to")
      default: Failure(reason: System.lastError)
      }
    }
  }

  /// Replaces the output by a text, at once, so that it is never seen in between.
  consuming func replace(
    _ output: String, by text: String, permissions: mode_t?
  ) throws(Failure) {
    if let permissions { fchmod(descriptor, permissions) }
    guard ftruncate(descriptor, 0) == 0, System.write(text, to: descriptor),
      rename(path, output) == 0
    else {
      let failure = Failure.ofLastCall
      unlink(path)
      throw failure
    }
  }

  /// Removes what a process that was killed has left behind beside an output.
  static func removeLeftover(of output: String) {
    let path = path(of: output)
    guard System.isTaken(path), let descriptor = try? open(path, creating: false) else { return }
    unlink(path)
    close(descriptor)
  }

  private static func path(of output: String) -> String {
    let slash = output.lastIndex(of: "/").map { output.index(after: $0) } ?? output.startIndex
    return "\(output[..<slash]).\(output[slash...]).lens-gen"
  }

  /// Opens and locks the file at a path; `nil` where another process has it.
  private static func open(_ path: String, creating: Bool) throws(Failure) -> Int32? {
    let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | (creating ? O_CREAT : 0)
    let descriptor = openFile(path, flags)
    if descriptor < 0 { throw .ofLastCall }
    // Where there are no locks, there is nothing to wait for. What was opened can have been renamed
    // in the meantime: then it is an output now.
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    if isLocked, System.status(of: descriptor)?.identity == System.status(of: path)?.identity {
      return descriptor
    }
    close(descriptor)
    return nil
  }
}

/// The system's `open`, which the one above would hide.
private func openFile(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags, 0o666)
}
