/// The values for which an equation is tried.
internal struct Sample<Whole, Part> {
  internal var whole: Whole
  internal var a: Part
  internal var b: Part
}

/// The two sides of an equation that is violated.
internal struct Sides {
  internal let actual: Any
  internal let expected: Any
}

/// A sample that breaks a law.
internal struct Counterexample<Whole, Part> {
  internal let sample: Sample<Whole, Part>
  internal let sides: Sides
}

/// A law of one optic.
internal struct Equation<Whole, Part> {
  /// A variable of an equation.
  internal enum Variable: String {
    case whole, a, b, f, g
  }

  internal let law: Law
  internal let variables: [Variable]
  /// The two sides if they differ, otherwise `nil`.
  internal let difference: (Sample<Whole, Part>) -> Sides?
}

extension Equation {
  /// An equation between two values.
  internal init<Side>(
    _ law: Law, _ variables: [Variable], by areEqual: @escaping (Side, Side) -> Bool,
    _ sides: @escaping (Sample<Whole, Part>) -> (actual: Side, expected: Side)
  ) {
    self.init(law: law, variables: variables) { sample in
      let (actual, expected) = sides(sample)
      return areEqual(actual, expected) ? nil : Sides(actual: actual, expected: expected)
    }
  }

  /// Whether the equation uses this variable, directly or in a function.
  internal func uses(_ variable: Variable) -> Bool {
    variables.contains(variable) || variable != .whole && variables.contains(.f)
  }
}
