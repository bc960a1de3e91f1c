extension Plan {
  /// The text of the generated file.
  var text: String {
    let header = [
      SourceFile.generatedMark, "// swiftlint:disable all", "// swift-format-ignore-file",
    ]
    let blocks = [header, ImportList(of: self).lines] + code.map(\.lines)
    return separated(blocks.filter { !$0.isEmpty }).joined(separator: "\n") + "\n"
  }
}
