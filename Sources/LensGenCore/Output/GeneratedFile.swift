struct GeneratedFile: Sendable {
  let plan: Plan
  let run: Run
}

extension GeneratedFile {
  var text: String {
    let header = [
      SourceFile.generatedMark, "// swiftlint:disable all", "// swift-format-ignore-file",
    ]
    let blocks = [header, ImportList(of: plan, for: run).lines] + plan.code.map(\.lines)
    return separated(blocks.filter { !$0.isEmpty }).joined(separator: "\n") + "\n"
  }
}
