/// What a source file declares, as far as optics are concerned.
struct Declarations: Equatable, Sendable {
  var imports: [Import] = []
  var types: [TypeDeclaration] = []
  var extensions: [ExtensionDeclaration] = []
  /// What in the file has no effect.
  var warnings: [Diagnostic] = []
}
