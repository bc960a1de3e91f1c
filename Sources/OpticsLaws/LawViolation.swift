/// A law that an optic or a conformance breaks, with the counterexample.
///
///     let age = Lens<Int, Int>(getter: { $0 }, setter: { age, _ in min(age, 130) })
///     do {
///       try checkLaws(of: age, wholes: [0], parts: [0, 131], fileID: "M/F.swift", line: 1)
///     } catch {
///       print(error.violations[0])
///     }
///     // Lens<Int, Int> breaks setGet: get(set(a, whole)) == a
///     //   whole:    0
///     //   a:        131
///     //   expected: 131
///     //   actual:   130
///     //   checked:  M/F.swift:1
public struct LawViolation: Error, Hashable {
  /// The broken law.
  public let law: Law
  /// What breaks the law: an optic as it prints, such as `Line.quantity` or `Lens<Line, Int>`, or a type
  /// and its protocol, such as `Order: Hashable`.
  public let subject: String
  /// The values that break the law, named as in the equation.
  public let inputs: [Counterexample.Input]
  /// The right side of the equation for these values.
  public let expected: String
  /// The left side of the equation for these values.
  public let actual: String
  /// The argument that replays the counterexample, such as `seed: 7`; `nil` if you passed samples.
  public let replay: String?
  /// The file and line of the check, such as `OrderTests/OrderTests.swift:12`.
  public let location: String
}

extension LawViolation {
  /// The equation of the law, in Swift.
  public var equation: String { law.equation }
}

extension LawViolation: CustomStringConvertible {
  /// The law, its equation, the inputs, both sides, the replay argument, and the position of the
  /// check.
  public var description: String {
    let headline =
      law == .hasSamples
      ? "\(subject) was not checked" : "\(subject) breaks \(law.rawValue): \(equation)"
    return report(
      headline, inputs, [("expected", expected), ("actual", actual)], replay, location)
  }
}

/// The error that the checks of laws throw: the laws that an optic or a conformance breaks.
///
///     let age = Lens<Int, Int>(getter: { $0 }, setter: { age, _ in min(age, 130) })
///     do {
///       try checkLaws(of: age, wholes: [0], parts: [0, 131])
///     } catch {
///       print(error.violations.map(\.law.rawValue))  // ["setGet"]
///     }
public struct LawViolations: Error, Hashable {
  /// The violations, one for each broken law; never empty.
  public let violations: [LawViolation]

  internal init(_ violations: [LawViolation]) {
    precondition(!violations.isEmpty)
    self.violations = violations
  }
}

extension LawViolations: CustomStringConvertible {
  /// The descriptions of all violations.
  public var description: String {
    violations.map(\.description).joined(separator: "\n\n")
  }
}
