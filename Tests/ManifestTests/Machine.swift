import Foundation

/// A simulated machine: folders with minimal toolchains.
final class Machine {
  /// The root of its file system.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("Machine \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A path on the machine, as a path on this one.
  subscript(path: String) -> String { folder.path + path }
}

extension Machine {
  /// Writes a file, and creates its folders.
  func write(_ path: String, _ text: String = "") throws {
    let file = URL(fileURLWithPath: self[path])
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Creates a link.
  func link(_ path: String, to destination: String) throws {
    let file = URL(fileURLWithPath: self[path])
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: self[destination])
  }

  /// Installs a toolchain with SwiftSyntax in a folder `usr`.
  func install(_ usr: String) throws {
    try write("\(usr)/bin/swift")
    try write("\(usr)/lib/swift/pm/ManifestAPI/libPackageDescription.so")
    for module in Self.modules {
      for architecture in [
        "arm64-apple-macos", "aarch64-unknown-linux-gnu", "x86_64-unknown-linux-gnu",
      ] {
        try write("\(usr)/lib/swift/host/\(module).swiftmodule/\(architecture).swiftinterface")
      }
      try write("\(usr)/lib/swift/host/lib\(module).so")
    }
  }

  /// Removes a file, or a folder with all that it contains.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: self[path])
  }

  /// The modules that the generator imports.
  static let modules = ["SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]
}
