/// The declarations of a source file that matter for generated code.
struct Declarations: Equatable, Sendable {
  var imports: [Import] = []
  var types: [TypeDeclaration] = []
  var extensions: [ExtensionDeclaration] = []
  /// The warnings about comments in the file that have no effect.
  var warnings: [Diagnostic] = []
}
