extension LawCheck {
  /// The maximal number of combinations of samples that a check tries.
  private static var greatestNumberOfCombinations: Int { 100_000 }

  /// Tries every combination of the given values that the laws use.
  ///
  /// If there are too many, tries each value, and combinations selected at random, always the same
  /// ones.
  internal mutating func run(wholes: [Whole], parts: [Part]) {
    if wholes.isEmpty || parts.isEmpty {
      return failWithoutSamples(
        expected: "at least one whole and one part",
        actual: "wholes.count == \(wholes.count), parts.count == \(parts.count)")
    }
    // A product of integers might overflow.
    let total = Double(wholes.count) * Double(parts.count) * Double(parts.count)
    guard total <= Double(Self.greatestNumberOfCombinations) else { return runSome(wholes, parts) }
    for (atWhole, whole) in wholes.enumerated() {
      for (atA, a) in parts.enumerated() {
        for (atB, b) in parts.enumerated() {
          run(Sample(whole: whole, a: a, b: b)) { law in
            (atWhole == 0 || law.uses(.whole)) && (atA == 0 || law.uses(.a))
              && (atB == 0 || law.uses(.b))
          }
        }
      }
    }
  }

  private mutating func runSome(_ wholes: [Whole], _ parts: [Part]) {
    var source = RandomSource(seed: 0)
    for position in 0..<max(Self.greatestNumberOfCombinations, wholes.count, parts.count) {
      run(
        Sample(
          whole: position < wholes.count ? wholes[position] : source.choice(of: wholes),
          a: position < parts.count ? parts[position] : source.choice(of: parts),
          b: source.choice(of: parts)))
    }
  }
}

extension LawCheck {
  /// Tries generated values.
  ///
  /// If the optic can embed, a quarter of the wholes are embedded parts, so that even a prism that
  /// rarely matches is tried.
  internal mutating func run(
    wholes: (inout RandomSource) -> Whole, parts: (inout RandomSource) -> Part,
    cases: Int, seed: UInt64, size: Int
  ) {
    if cases < 1 {
      return failWithoutSamples(
        expected: "at least one case, such as cases: \(defaultNumberOfCases)",
        actual: "cases: \(cases)")
    }
    for caseSeed in RandomSource.caseSeeds(seed).prefix(cases) {
      var source = RandomSource(caseSeed: caseSeed, maximalSize: size)
      let whole =
        if let embed = laws.embed, source.index(below: 4) == 0 { embed(parts(&source)) } else {
          wholes(&source)
        }
      let sample = Sample(whole: whole, a: parts(&source), b: parts(&source))
      let sizeToReplay = size == RandomSource.defaultSize ? "" : ", size: \(size)"
      run(sample, replay: "seed: \(caseSeed)\(sizeToReplay)")
    }
  }
}
