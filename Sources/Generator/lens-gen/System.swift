#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// The functions of the operating system that the command needs.
///
/// `Data.write(options: .atomic)` of Foundation leaves a file behind if the process is killed, and loses
/// the permissions of an output on Linux; Foundation has neither locks nor the identity of a file. For the
/// other functions, some 20 lines, it would add 4 ms to the 18 ms of a short run.
enum System {}

extension System {
  struct FileStatus {
    enum Kind {
      case file, folder, pipe, other
    }

    /// The identity of a file, equal for all paths to the same file.
    struct Identity: Hashable {
      let device: UInt64
      let number: UInt64
    }

    let kind: Kind
    let identity: Identity
    let permissions: mode_t
    /// The number of paths that lead to the file without symbolic links.
    let links: UInt64
    /// The number of bytes.
    let size: Int
    /// The seconds and nanoseconds of the last change.
    let changed: (Int, Int)

    fileprivate init(_ status: stat) {
      kind =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFIFO, S_IFSOCK: .pipe
        default: .other
        }
      identity = Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
      permissions = status.st_mode & 0o7777
      links = UInt64(status.st_nlink)
      size = Int(status.st_size)
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      changed = (Int(time.tv_sec), Int(time.tv_nsec))
    }
  }

  /// Returns the status of the file at a path, if it exists.
  static func status(of path: String) -> FileStatus? {
    var status = stat()
    return stat(path, &status) == 0 ? FileStatus(status) : nil
  }

  static func status(of descriptor: Int32) -> FileStatus? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileStatus(status) : nil
  }

  /// Returns the reason why the file at a path has no status, or `nil` if it has one.
  static func reasonForNoStatus(of path: String) -> String? {
    if status(of: path) != nil { return nil }
    if isLink(path) { return "a broken symbolic link" }
    return errno == EACCES ? "cannot be read" : "no such file or folder"
  }

  /// Returns whether a file was changed before another one was; no file is older than one that does not exist.
  static func isFile(_ path: String, olderThan other: String) -> Bool {
    guard let own = status(of: path), let other = status(of: other) else { return false }
    return own.changed < other.changed
  }

  /// Returns whether a path exists, even as a broken link.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the path with all links resolved, if it exists.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder that relative paths are relative to.
  static var workingFolder: String { resolved(".") ?? "" }

  /// The time in seconds since a fixed moment.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The seconds since 1970, as of the changes of files.
  static var date: Int { time(nil) }

  /// Creates a folder and those around it; returns whether it exists.
  static func makeFolder(_ path: String) -> Bool {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    if status(of: path)?.kind == .folder || mkdir(path, 0o777) == 0 { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      return errno == EEXIST && status(of: path)?.kind == .folder
    }
    return makeFolder(String(path[..<slash]))
      && (mkdir(path, 0o777) == 0 || status(of: path)?.kind == .folder)
  }

  /// Removes a file; returns whether it is gone.
  static func remove(_ path: String) -> Bool { unlink(path) == 0 || errno == ENOENT }

  static var lastError: String { String(cString: strerror(errno)) }
}

extension System {
  /// Occupies the standard descriptors that are closed, so that files opened later do not get their
  /// numbers.
  ///
  /// Reading from or writing to an occupied descriptor still fails.
  static func occupyStandardDescriptors() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// The names in a folder, without those of hidden files.
  struct FolderContents {
    /// The names, sorted.
    fileprivate(set) var names: [String] = []
    /// The names of folders and Swift files that are not valid UTF-8, with `\u{FFFD}` for what is not.
    fileprivate(set) var unreadableNames: [String] = []
  }

  /// Returns what a folder contains, or `nil` if it cannot be read.
  static func contents(ofFolder folder: String) -> FolderContents? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var contents = FolderContents()
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { bytes in
          let name = String(cString: bytes)
          if name.hasPrefix(".") { return }
          if String(validatingCString: bytes) != nil { return contents.names.append(name) }
          var status = stat()
          let isFolder =
            fstatat(dirfd(stream), bytes, &status, 0) == 0 && FileStatus(status).kind == .folder
          if isFolder || name.hasSuffix(".swift") { contents.unreadableNames.append(name) }
        }
      }
    }
    contents.names.sort()
    contents.unreadableNames.sort()
    return contents
  }

  /// Returns the contents of a file, or `nil` if it cannot be read.
  static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
    defer { close(descriptor) }
    return contents(of: descriptor)
  }

  /// Returns the remaining contents of an open file, or `nil` if it cannot be read.
  static func contents(of descriptor: Int32) -> [UInt8]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    var bytes: [UInt8] = []
    var isAtEnd = false
    // One byte more than the size, so that a single call reads the file to its end.
    var size = max(1 << 16, Int(status.st_size) + 1)
    while !isAtEnd {
      let start = bytes.count
      let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        let result = retrying { read(descriptor, buffer.baseAddress, buffer.count) }
        count = max(0, result)
        isAtEnd = result <= 0
        if result < 0 { size = 0 }
      }
      if size == 0 { return nil }
      if start == 0 && !isAtEnd { bytes = chunk } else { bytes += chunk }
    }
    return bytes
  }

  /// Whether a text has these bytes; `elementsEqual` takes a tenth of a run of the unoptimized tool.
  static func isEqual(_ text: String, to bytes: [UInt8]) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      guard utf8.count == bytes.count, let start = utf8.baseAddress else {
        return utf8.isEmpty && bytes.isEmpty
      }
      return memcmp(bytes, start, bytes.count) == 0
    }
  }

  /// Writes a text completely; returns false if this fails.
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = retrying { systemWrite(descriptor, rest) }
        if count < 0 { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return true
    }
  }

  /// Calls a function again while signals interrupt it.
  static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

/// The system's `write`, which the method of the same name would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
