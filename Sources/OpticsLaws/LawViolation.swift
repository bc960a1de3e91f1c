/// A law that an optic breaks, with the counterexample.
///
///     let age = Lens<Int, Int>(getter: { $0 }, setter: { age, _ in min(age, 130) })
///     print(lawViolations(of: age, wholes: [0], parts: [0, 131], fileID: "M/F.swift", line: 1)[0])
///     // Lens<Int, Int> breaks setGet: get(set(a, whole)) == a
///     //   whole:    0
///     //   a:        131
///     //   expected: 131
///     //   actual:   130
///     //   checked:  M/F.swift:1
public struct LawViolation: Error, Hashable {
  /// A value of a variable in the law's equation.
  public struct Input: Hashable, Sendable {
    /// The name of the variable: `whole`, `a`, `b`, `f` or `g`.
    public let name: String
    /// The text of the value.
    public let value: String
  }

  /// The broken law.
  public let law: Law
  /// The kind and the types of the optic, such as `Lens<User, Int>`.
  public let optic: String
  /// The values that break the law.
  public let inputs: [Input]
  /// The right side of the equation for these values.
  public let expected: String
  /// The left side of the equation for these values.
  public let actual: String
  /// The argument that replays the counterexample, such as `seed: 7`; `nil` if you passed samples.
  public let replay: String?
  /// The file and line of the check, such as `UserTests/UserTests.swift:12`.
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
    var rows = inputs.map { ($0.name, $0.value) }
    rows += [("expected", expected), ("actual", actual)]
    if let replay { rows.append(("replay", replay)) }
    rows.append(("checked", location))
    let lines = rows.map { name, value in
      "  \(name):\(String(repeating: " ", count: 9 - name.count))\(value)"
    }
    let head =
      law == .hasSamples
      ? "\(optic) was not checked: no samples" : "\(optic) breaks \(law.rawValue): \(equation)"
    return ([head] + lines).joined(separator: "\n")
  }
}

/// The error that the checks throw: the laws that an optic breaks.
public struct LawViolations: Error, Hashable {
  /// The violations, one for each broken law; never empty.
  public let violations: [LawViolation]

  /// Creates an error from violations.
  public init(_ violations: [LawViolation]) {
    precondition(!violations.isEmpty, "pass at least one violation")
    self.violations = violations
  }
}

extension LawViolations: CustomStringConvertible {
  /// The descriptions of all violations.
  public var description: String {
    violations.map(\.description).joined(separator: "\n\n")
  }
}
