import Foundation

/// Runs the compiler to type-check a file that imports `Optics`.
struct TypeChecker {
  /// The result of type-checking one file.
  struct Verdict {
    /// The time of the slowest expression.
    let milliseconds: Int
    /// The number of scopes that the solver opened, each to try one choice: the same on every
    /// machine, under any load.
    let attempts: Int
    /// The errors, formatted as `line: message`.
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
    let statistics = folder.appendingPathComponent("statistics")
    try FileManager.default.createDirectory(at: statistics, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: statistics) }
    let compiler = Command(
      executable: URL(fileURLWithPath: "/usr/bin/env"),
      arguments: [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", modules.path,
        "-Xfrontend", "-warn-long-expression-type-checking=1",
        "-stats-output-dir", statistics.path, file.path,
      ])
    let messages = try compiler.run(reading: .errors).text
    return verdict(
      String(decoding: messages, as: UTF8.self), attempts: try attempts(countedIn: statistics))
  }

  func removeFiles() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func attempts(countedIn statistics: URL) throws -> Int {
    let files = try FileManager.default.contentsOfDirectory(
      at: statistics, includingPropertiesForKeys: nil)
    return try files.map { file in
      let counters = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      return (counters as? [String: Any])?["Sema.NumConstraintScopes"] as? Int ?? 0
    }.reduce(0, +)
  }

  private func verdict(_ output: String, attempts: Int) -> Verdict {
    let lines = output.split(separator: "\n").compactMap { line in
      line.range(of: "chain.swift:").map { line[$0.upperBound...] }
    }
    return Verdict(
      milliseconds: lines.compactMap { line in
        line.range(of: "took ").flatMap { Int(line[$0.upperBound...].prefix(while: \.isNumber)) }
      }.max() ?? 0,
      attempts: attempts,
      errors: lines.compactMap { line in
        line.range(of: " error: ").map { error in
          "\(line.prefix(while: \.isNumber)): \(line[error.upperBound...])"
        }
      })
  }
}
