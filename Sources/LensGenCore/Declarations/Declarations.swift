/// The declarations of a source file that matter for generated code.
struct Declarations: Equatable, Sendable {
  /// The path of the file, as diagnostics show it.
  var file = ""
  var imports: [Import] = []
  var types: [TypeDeclaration] = []
  var extensions: [ExtensionDeclaration] = []
  /// The expressions in the marks `default`, by the name of a type or of a property with its type.
  var defaults: [String: String] = [:]
  /// The warnings about comments in the file that have no effect.
  var warnings: [Diagnostic] = []
}
