internal import SwiftParser
internal import SwiftSyntax

/// The declarations and errors of a source file: everything that has to be kept, so that its text
/// and tree can be released before the next file is read.
package struct SourceSummary: Sendable {
  package let path: String
  package private(set) var declarations = Declarations()
  package private(set) var errors: [Diagnostic] = []

  /// Reads a source file; a generated one has no declarations.
  package init(_ source: SourceFile) {
    self.init(source, readsBodies: false)
  }

  /// Reads a source file, optionally with its function bodies.
  ///
  /// This takes longer and gives the same result if they have no errors.
  ///
  /// - Parameter isOfTests: Whether the file is one of the tests of the module.
  package init(_ source: SourceFile, readsBodies: Bool, isOfTests: Bool = false) {
    path = source.path
    if !source.isGenerated { read(source, readsBodies: readsBodies) }
    declarations.isOfTests = isOfTests
  }

  private mutating func read(_ source: SourceFile, readsBodies: Bool) {
    let mayHaveMarks = source.mentionsMarks
    // The signatures of functions matter in a class with a stub, and go with the bodies.
    let isRead = readsBodies || mayHaveMarks && source.mentionsStubs
    let withoutBodies = isRead ? nil : source.withoutBodies
    let source = withoutBodies?.file ?? source
    if let problem = NestingScan.problem(in: source) {
      errors = [problem]
      return
    }
    let tree = Parser.parse(source: source.text)
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let problems = SyntaxProblems(in: tree, converter: converter)
    errors = problems.errors
    if !errors.isEmpty { return }
    var reader = DeclarationReader(
      converter: converter, foreignBranches: problems.foreignBranches,
      mayHaveMarks: mayHaveMarks, stores: withoutBodies?.stores ?? [:])
    reader.read(tree)
    declarations = reader.declarations
    declarations.file = path
  }
}
