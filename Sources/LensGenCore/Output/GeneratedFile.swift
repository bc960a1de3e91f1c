extension Renderer {
  /// Returns the text of the generated file.
  ///
  /// - Parameter threads: The number of threads that share the work.
  func text(threads: Int) -> String {
    let header = [
      SourceFile.generatedMark, "// swiftlint:disable all", "// swift-format-ignore-file",
    ]
    let declarations = Workers.map(plan.declarations, by: threads) { declaration in
      lines(of: declaration).joined(separator: "\n")
    }
    let blocks =
      [header.joined(separator: "\n"), importLines.joined(separator: "\n")]
      + declarations
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}
