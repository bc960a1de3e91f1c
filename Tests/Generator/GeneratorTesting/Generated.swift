import LensGenCore
import SwiftReading

/// The result for a snippet: the extensions without the file header, and the messages without their
/// positions.
package struct Generated {
  package let text: String
  package let messages: [String]

  package init(
    _ snippets: String..., knowing dependencies: [Dependency] = [],
    by generator: Generator = Generator(emitting: [.lenses, .prisms])
  ) {
    let sources = snippets.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let output = generator.generate(
      from: sources.map { SourceSummary($0) }, knowing: dependencies)
    messages = output.diagnostics.map(\.message)
    // Imports, if any, follow the header.
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
  /// Creates a generator with default settings for the given emissions.
  package init(emitting emissions: Set<Emission>) {
    self.init()
    self.emissions = emissions
  }
}
