import Foundation

/// The compiler, asked only whether a file that imports `Optics` type-checks.
struct TypeChecker {
  /// What the compiler says of one file.
  struct Verdict {
    /// How long the slowest expression took.
    let milliseconds: Int
    /// The errors, as `line: message`.
    let errors: [String]
  }

  private let modules: URL
  private let folder: URL

  init() throws {
    let products = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent()
    modules = products.appendingPathComponent("Modules")
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("optics-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func check(_ source: String) throws -> Verdict {
    let file = folder.appendingPathComponent("chain.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", modules.path,
      "-Xfrontend", "-warn-long-expression-type-checking=1", file.path,
    ]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return verdict(String(decoding: data, as: UTF8.self))
  }

  func removeFiles() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func verdict(_ output: String) -> Verdict {
    let lines = output.split(separator: "\n").filter { $0.contains("chain.swift:") }
    return Verdict(
      milliseconds: lines.compactMap { $0.firstMatch(of: /took (\d+)ms/).flatMap { Int($0.1) } }
        .max() ?? 0,
      errors: lines.compactMap { line in
        line.firstMatch(of: /chain\.swift:(\d+):\d+: error: (.*)/).map { "\($0.1): \($0.2)" }
      })
  }
}
