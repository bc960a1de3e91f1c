/// The error that a check throws: a claim that does not hold, with the values that show it.
///
///     do {
///       try checkProperty(of: Int.self, fileID: "M/F.swift", line: 1) { $0 < 100 }
///     } catch {
///       print(error)
///     }
///     // not true: the property holds for every Int
///     //   $0:       100
///     //   expected: true
///     //   actual:   false
///     //   replay:   seed: 0
///     //   checked:  M/F.swift:1
public struct Counterexample: Error, Hashable {
  /// A value that shows that the claim does not hold.
  public struct Input: Hashable, Sendable {
    /// The name of the value, such as the variable of an equation or the path of a part.
    public let name: String
    /// The text of the value.
    public let value: String
  }

  /// What is not true, or was not checked, such as *not true: the property holds for every Int*.
  public let claim: String
  /// The values for which the claim does not hold, as simple as possible.
  public let inputs: [Input]
  /// What the claim expects for these values; `nil` if the inputs say it.
  public let expected: String?
  /// What happens for these values; `nil` if the inputs say it.
  public let actual: String?
  /// The arguments that replay the counterexample, such as `seed: 7`; `nil` if nothing was
  /// generated.
  public let replay: String?
  /// The file and line of the check, such as `OrderTests/OrderTests.swift:12`.
  public let location: String
}

extension Counterexample: CustomStringConvertible {
  /// The claim, the inputs, what was expected and what happened, the replay arguments, and the
  /// position of the check.
  public var description: String {
    report(claim, inputs, [("expected", expected), ("actual", actual)], replay, location)
  }
}

/// Returns the text of a failed check: a headline, and one row for each value.
internal func report(
  _ headline: String, _ inputs: [Counterexample.Input], _ outcome: [(String, String?)],
  _ replay: String?, _ location: String
) -> String {
  let rows =
    inputs.map { ($0.name, $0.value) }
    + (outcome + [("replay", replay), ("checked", location)]).compactMap { name, value in
      value.map { (name, $0) }
    }
  return ([headline] + lines(rows)).joined(separator: "\n")
}

/// Returns a line for each named value.
internal func lines(_ rows: [(name: String, value: String)]) -> [String] {
  let width = max(9, (rows.map(\.name.count).max() ?? 0) + 1)
  return rows.map { name, value in
    let text = value.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n    ")
    return "  \(name):\(String(repeating: " ", count: width - name.count))\(text)"
  }
}
