/// The values for which an equation about an optic is tried.
internal struct OpticSample<Whole, Part> {
  internal var whole: Whole
  internal var a: Part
  internal var b: Part
}

extension Equation {
  /// Whether an equation about an optic uses this variable, directly or in a function.
  internal func uses(_ variable: Variable) -> Bool {
    variables.contains(variable) || variable != .whole && variables.contains(.f)
  }
}
