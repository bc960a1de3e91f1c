import EmissionKernel

/// The options of builders.
package struct BuilderOptions: EmissionOption {
  /// The name of the functions.
  package var name = "build"
  /// Whether they use literals such as `Date(timeIntervalSince1970: 0)`, and no `Providable`.
  package var useLiterals = false

  package init() {}
}
