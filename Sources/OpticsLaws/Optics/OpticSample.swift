/// The values for which an equation about an optic is tried.
internal struct OpticSample<Whole, Part> {
  internal let whole: Whole
  internal let a: Part
  internal let b: Part
  /// What the generators of the values know about them; `nil` for arbitrary and given values.
  ///
  /// A reference, so that the equations, which are tried far more often than simpler values are made, pass on
  /// little more than the values.
  internal let origin: Origin?
}

extension OpticSample {
  /// The samples of generators.
  internal final class Origin {
    internal let whole: Sample<Whole>
    internal let a: Sample<Part>
    internal let b: Sample<Part>

    internal init(whole: Sample<Whole>, a: Sample<Part>, b: Sample<Part>) {
      (self.whole, self.a, self.b) = (whole, a, b)
    }
  }

  internal init(whole: Whole, a: Part, b: Part) {
    self.init(whole: whole, a: a, b: b, origin: nil)
  }

  internal init(whole: Sample<Whole>, a: Sample<Part>, b: Sample<Part>) {
    self.init(
      whole: whole.value, a: a.value, b: b.value, origin: Origin(whole: whole, a: a, b: b))
  }
}

extension Equation {
  /// Whether an equation about an optic uses this variable, directly or in a function.
  internal func uses(_ variable: Variable) -> Bool {
    variables.contains(variable) || variable != .whole && variables.contains(.f)
  }
}
