import OpticsChanges

/// One run over samples.
///
/// It stores, for each law, the first sample that breaks the law.
internal struct LawCheck<Values> {
  internal let laws: Laws<Values>
  private let location: String
  private let current: CurrentCase<Values>
  private var unbroken: [Equation<Values>]
  private var found: [LawViolation] = []
  /// Whether the laws say anything about a sample so far.
  private var isTelling = false

  internal init(_ laws: Laws<Values>, fileID: StaticString, line: UInt) {
    self.laws = laws
    location = "\(fileID):\(line)"
    unbroken = laws.own + laws.derived
    current = CurrentCase("the laws of \(laws.subject)", location: location) {
      sample, rendering in
      laws.variables.map { .init(name: $0.rawValue, value: laws.text($0, sample, rendering)) }
    }
  }

  /// Returns if no law is broken.
  ///
  /// - Throws: The violations found.
  internal func result() throws(LawViolations) {
    if !violations.isEmpty { throw LawViolations(violations) }
  }

  /// The violations found.
  ///
  /// If a law in `own` is broken, the laws that follow from it are omitted, because they would
  /// repeat the same problem.
  private var violations: [LawViolation] {
    if found.first?.law == .hasSamples { return found }
    let own = laws.own.compactMap { law in found.first { $0.law == law.law } }
    if !own.isEmpty { return own }
    return laws.derived.compactMap { law in found.first { $0.law == law.law } }
  }
}

extension LawCheck {
  /// Tries generated samples.
  internal mutating func run(
    _ samples: (inout RandomSource) -> Values?, cases: Int, seed: UInt64, size: Int
  ) {
    if cases < 1 {
      return failWithoutSamples(
        expected: "at least one case, such as cases: \(defaultNumberOfCases)",
        actual: "cases: \(cases)")
    }
    var coverage = Coverage()
    var rest = Cases(seed: seed, size: size)
    current.reportingCrashes {
      while !Task.isCancelled, !coverage.isOver(cases), let testCase = rest.next() {
        current.begin(testCase)
        var source = testCase.source
        if let sample = samples(&source) {
          coverage.cases += 1
          run(sample)
        } else {
          coverage.discarded += 1
        }
      }
    }
    if found.isEmpty, coverage.cases < cases {
      failWithoutSamples(
        expected: Coverage.required(cases), actual: coverage.ending(isCancelled: Task.isCancelled))
    }
    failIfSilent()
  }

  /// Tries the laws that are not yet broken with a sample.
  internal mutating func run(
    _ sample: Values, only isOfInterest: (Equation<Values>) -> Bool = { _ in true }
  ) {
    current.tryValues(sample)
    if !isTelling { isTelling = laws.isTelling(sample) }
    var broken: [LawViolation] = []
    for law in unbroken where isOfInterest(law) {
      current.law = law.law
      guard let sides = law.difference(sample) else { continue }
      var search = Minimization(sample, sides) { [simpler = laws.simpler] in simpler($0, law) }
      while let candidate = search.next() {
        current.tryValues(candidate)
        search.record(law.difference(candidate))
      }
      // The texts of the counterexample may crash, too.
      current.tryValues(search.sample)
      broken.append(violation(of: law, search.sample, search.evidence))
      current.tryValues(sample)
    }
    current.law = nil
    guard !broken.isEmpty else { return }
    found += broken
    unbroken.removeAll { law in broken.contains { $0.law == law.law } }
  }

  /// Tries given samples.
  ///
  /// - Parameter tryAll: Tries each sample.
  internal mutating func runGiven(_ tryAll: (inout LawCheck) -> Void) {
    current.reportingCrashes { tryAll(&self) }
    failIfSilent()
  }

  /// Tries a given sample.
  internal mutating func runGiven(
    _ sample: Values, only isOfInterest: (Equation<Values>) -> Bool = { _ in true }
  ) {
    current.begin(nil)
    run(sample, only: isOfInterest)
  }

  /// Reports that there is nothing to check, because such a test would prove nothing.
  internal mutating func failWithoutSamples(expected: String, actual: String) {
    found = [
      LawViolation(
        law: .hasSamples, subject: laws.subject, inputs: [], expected: expected, actual: actual,
        replay: nil, location: location)
    ]
  }

  /// Reports that the laws hold only because no sample has what they are about.
  private mutating func failIfSilent() {
    guard found.isEmpty, !isTelling else { return }
    failWithoutSamples(expected: "a whole with a part", actual: "no part in any whole")
  }

  private func violation(of law: Equation<Values>, _ sample: Values, _ sides: Sides) -> LawViolation
  {
    let rendering = Rendering(of: sides)
    return LawViolation(
      law: law.law,
      subject: laws.subject,
      inputs: law.variables.map {
        .init(name: $0.rawValue, value: laws.text($0, sample, rendering))
      },
      expected: rendering.text(of: sides.expected),
      actual: rendering.text(of: sides.actual),
      replay: current.replay,
      location: location)
  }
}
