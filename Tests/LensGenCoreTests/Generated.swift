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
    // After the head come the imports, if there are any.
    let blocks = (output.text ?? "").split(separator: "\n\n").dropFirst()
    let code = blocks.first?.contains("import ") == true ? blocks.dropFirst() : blocks
    text = code.joined(separator: "\n\n")[...].trimmingSuffix(while: \.isNewline)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var rest = self
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}

extension Generator {
  /// A generator with the default settings but for what is generated.
  init(emitting emissions: Set<Emission>) {
    self.init()
    self.emissions = emissions
  }
}
