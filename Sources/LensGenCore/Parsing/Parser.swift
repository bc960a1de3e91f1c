import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Reads what a source file declares.
enum DeclarationParser {
  /// Reads a source file.
  ///
  /// - Parameter source: The file.
  /// - Returns: What the file declares.
  /// - Throws: The syntax errors, as ``SourceErrors``.
  static func declarations(in source: SourceFile) throws(SourceErrors) -> Declarations {
    if let position = NestingScan.firstTooDeep(in: source) {
      throw SourceErrors([
        Diagnostic(.error, at: position, "nested too deeply to be read")
      ])
    }
    let tree = Parser.parse(source: source.text)
    let converter = SourceLocationConverter(fileName: source.path, tree: tree)
    let errors = syntaxErrors(in: tree, converter: converter)
    if !errors.isEmpty { throw SourceErrors(errors) }
    var reader = DeclarationReader(converter: converter)
    reader.read(tree.statements, in: Scope())
    return reader.declarations
  }

  private static func syntaxErrors(
    in tree: SourceFileSyntax, converter: SourceLocationConverter
  ) -> [Diagnostic] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map {
        Diagnostic(.error, at: converter.position(of: $0.position), $0.message)
      }
  }
}

/// The errors that keep a file from being read.
struct SourceErrors: Error {
  let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension SourceLocationConverter {
  /// The line and column of a place in the tree.
  func position(of place: AbsolutePosition) -> Position {
    let location = location(for: place)
    return Position(file: location.file, line: location.line, column: location.column)
  }
}
