import Foundation

/// A program that the benchmark runs.
struct Command {
  let executable: URL
  let arguments: [String]
  /// What is added to the environment of the benchmark.
  var environment: [String: String] = [:]
}

extension Command {
  /// Where a program writes.
  enum Stream {
    case output, errors
  }

  /// Runs the program to its end.
  ///
  /// - Parameter stream: What is read; the other goes where that of the benchmark goes.
  /// - Returns: What the program has written there, and its exit status.
  func run(reading stream: Stream) throws -> (text: Data, status: Int32) {
    #if os(macOS) || os(Linux)
      let pipe = Pipe()
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
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

  /// The seconds of processor time that all programs which have ended have used.
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
