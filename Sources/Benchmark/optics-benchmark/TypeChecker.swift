import Foundation

/// Runs the compiler to type-check a file that imports `Optics` and a module of models.
struct TypeChecker {
  private let compiler: SwiftCompiler

  /// - Parameter models: The types of the module. `lens-gen` writes their lenses and edits.
  init(models: String) throws {
    compiler = try SwiftCompiler()
    let model = try compiler.write("import Optics\n" + models, to: "Model.swift")
    let optics = try compiler.write(
      compiler.generated("lenses,edits", for: models), to: "Optics.swift")
    _ = try compiler.run([
      "-emit-module", "-module-name", "Model", "-o",
      compiler.folder.appendingPathComponent("Model.swiftmodule").path, model.path, optics.path,
    ])
  }

  /// - Returns: The time of the slowest expression, the number of scopes that the solver opened, each to try one
  ///   choice (the same on every machine, under any load), and the errors.
  func check(
    _ source: String
  ) throws -> (milliseconds: Int, attempts: Int, errors: [(line: Int, message: String)]) {
    let file = try compiler.write(source, to: "subject.swift")
    let statistics = compiler.folder.appendingPathComponent("statistics")
    try FileManager.default.createDirectory(at: statistics, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: statistics) }
    let output = try compiler.run(
      [
        "-typecheck", "-I", compiler.folder.path, "-Xfrontend",
        "-warn-long-expression-type-checking=1", "-stats-output-dir", statistics.path, file.path,
      ], mayFail: true)
    let lines = output.split(separator: "\n").compactMap { line in
      line.range(of: "subject.swift:").map { line[$0.upperBound...] }
    }
    return (
      lines.compactMap { line in
        line.range(of: "took ").flatMap { Int(line[$0.upperBound...].prefix(while: \.isNumber)) }
      }.max() ?? 0, try attempts(countedIn: statistics),
      lines.compactMap { line in
        line.range(of: " error: ").flatMap { error in
          Int(line.prefix(while: \.isNumber)).map { ($0, String(line[error.upperBound...])) }
        }
      }
    )
  }

  func removeFiles() throws { try compiler.removeFiles() }

  private func attempts(countedIn statistics: URL) throws -> Int {
    let files = try FileManager.default.contentsOfDirectory(
      at: statistics, includingPropertiesForKeys: nil)
    return try files.map { file in
      let counters = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      return (counters as? [String: Any])?["Sema.NumConstraintScopes"] as? Int ?? 0
    }.reduce(0, +)
  }
}
