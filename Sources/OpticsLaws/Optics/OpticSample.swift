/// The values for which an equation about an optic is tried.
internal struct OpticSample<Whole, Part> {
  internal var wholes: Sample<Whole>
  internal var firstParts: Sample<Part>
  internal var secondParts: Sample<Part>
}

extension OpticSample {
  internal init(whole: Whole, a: Part, b: Part) {
    self.init(wholes: Sample(whole), firstParts: Sample(a), secondParts: Sample(b))
  }

  internal var whole: Whole { wholes.value }
  internal var a: Part { firstParts.value }
  internal var b: Part { secondParts.value }
}

extension Equation {
  /// Whether an equation about an optic uses this variable, directly or in a function.
  internal func uses(_ variable: Variable) -> Bool {
    variables.contains(variable) || variable != .whole && variables.contains(.f)
  }
}
