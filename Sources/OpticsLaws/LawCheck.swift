/// One run over samples.
///
/// It stores, for each law, the first sample that breaks the law.
internal struct LawCheck<Sample> {
  internal let laws: Laws<Sample>
  private let location: String
  private var unbroken: [Equation<Sample>]
  private var found: [LawViolation] = []

  internal init(_ laws: Laws<Sample>, fileID: StaticString, line: UInt) {
    self.laws = laws
    location = "\(fileID):\(line)"
    unbroken = laws.own + laws.derived
  }

  /// The violations found.
  ///
  /// If a law in `own` is broken, the laws that follow from it are omitted, because they would
  /// repeat the same problem.
  internal var violations: [LawViolation] {
    if found.first?.law == .hasSamples { return found }
    let own = laws.own.compactMap { law in found.first { $0.law == law.law } }
    if !own.isEmpty { return own }
    return laws.derived.compactMap { law in found.first { $0.law == law.law } }
  }
}

extension LawCheck {
  /// Tries generated samples.
  internal mutating func run(
    _ samples: (inout RandomSource) -> Sample, cases: Int, seed: UInt64, size: Int
  ) {
    if cases < 1 {
      return failWithoutSamples(
        expected: "at least one case, such as cases: \(defaultNumberOfCases)",
        actual: "cases: \(cases)")
    }
    for testCase in Cases(seed: seed, size: size).prefix(cases) {
      var source = testCase.source
      run(samples(&source), replay: testCase.replay)
    }
  }

  /// Tries the laws that are not yet broken with a sample.
  internal mutating func run(
    _ sample: Sample, replay: @autoclosure () -> String? = nil,
    only isOfInterest: (Equation<Sample>) -> Bool = { _ in true }
  ) {
    var broken: [LawViolation] = []
    for law in unbroken where isOfInterest(law) {
      guard let sides = law.difference(sample) else { continue }
      var search = Minimization(sample, sides) { [simpler = laws.simpler] in simpler($0, law) }
      while let candidate = search.next() { search.record(law.difference(candidate)) }
      broken.append(violation(of: law, search.sample, search.evidence, replay: replay()))
    }
    guard !broken.isEmpty else { return }
    found += broken
    unbroken.removeAll { law in broken.contains { $0.law == law.law } }
  }

  /// Reports that there is nothing to check, because such a test would prove nothing.
  internal mutating func failWithoutSamples(expected: String, actual: String) {
    found = [
      LawViolation(
        law: .hasSamples, subject: laws.subject, inputs: [], expected: expected, actual: actual,
        replay: nil, location: location)
    ]
  }

  private func violation(
    of law: Equation<Sample>, _ sample: Sample, _ sides: Sides, replay: String?
  ) -> LawViolation {
    let rendering = Rendering(of: sides)
    return LawViolation(
      law: law.law,
      subject: laws.subject,
      inputs: law.variables.map {
        .init(name: $0.rawValue, value: laws.text($0, sample, rendering))
      },
      expected: rendering.text(of: sides.expected),
      actual: rendering.text(of: sides.actual),
      replay: replay,
      location: location)
  }
}
