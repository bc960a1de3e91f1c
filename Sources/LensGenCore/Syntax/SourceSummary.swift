/// What a source file declares and the errors in it: all of a file that has to be kept, so that its
/// text and its tree can go before the next file is read.
public struct SourceSummary: Sendable {
  let path: String
  private(set) var declarations = Declarations()
  private(set) var errors: [Diagnostic] = []

  /// Reads a source file; one that was itself generated says nothing new.
  public init(_ source: SourceFile) {
    self.init(source, readsBodies: false)
  }

  /// Reads a source file, with the bodies of functions if asked for, which takes longer and gives
  /// the same result wherever there are no errors in them.
  package init(_ source: SourceFile, readsBodies: Bool) {
    path = source.path
    if source.isGenerated { return }
    do throws(SourceErrors) {
      declarations = try DeclarationParser.declarations(in: source, readsBodies: readsBodies)
    } catch {
      errors = error.diagnostics
    }
  }
}
