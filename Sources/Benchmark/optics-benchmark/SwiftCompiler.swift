import Foundation

/// The compiler of the toolchain, with the built modules of this package and a temporary folder.
struct SwiftCompiler {
  /// Whether code is optimized.
  enum Configuration: String, CaseIterable {
    case debug, release
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The temporary folder.
  let folder: URL
  private let products: URL

  init() throws {
    products = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent()
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("optics-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// What is built for a configuration, or together with this program.
  private func products(_ configuration: Configuration?) -> URL {
    configuration.map { products.deletingLastPathComponent().appendingPathComponent($0.rawValue) }
      ?? products
  }
}

extension SwiftCompiler {
  /// Writes a file to the temporary folder.
  func write(_ text: String, to name: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  func removeFiles() throws { try FileManager.default.removeItem(at: folder) }

  /// Runs the compiler with the modules built for a configuration, or together with this program.
  ///
  /// - Returns: The messages.
  @discardableResult
  func run(
    _ arguments: [String], modules configuration: Configuration? = nil, mayFail: Bool = false
  ) throws -> String {
    try Self.run(
      "/usr/bin/env",
      ["swiftc", "-parse-as-library", "-swift-version", "6"]
        + ["-I", products(configuration).appendingPathComponent("Modules").path] + arguments,
      reading: \.standardError, mayFail: mayFail)
  }

  /// Returns what `lens-gen`, built for debug, writes for a source.
  func generated(_ emissions: String, for source: String) throws -> String {
    let program = products(.debug).appendingPathComponent("lens-gen").path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw Failure(description: "this package is not built for debug: build it with swift build")
    }
    return try Self.run(
      program,
      ["--quiet", "--no-config", "--emit", emissions, write(source, to: "Types.swift").path])
  }

  /// Returns the bytes of code and constants in an object file.
  func size(of object: String) throws -> Int {
    let lines = try Self.run("/usr/bin/env", ["size", object]).split(separator: "\n")
    guard let bytes = lines.last?.split(whereSeparator: \.isWhitespace).first.flatMap({ Int($0) })
    else { throw Failure(description: "'size' says nothing about \(object)") }
    return bytes
  }

  /// Runs a program, and returns what it has written to a stream; the other stream is inherited.
  private static func run(
    _ program: String, _ arguments: [String],
    reading stream: ReferenceWritableKeyPath<Process, Any?> = \.standardOutput,
    mayFail: Bool = false
  ) throws -> String {
    #if os(macOS) || os(Linux)
      let (pipe, process) = (Pipe(), Process())
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process[keyPath: stream] = pipe
      try process.run()
      let text = String(
        decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      guard mayFail || process.terminationStatus == 0 else {
        throw Failure(
          description: "\(arguments)\nfailed with status \(process.terminationStatus)\n\(text)")
      }
      return text
    #else
      throw Failure(description: "a program runs on macOS and Linux only")
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
