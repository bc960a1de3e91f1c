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

  private let compiler: SwiftCompiler

  init() throws {
    compiler = try SwiftCompiler()
  }

  func check(_ source: String) throws -> Verdict {
    let file = try compiler.write(source, to: "chain.swift")
    let statistics = compiler.folder.appendingPathComponent("statistics")
    try FileManager.default.createDirectory(at: statistics, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: statistics) }
    let messages = try compiler.run([
      "-typecheck", "-Xfrontend", "-warn-long-expression-type-checking=1",
      "-stats-output-dir", statistics.path, file.path,
    ]).text
    return verdict(
      String(decoding: messages, as: UTF8.self), attempts: try attempts(countedIn: statistics))
  }

  func removeFiles() throws {
    try compiler.removeFiles()
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
