import Foundation
import Testing

/// A temporary folder in which the command runs as a user runs it.
@available(macOS 13, *)
package final class CommandFolder {
  package let url = URL.temporaryDirectory.appending(path: "lens-gen-\(UUID().uuidString)")

  /// Creates a folder with the given files.
  package init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

@available(macOS 13, *)
extension CommandFolder {
  /// The result of a run.
  package struct Result: Equatable {
    package let status: Int32
    package var output = ""
    package var errors = ""

    package init(status: Int32, output: String = "", errors: String = "") {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  package func write(_ text: String, to path: String) throws {
    let url = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  package func read(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  package func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: path).path, withDestinationPath: destination)
  }

  /// Returns the names of all files, including hidden ones.
  package func names(in path: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: path).path).sorted()
  }

  /// Runs `lens-gen` and waits until it exits.
  package func run(_ arguments: [String], input: String = "") throws -> Result {
    try run(process(arguments), input: input)
  }

  /// Runs `lens-gen` as a user whom permissions restrict, unlike the superuser, and waits until it
  /// exits.
  package func runWithoutPrivileges(_ arguments: [String]) throws -> Result {
    let process = try process(arguments)
    guard getuid() == 0 else { return try run(process) }
    // The other user may not be able to read the build folder. If another test started a process
    // while this one writes the copy, that process would keep the copy open, and the copy could not
    // be executed.
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

  /// Runs a line of a shell, in which `$lens_gen` is the command, and waits until it exits.
  package func run(shell line: String) throws -> Result {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", line]
    shell.currentDirectoryURL = url
    let command = try Repository.builtProducts.appending(path: "lens-gen").path
    shell.environment = ProcessInfo.processInfo.environment.merging(["lens_gen": command]) { $1 }
    return try run(shell)
  }

  /// Returns the peak memory of `lens-gen` when it prints, in the system's unit.
  ///
  /// The output has to be larger than the buffer of a pipe: the process can be inspected while it
  /// waits for a reader. The figure that the system reports after a process has exited includes the
  /// tests that started it.
  package func peakMemory(_ arguments: [String]) throws -> Int {
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

  /// Returns a process of `lens-gen` that has not started yet.
  package func process(_ arguments: [String]) throws -> Process {
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
