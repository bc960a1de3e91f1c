extension LawCheck {
  /// The maximal number of combinations of samples that a check tries.
  private static var greatestNumberOfCombinations: Int { 100_000 }

  /// Tries every combination of the given values that the laws use.
  ///
  /// If there are too many, tries each value, and combinations selected at random, always the same
  /// ones.
  internal mutating func run<Whole, Part>(
    wholes: [Sample<Whole>], parts: [Sample<Part>]
  ) where Values == OpticSample<Whole, Part> {
    if wholes.isEmpty || parts.isEmpty {
      return failWithoutSamples(
        expected: "at least one whole and one part",
        actual: "wholes.count == \(wholes.count), parts.count == \(parts.count)")
    }
    // A product of integers might overflow.
    let total = Double(wholes.count) * Double(parts.count) * Double(parts.count)
    guard total <= Double(Self.greatestNumberOfCombinations) else { return runSome(wholes, parts) }
    runGiven { check in
      for (atWhole, whole) in wholes.enumerated() {
        for (atA, a) in parts.enumerated() {
          for (atB, b) in parts.enumerated() {
            check.runGiven(OpticSample(sampleOfWhole: whole, sampleOfA: a, sampleOfB: b)) { law in
              (atWhole == 0 || law.uses(.whole)) && (atA == 0 || law.uses(.a))
                && (atB == 0 || law.uses(.b))
            }
          }
        }
      }
    }
  }

  private mutating func runSome<Whole, Part>(
    _ wholes: [Sample<Whole>], _ parts: [Sample<Part>]
  ) where Values == OpticSample<Whole, Part> {
    var source = RandomSource(seed: 0)
    runGiven { check in
      for position in 0..<max(Self.greatestNumberOfCombinations, wholes.count, parts.count) {
        check.runGiven(
          OpticSample(
            sampleOfWhole: position < wholes.count ? wholes[position] : source.choice(of: wholes),
            sampleOfA: position < parts.count ? parts[position] : source.choice(of: parts),
            sampleOfB: source.choice(of: parts)))
      }
    }
  }
}
