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
  /// A value that the law speaks of.
  public struct Input: Hashable, Sendable {
    /// What the law calls it: `whole`, `a`, `b`, `f` or `g`.
    public let name: String
    /// How it reads.
    public let value: String
  }

  /// The law.
  public let law: Law
  /// The kind and the types of the optic, as in `Lens<User, Int>`.
  public let optic: String
  /// The values for which the law does not hold.
  public let inputs: [Input]
  /// The right side of the equation for these values.
  public let expected: String
  /// The left side of the equation for these values.
  public let actual: String
  /// What to pass to see the same counterexample again, as in `seed: 7`; `nil` where the values
  /// were given.
  public let replay: String?
  /// The file and line of the check, as in `UserTests/UserTests.swift:12`.
  public let location: String
}

extension LawViolation {
  /// What the law says, in Swift.
  public var equation: String { law.equation }
}

extension LawViolation: CustomStringConvertible {
  /// The law, its equation, the inputs, both sides, how to replay them and where they were checked.
  public var description: String {
    var rows = inputs.map { ($0.name, $0.value) }
    rows += [("expected", expected), ("actual", actual)]
    if let replay { rows.append(("replay", replay)) }
    rows.append(("checked", location))
    let lines = rows.map { name, value in
      "  \(name):\(String(repeating: " ", count: 9 - name.count))\(value)"
    }
    return (["\(optic) breaks \(law.rawValue): \(equation)"] + lines).joined(separator: "\n")
  }
}

/// The laws that an optic breaks, as an error: what the checks throw.
public struct LawViolations: Error, Hashable {
  /// One violation for each law; never empty.
  public let violations: [LawViolation]

  /// The given violations as one error.
  ///
  /// - Parameter violations: At least one violation.
  public init(_ violations: [LawViolation]) {
    precondition(!violations.isEmpty, "an error has a reason")
    self.violations = violations
  }
}

extension LawViolations: CustomStringConvertible {
  /// The descriptions of all violations.
  public var description: String {
    violations.map(\.description).joined(separator: "\n\n")
  }
}
