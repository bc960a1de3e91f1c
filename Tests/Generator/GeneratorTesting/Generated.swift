import EmissionKernel
import LensGenCore
import SwiftReading

/// The result for a snippet: the declarations, their text without the file header, and the messages without
/// their positions.
package struct Generated {
  package let text: String
  /// The declarations, with those in them.
  package let declarations: [GeneratedDeclaration]
  package let messages: [String]

  package init(
    _ snippets: String..., knowing dependencies: [Dependency] = [],
    by generator: Generator = Generator(emitting: [.lenses, .prisms])
  ) {
    let sources = snippets.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let output = generator.generate(
      from: sources.map { SourceSummary($0) }, knowing: dependencies)
    declarations = output.declarations.flatMap(\.withMembers)
    messages = output.diagnostics.map(\.message)
    // Imports, if any, follow the header.
    let blocks = (output.text ?? "").split(separator: "\n\n").dropFirst()
    let code = blocks.first?.contains("import ") == true ? blocks.dropFirst() : blocks
    text = code.joined(separator: "\n\n")[...].trimmingSuffix(while: \.isNewline)
  }
}

extension Generated {
  package var extensions: [GeneratedDeclaration] { declarations.filter(\.isExtension) }

  /// What is declared besides extensions, in order: what is in a type follows it.
  package var members: [GeneratedDeclaration] { declarations.filter { !$0.isExtension } }

  /// The first declaration with a name that is no extension.
  package subscript(name: String) -> GeneratedDeclaration? {
    members.first { $0.name.text == name }
  }

  /// What the extensions with a head declare, such as those of `"User: Providable"`.
  package subscript(in head: String) -> [GeneratedDeclaration] {
    extensions.filter { $0.head == head }.flatMap(\.members)
  }
}

extension [GeneratedDeclaration] {
  package var names: [String] { map(\.name.text) }

  package var heads: [String] { map(\.head) }
}

extension GeneratedDeclaration {
  /// What is written up to the brace, on one line and without modifiers.
  package var head: String {
    switch signature {
    case .text(let text): text
    case .function(let name, let parameters, let tail):
      "\(name)(\(parameters.joined(separator: ", ")))\(tail)"
    case .variable(let type): "var \(name.spelling): \(type)"
    case .constrained(let text, let clause): "\(text) where \(clause)"
    }
  }

  /// The lines of its body, if that is code.
  package var code: [String]? {
    switch body {
    case .code(let lines), .closure(_, let lines): lines
    case .line(let line): [line]
    case .accessors(let accessors): accessors
    case .none, .members, .list: nil
    }
  }

  fileprivate var isExtension: Bool {
    if case .extension = kind { true } else { false }
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
