import EmissionKernel

/// The options of lenses.
package struct OpticsOptions: EmissionOption {
  /// The property wrappers of other modules that store what is written and return it, by their
  /// names in the sources.
  package var wrappers: [String] = []
  /// Whether skipped properties and cases have unavailable optics, whose message is the reason.
  package var declaresSkipped = false

  package init() {}
}
