import Foundation

/// A program that the benchmark runs.
struct Command {
  let executable: URL
  let arguments: [String]
}

extension Command {
  /// An output stream of a program.
  enum Stream {
    case output, errors
  }

  /// Runs the program and waits until it exits.
  ///
  /// - Parameter stream: The stream to read; the other one is inherited.
  /// - Returns: The text that the program has written to the stream, and its exit status.
  func run(reading stream: Stream) throws -> (text: Data, status: Int32) {
    #if os(macOS) || os(Linux)
      let pipe = Pipe()
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      switch stream {
      case .output: process.standardOutput = pipe
      case .errors: process.standardError = pipe
      }
      try process.run()
      let text = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (text, process.terminationStatus)
    #else
      throw CocoaError(.featureUnsupported)
    #endif
  }

  /// The processor time of all programs that have exited, in seconds.
  static var processorTime: Double {
    #if os(macOS) || os(Linux)
      #if canImport(Glibc)
        let children = RUSAGE_CHILDREN.rawValue
      #else
        let children = RUSAGE_CHILDREN
      #endif
      var usage = rusage()
      getrusage(children, &usage)
      return [usage.ru_utime, usage.ru_stime].reduce(0) {
        $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
      }
    #else
      return 0
    #endif
  }
}
