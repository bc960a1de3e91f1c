import OpticsChanges

/// The laws of one optic or conformance.
///
/// The laws in `derived` follow from the laws in `own`, if what they relate is consistent.
internal struct Laws<Values> {
  /// What is checked, such as `Line.quantity`.
  internal let subject: String
  internal let own: [Equation<Values>]
  internal let derived: [Equation<Values>]
  /// The variables that a sample has values for.
  internal let variables: [Variable]
  /// The text of a variable in a report.
  internal let text: (Variable, Values, Rendering) -> String
  /// The samples in which one of the values that an equation uses is simpler.
  internal let simpler: (Values, Equation<Values>) -> SimplerValues<Values>
  /// Whether the laws say anything about a sample.
  internal let isTelling: (Values) -> Bool
}
