import EmissionKernel

/// The options of the tests of laws.
package struct LawOptions: EmissionOption {
  /// Whether conformances that Swift writes are checked, too.
  package var includesSynthesized = false

  package init() {}
}
