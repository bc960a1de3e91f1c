/// The declarations and errors of a source file: everything that has to be kept, so that its text
/// and tree can be released before the next file is read.
public struct SourceSummary: Sendable {
  let path: String
  private(set) var declarations = Declarations()
  private(set) var errors: [Diagnostic] = []

  /// Reads a source file; a generated one has no declarations.
  public init(_ source: SourceFile) {
    self.init(source, readsBodies: false)
  }

  /// Reads a source file, optionally with its function bodies.
  ///
  /// This takes longer and gives the same result if they have no errors.
  package init(_ source: SourceFile, readsBodies: Bool) {
    path = source.path
    if source.isGenerated { return }
    do throws(SourceErrors) {
      declarations = try DeclarationParser.declarations(in: source, readsBodies: readsBodies)
      declarations.file = source.path
    } catch {
      errors = error.diagnostics
    }
  }
}
