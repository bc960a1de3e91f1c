#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// The file next to an output that receives the new text first.
///
/// Each output has one temporary file, which only one process can hold at a time. If a process was
/// killed, the next one takes over its file.
struct TemporaryFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  private static let patience = (attempts: 2000, microseconds: useconds_t(5000))

  /// Opens the temporary file of an output, after other processes have released it.
  ///
  /// - Throws: The reason why it cannot be opened.
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
  /// The reason of a failure, in words.
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

  /// Replaces the output by a text in one step, so that no reader sees a partial file.
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

  /// Removes the temporary file that a killed process has left next to an output.
  static func removeLeftover(of output: String) {
    let path = path(of: output)
    guard System.exists(path), let descriptor = try? open(path, creating: false) else { return }
    unlink(path)
    close(descriptor)
  }

  private static func path(of output: String) -> String {
    let slash = output.lastIndex(of: "/").map { output.index(after: $0) } ?? output.startIndex
    return "\(output[..<slash]).\(output[slash...]).lens-gen"
  }

  /// Opens and locks the file at a path; returns `nil` if another process holds it.
  private static func open(_ path: String, creating: Bool) throws(Failure) -> Int32? {
    let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | (creating ? O_CREAT : 0)
    let descriptor = openFile(path, flags)
    if descriptor < 0 { throw .ofLastCall }
    // If the file system has no locks, there is nothing to wait for. Another process may have
    // renamed the opened file in the meantime; then it is an output now.
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    let status = System.status(of: descriptor)
    if isLocked, let status, status.identity == System.status(of: path)?.identity {
      if status.links == 1 { return descriptor }
      // It is a file of someone else, under another name, too.
      unlink(path)
    }
    close(descriptor)
    return nil
  }
}

/// The system's `open`, which the method of the same name would hide.
private func openFile(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags, 0o666)
}
