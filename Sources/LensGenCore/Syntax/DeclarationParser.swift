import SwiftParser
import SwiftSyntax

/// Reads the declarations of a source file.
enum DeclarationParser {
  /// Reads a source file.
  ///
  /// - Parameter readsBodies: Whether to parse function bodies, too, which detects errors in them.
  ///   The declarations are the same.
  static func declarations(
    in source: SourceFile, readsBodies: Bool = false
  ) throws(SourceErrors) -> Declarations {
    let mayHaveMarks = source.mentionsMarks
    // The signatures of functions matter in a class with a stub, and go with the bodies.
    let isRead = readsBodies || mayHaveMarks && source.mentionsStubs
    let withoutBodies = isRead ? nil : source.withoutBodies
    let source = withoutBodies?.file ?? source
    if let position = NestingScan.firstTooDeep(in: source) {
      throw SourceErrors([
        Diagnostic(.error, at: position, "nested too deeply")
      ])
    }
    let tree = Parser.parse(source: source.text)
    let converter = SourceLocationConverter(fileName: source.path, tree: tree)
    let problems = SyntaxProblems(in: tree, converter: converter)
    if !problems.errors.isEmpty { throw SourceErrors(problems.errors) }
    var reader = DeclarationReader(
      converter: converter, foreignBranches: problems.foreignBranches,
      stores: withoutBodies?.stores ?? [:], mayHaveMarks: mayHaveMarks)
    reader.read(tree.statements, in: Scope())
    return reader.declarations
  }

  /// Whether a text is a Swift expression, and nothing more.
  static func isExpression(_ text: String) -> Bool {
    let tree = Parser.parse(source: "let value = (\(text))\nlet other = \(text)")
    return !tree.hasError && tree.statements.count == 2
      && tree.statements.allSatisfy {
        $0.item.as(VariableDeclSyntax.self)?.bindings.count == 1
      }
  }
}

/// The errors that prevent a file from being read.
struct SourceErrors: Error {
  let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension SourceLocationConverter {
  func position(of place: AbsolutePosition) -> Position {
    let location = location(for: place)
    return Position(file: location.file, line: location.line, column: location.column)
  }
}
