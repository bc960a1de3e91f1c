import OpticsChanges

/// A variable of an equation.
internal enum Variable: String {
  case whole, a, b, c, f, g
}

/// The two sides of an equation that is violated.
internal struct Sides {
  internal let actual: Any
  internal let expected: Any
}

extension Rendering {
  /// Creates a rendering in which the two sides of an equation differ, if possible.
  ///
  /// A description may omit the difference: the description of a date omits fractions of a second.
  internal init(of sides: Sides) {
    let (plain, inFields) = (Rendering(), Rendering(prefersFields: true))
    func differ(in rendering: Rendering) -> Bool {
      rendering.text(of: sides.actual) != rendering.text(of: sides.expected)
    }
    self = differ(in: plain) || !differ(in: inFields) ? plain : inFields
  }
}

/// The equation of a law, about the values of a sample.
internal struct Equation<Values> {
  internal let law: Law
  internal let variables: [Variable]
  /// The two sides if they differ, otherwise `nil`.
  internal let difference: (Values) -> Sides?
}

extension Equation {
  /// An equation between two values.
  internal init<Side>(
    _ law: Law, _ variables: [Variable], by areEqual: @escaping (Side, Side) -> Bool,
    _ sides: @escaping (Values) -> (actual: Side, expected: Side)
  ) {
    self.init(law: law, variables: variables) { sample in
      let (actual, expected) = sides(sample)
      return areEqual(actual, expected) ? nil : Sides(actual: actual, expected: expected)
    }
  }
}
