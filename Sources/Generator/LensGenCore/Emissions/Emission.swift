import EmissionKernel

/// A kind of code that can be generated.
package struct Emission: Sendable {
  /// The type that plans what is generated.
  let planner: any EmissionPlanner.Type
  /// The settings that only this emission has.
  var settings: [Setting] = []
}

extension Emission: CaseIterable {
  /// All emissions, in the order of `--help`.
  package static let allCases: [Emission] = [
    .lenses, .prisms, .edits, .cases, .children, .completion,
    .factories, .fixtures, .builders, .stubs, .arbitrary, .laws,
  ]
}

extension Emission: RawRepresentable, Hashable {
  /// The name, as `--emit` has it.
  package var rawValue: String { planner.name }

  /// Creates the emission of a name, if there is one.
  package init?(rawValue: String) {
    guard let emission = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = emission
  }
}
