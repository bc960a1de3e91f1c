/// What a check is trying, for the report if the program stops.
///
/// A trap, such as an overflow, ends the program before the check can report anything. So a check notes
/// each case here before it tries it. That costs a few stores: the text is made only after a crash.
internal final class CurrentCase<Values> {
  private let claim: String
  private let location: String
  private let inputs: (Values) -> [Counterexample.Input]

  private var number = 0
  private var testCase: Cases.Case?
  /// The values of the case, or simpler ones; `nil` while the check generates them.
  internal var values: Values?
  /// The law that is tried.
  internal var law: Law?

  /// Creates a note without a case.
  ///
  /// - Parameter inputs: The values that a report shows.
  internal init(
    _ claim: String, location: String, inputs: @escaping (Values) -> [Counterexample.Input]
  ) {
    self.claim = claim
    self.location = location
    self.inputs = inputs
  }
}

extension CurrentCase {
  /// The arguments that replay the case; `nil` if its values were passed to the check.
  internal var replay: String? { testCase?.replay }

  /// Notes the next case, whose values do not exist yet.
  internal func begin(_ testCase: Cases.Case?) {
    number += 1
    self.testCase = testCase
    values = nil
  }
}

extension CurrentCase: RunningCheck {
  internal var summary: String {
    let law = law.map { ", \($0.rawValue): \($0.equation)" } ?? ""
    return report("crashed: \(claim)\(law)", [], [("case", "\(number)")], replay, location)
  }

  internal var details: String {
    let rows = values.map { inputs($0).map { ($0.name, $0.value) } }
    return lines(rows ?? [("value", "crashed while it was generated")]).joined(separator: "\n")
  }
}
