/// The generated file.
struct GeneratedFile: Sendable {
  let plan: Plan
  let run: Run
}

extension GeneratedFile {
  /// Returns the text of the file.
  ///
  /// - Parameter threads: The number of threads that share the work.
  func text(threads: Int) -> String {
    let header = [
      SourceFile.generatedMark, "// swiftlint:disable all", "// swift-format-ignore-file",
    ]
    let scope = FileScope(of: run)
    let declarations = Workers.map(plan.declarations, by: threads) { declaration in
      declaration.code.lines(of: declaration.type, in: scope).joined(separator: "\n")
    }
    let imports = ImportList(of: plan, for: run).lines(threads: threads)
    let blocks =
      [header.joined(separator: "\n"), imports.joined(separator: "\n")] + declarations
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}
