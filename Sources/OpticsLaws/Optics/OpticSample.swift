/// The values for which an equation about an optic is tried.
internal struct OpticSample<Whole, Part> {
  internal let sampleOfWhole: Sample<Whole>
  internal let sampleOfA: Sample<Part>
  internal let sampleOfB: Sample<Part>
}

extension OpticSample {
  internal var whole: Whole { sampleOfWhole.value }
  internal var a: Part { sampleOfA.value }
  internal var b: Part { sampleOfB.value }

  /// The samples in which one of the values that an equation uses is simpler.
  internal func simpler(for law: Equation<OpticSample>) -> SimplerValues<OpticSample> {
    let (whole, a, b) = (sampleOfWhole, sampleOfA, sampleOfB)
    let simpler: [() -> SimplerValues<OpticSample>] = [
      {
        law.uses(.whole)
          ? whole.simpler().map { OpticSample(sampleOfWhole: $0, sampleOfA: a, sampleOfB: b) } : []
      },
      {
        law.uses(.a)
          ? a.simpler().map { OpticSample(sampleOfWhole: whole, sampleOfA: $0, sampleOfB: b) } : []
      },
      {
        law.uses(.b)
          ? b.simpler().map { OpticSample(sampleOfWhole: whole, sampleOfA: a, sampleOfB: $0) } : []
      },
    ]
    return SimplerValues(simpler.lazy.flatMap { $0() })
  }
}

extension Equation {
  /// Whether an equation about an optic uses this variable, directly or in a function.
  internal func uses(_ variable: Variable) -> Bool {
    variables.contains(variable) || variable != .whole && variables.contains(.f)
  }
}
