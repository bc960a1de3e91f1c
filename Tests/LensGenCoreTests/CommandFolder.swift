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
    guard getuid() == 0, let command = process.executableURL else { return try run(process) }
    // The folder that it was built in may be closed to others.
    let copy = url.appending(path: ".lens-gen-copy")
    try FileManager.default.copyItem(at: command, to: copy)
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

  /// The most memory that `lens-gen` takes in a run without errors, in the unit of the system.
  func peakMemory(_ arguments: [String]) throws -> Int {
    let command = try Repository.builtProducts.appending(path: "lens-gen").path
    let arguments = ([command] + arguments).map { strdup($0) }
    defer { arguments.forEach { free($0) } }
    var (process, status, usage) = (pid_t(), Int32(1), rusage())
    #expect(posix_spawn(&process, command, nil, nil, arguments + [nil], nil) == 0)
    #expect(wait4(process, &status, 0, &usage) == process)
    #expect(status == 0)
    return Int(usage.ru_maxrss)
  }

  /// A process of `lens-gen` that is not started yet.
  func process(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = try Repository.builtProducts.appending(path: "lens-gen")
    process.arguments = arguments
    process.currentDirectoryURL = url
    return process
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
