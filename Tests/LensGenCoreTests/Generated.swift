import LensGenCore

/// What comes of a snippet: the extensions without the head of the file, and the messages without
/// the place.
struct Generated {
  let text: String
  let messages: [String]

  init(_ snippets: String..., by generator: Generator = Generator()) {
    let sources = snippets.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let output = generator.generate(from: sources)
    messages = output.diagnostics.map(\.message)
    let blocks = (output.text ?? "").split(separator: "\n\n", maxSplits: 2)
    text = blocks.count > 2 ? blocks[2].trimmingSuffix(while: \.isNewline) : ""
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var rest = self
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}
