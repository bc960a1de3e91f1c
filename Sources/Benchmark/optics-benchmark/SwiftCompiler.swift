import Foundation

/// The compiler of the toolchain, with the built modules of this package and a temporary folder.
struct SwiftCompiler {
  /// Whether code is optimized.
  enum Configuration: String, CaseIterable {
    case debug, release
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

  /// The modules built together with this program, or those of another configuration.
  func modules(_ configuration: Configuration? = nil) -> URL {
    folder(of: configuration).appendingPathComponent("Modules")
  }

  /// A program of this package, as built for a configuration.
  func program(_ name: String, _ configuration: Configuration) -> URL {
    folder(of: configuration).appendingPathComponent(name)
  }

  private func folder(of configuration: Configuration?) -> URL {
    configuration.map { products.deletingLastPathComponent().appendingPathComponent($0.rawValue) }
      ?? products
  }

  /// Writes a file to the temporary folder.
  func write(_ text: String, to name: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Runs the compiler.
  ///
  /// - Returns: The messages, and the exit status.
  func run(_ arguments: [String], modules configuration: Configuration? = nil) throws -> (
    text: Data, status: Int32
  ) {
    try Command(
      executable: URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["swiftc", "-parse-as-library", "-swift-version", "6"]
        + ["-I", modules(configuration).path] + arguments
    ).run(reading: .errors)
  }

  func removeFiles() throws {
    try FileManager.default.removeItem(at: folder)
  }
}

extension SwiftCompiler {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}

extension SwiftCompiler {
  /// Returns what `lens-gen`, built for debug, writes for a source.
  func generated(_ emissions: String, for source: String) throws -> String {
    let file = try write(source, to: "Types.swift").path
    let command = Command(
      executable: program("lens-gen", .debug),
      arguments: ["--quiet", "--no-config", "--emit", emissions, file])
    let (text, status) = try command.run(reading: .output)
    guard status == 0 else {
      throw SwiftCompiler.Failure(description: "lens-gen --emit \(emissions): status \(status)")
    }
    return String(decoding: text, as: UTF8.self)
  }
}
