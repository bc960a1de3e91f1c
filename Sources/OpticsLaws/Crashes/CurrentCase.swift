import OpticsChanges

/// What a check is trying, for the report if the program stops.
///
/// A trap, such as an overflow, ends the program before the check can report anything. So a check notes
/// each case here before it tries it. That costs a few stores: the text is made only after a crash.
internal final class CurrentCase<Values> {
  private let claim: String
  private let location: String
  private let inputs: (Values, Rendering) -> [Counterexample.Input]

  // A check notes a law many times for each case, and only one thread does so. A check of exclusive access
  // would cost more than the store; so would a place behind values whose size the compiler does not know.
  @exclusivity(unchecked) private var number = 0
  @exclusivity(unchecked) private var testCase: Cases.Case?
  /// The law that is tried.
  @exclusivity(unchecked) internal var law: Law?
  @exclusivity(unchecked) private var isGenerating = false
  /// The values of the case, or simpler ones; at first those of the case before.
  @exclusivity(unchecked) internal private(set) var values: Values?

  /// Creates a note without a case.
  ///
  /// - Parameter inputs: The values that a report shows.
  internal init(
    _ claim: String, location: String,
    inputs: @escaping (Values, Rendering) -> [Counterexample.Input]
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
    isGenerating = true
  }

  /// Notes the values that are tried.
  internal func tryValues(_ values: Values) {
    self.values = values
    isGenerating = false
  }
}

extension CurrentCase: RunningCheck {
  internal var summary: String {
    let law = law.map { ", \($0.rawValue): \($0.equation)" } ?? ""
    return report("crashed: \(claim)\(law)", [], [("case", "\(number)")], replay, location)
  }

  internal func details(in rendering: Rendering) -> String {
    guard let values, !isGenerating else {
      return lines([("value", "crashed while it was generated")])[0]
    }
    return lines(inputs(values, rendering).map { ($0.name, $0.value) }).joined(separator: "\n")
  }
}
