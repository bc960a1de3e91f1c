import Foundation

/// The compiler of the toolchain that runs the tests, and the modules that it built.
struct Compiler {
  private let executable: URL
  private let sdk: String

  /// Finds the compiler.
  init() throws {
    #if canImport(Darwin)
      let xcrun = URL(fileURLWithPath: "/usr/bin/xcrun")
      let find = try Self.run(xcrun, ["--find", "swiftc"])
      executable = URL(fileURLWithPath: find.output.trimmingCharacters(in: .whitespacesAndNewlines))
      let path = try Self.run(xcrun, ["--show-sdk-path"])
      sdk = path.output.trimmingCharacters(in: .whitespacesAndNewlines)
    #else
      executable = try Self.toolchain().appendingPathComponent("bin/swiftc")
      sdk = "/"
    #endif
  }

  /// Type-checks files, and compares the errors with those expected in comments.
  ///
  /// - Returns: Whether all errors are as expected, and the compiler's output.
  func verify(_ files: [URL]) throws -> (succeeds: Bool, output: String) {
    try Self.run(
      executable,
      [
        "-frontend", "-typecheck", "-verify", "-verify-ignore-unrelated", "-swift-version", "6",
        "-sdk", sdk, "-I", Self.builtModules().path, "-module-name", "Cases",
      ] + files.map(\.path))
  }

  /// Compiles files to a program.
  ///
  /// - Returns: Whether they compile, and the compiler's output.
  func build(_ program: URL, of files: [URL]) throws -> (succeeds: Bool, output: String) {
    let sdk = sdk == "/" ? [] : ["-sdk", sdk]
    return try Self.run(executable, sdk + ["-o", program.path] + files.map(\.path))
  }

  /// Runs a program and waits until it exits.
  ///
  /// - Returns: Whether it succeeds, and its output.
  static func run(
    _ executable: URL, _ arguments: [String]
  ) throws -> (succeeds: Bool, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus == 0, String(decoding: output, as: UTF8.self))
  }

  /// Returns the folder of modules next to the running tests, or of the tests, with Swift Build.
  private static func builtModules() throws -> URL {
    final class InTheseTests {}
    var folder = Bundle(for: InTheseTests.self).bundleURL
    while folder.pathComponents.count > 1 {
      for modules in [folder.appendingPathComponent("Modules"), folder] {
        let module = modules.appendingPathComponent("Optics.swiftmodule")
        if FileManager.default.fileExists(atPath: module.path) { return modules }
      }
      folder.deleteLastPathComponent()
    }
    throw Missing(what: "the module Optics, beside the tests")
  }

  #if !canImport(Darwin)
    /// Returns the toolchain whose standard library the tests have loaded: in
    /// `usr/lib/swift/linux`.
    private static func toolchain() throws -> URL {
      let maps = FileHandle(forReadingAtPath: "/proc/self/maps")
      let text = String(decoding: try maps?.readToEnd() ?? Data(), as: UTF8.self)
      for line in text.split(separator: "\n") {
        if let end = line.range(of: "/lib/swift/linux/libswiftCore.so"),
          let start = line.firstIndex(of: "/")
        {
          return URL(fileURLWithPath: String(line[start..<end.lowerBound]))
        }
      }
      throw Missing(what: "a toolchain whose standard library is loaded")
    }
  #endif
}

/// A missing file that the tests need.
struct Missing: Error, CustomStringConvertible {
  let what: String
  var description: String { "cannot find \(what)" }
}
