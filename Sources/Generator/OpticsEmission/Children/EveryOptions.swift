import EmissionKernel

/// The options of the traversals of all values of a type.
package struct EveryOptions: EmissionOption {
  /// The names of the types.
  package var types: [String] = []

  package init() {}
}
