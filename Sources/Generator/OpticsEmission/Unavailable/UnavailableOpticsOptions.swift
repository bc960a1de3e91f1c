import EmissionKernel

/// The options of unavailable optics.
package struct UnavailableOpticsOptions: EmissionOption {
  /// Whether skipped properties and cases have unavailable optics, whose message is the reason.
  package var areDeclared = false

  package init() {}
}
