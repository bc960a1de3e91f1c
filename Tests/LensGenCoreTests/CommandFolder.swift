import Foundation
import Testing

/// A folder of its own in which the command is run as a user runs it.
final class CommandFolder {
  let url = URL.temporaryDirectory.appending(path: "lens-gen-\(UUID().uuidString)")

  /// A folder with the given texts in files, by their paths.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

extension CommandFolder {
  /// What comes of a run.
  struct Result: Equatable {
    let status: Int32
    var output = ""
    var errors = ""
  }

  func write(_ text: String, to path: String) throws {
    let url = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: path).path, withDestinationPath: destination)
  }

  /// The names of all files, hidden ones too.
  func names(in path: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: path).path).sorted()
  }

  /// Runs `lens-gen` to its end.
  func run(_ arguments: [String], input: String = "") throws -> Result {
    try run(process(arguments), input: input)
  }

  /// Runs `lens-gen` to its end as a user whom permissions concern, as they do not the superuser.
  func runWithoutPrivileges(_ arguments: [String]) throws -> Result {
    let process = try process(arguments)
    guard getuid() == 0 else { return try run(process) }
    // The folder that it was built in may be closed to others. A process of another test that
    // begins while this one writes the copy would keep it open, and it could not be run.
    let copy = url.appending(path: ".lens-gen-copy")
    try #require(run(shell: "cp \"$lens_gen\" .lens-gen-copy").status == 0)
    defer { try? FileManager.default.removeItem(at: copy) }
    #if os(macOS)
      let prefix = ["sudo", "--user", "nobody"]
    #else
      let prefix = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    #endif
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = prefix + [copy.path] + arguments
    return try run(process)
  }

  /// Runs a line of a shell to its end, in which `$lens_gen` is the command.
  func run(shell line: String) throws -> Result {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", line]
    shell.currentDirectoryURL = url
    let command = try Repository.builtProducts.appending(path: "lens-gen").path
    shell.environment = ProcessInfo.processInfo.environment.merging(["lens_gen": command]) { $1 }
    return try run(shell)
  }

  /// The most memory that `lens-gen` has taken when it prints, in the unit of the system.
  ///
  /// What it prints has to be more than a pipe holds: while it waits for a reader, it can be asked.
  /// What the system says of a process that has ended counts the tests that started it, too.
  func peakMemory(_ arguments: [String]) throws -> Int {
    let process = try process(arguments)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    try #require(output.fileHandleForReading.read(upToCount: 1)?.count == 1)
    let peak = try peakMemory(of: process.processIdentifier)
    _ = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return peak
  }

  /// A process of `lens-gen` that is not started yet.
  func process(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = try Repository.builtProducts.appending(path: "lens-gen")
    process.arguments = arguments
    process.currentDirectoryURL = url
    return process
  }

  private func peakMemory(of process: pid_t) throws -> Int {
    #if canImport(Darwin)
      var info = rusage_info_v4()
      let status = withUnsafeMutablePointer(to: &info) { info in
        info.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_V4, $0)
        }
      }
      try #require(status == 0)
      return Int(info.ri_lifetime_max_phys_footprint)
    #else
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(Int(line.filter(\.isNumber)))
    #endif
  }

  private func run(_ process: Process, input: String = "") throws -> Result {
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let messages = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: messages, as: UTF8.self))
  }
}
