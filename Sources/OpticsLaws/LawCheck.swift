/// One run over samples.
///
/// It stores, for each law, the first sample that breaks the law.
internal struct LawCheck<Whole, Part> {
  internal typealias Law = Equation<Whole, Part>

  /// The maximal number of simpler samples to try for one counterexample.
  ///
  /// Only a type that shrinks in circles, or a type with huge values, comes close.
  private static var greatestNumberOfShrinks: Int { 50_000 }

  internal let laws: Laws<Whole, Part>
  private let fileID: StaticString
  private let line: UInt
  private var unbroken: [Law]
  private var found: [LawViolation] = []

  internal init(_ laws: Laws<Whole, Part>, fileID: StaticString, line: UInt) {
    self.laws = laws
    self.fileID = fileID
    self.line = line
    unbroken = laws.own + laws.derived
  }

  /// Reports that there is nothing to check, because such a test would prove nothing.
  internal mutating func failWithoutSamples(expected: String, actual: String) {
    found = [
      LawViolation(
        law: .hasSamples, optic: laws.optic, inputs: [], expected: expected, actual: actual,
        replay: nil, location: "\(fileID):\(line)")
    ]
  }

  /// The violations found.
  ///
  /// If a law that defines the kind is broken, the laws that follow from it are omitted, because
  /// they would repeat the same problem.
  internal var violations: [LawViolation] {
    if found.first?.law == .hasSamples { return found }
    let own = laws.own.compactMap { law in found.first { $0.law == law.law } }
    if !own.isEmpty { return own }
    return laws.derived.compactMap { law in found.first { $0.law == law.law } }
  }
}

extension LawCheck {
  /// Tries the laws that are not yet broken with a sample.
  internal mutating func run(
    _ sample: Sample<Whole, Part>, replay: @autoclosure () -> String? = nil,
    only isOfInterest: (Law) -> Bool = { _ in true }
  ) {
    var broken: [LawViolation] = []
    for law in unbroken where isOfInterest(law) {
      guard let sides = law.difference(sample) else { continue }
      let counterexample = minimal(Counterexample(sample: sample, sides: sides), of: law)
      broken.append(violation(of: law, counterexample, replay: replay()))
    }
    guard !broken.isEmpty else { return }
    found += broken
    unbroken.removeAll { law in broken.contains { $0.law == law.law } }
  }

  /// Returns a counterexample that cannot be simplified further.
  private func minimal(
    _ counterexample: Counterexample<Whole, Part>, of law: Law
  ) -> Counterexample<Whole, Part> {
    var minimal = counterexample
    var rest = Self.greatestNumberOfShrinks
    search: while true {
      for candidate in shrunk(minimal.sample, for: law) {
        if rest == 0 { break search }
        rest -= 1
        if let sides = law.difference(candidate) {
          minimal = Counterexample(sample: candidate, sides: sides)
          continue search
        }
      }
      break
    }
    return minimal
  }

  /// Returns the samples with one simpler value, among the values that the law uses.
  private func shrunk(
    _ sample: Sample<Whole, Part>, for law: Law
  ) -> some Sequence<Sample<Whole, Part>> {
    func replacing<Value>(
      _ path: WritableKeyPath<Sample<Whole, Part>, Value>, by values: [Value]
    ) -> [Sample<Whole, Part>] {
      values.map { value in
        var sample = sample
        sample[keyPath: path] = value
        return sample
      }
    }
    let simpler: [() -> [Sample<Whole, Part>]] = [
      { law.uses(.whole) ? replacing(\.whole, by: laws.wholes.shrunk(sample.whole)) : [] },
      { law.uses(.a) ? replacing(\.a, by: laws.parts.shrunk(sample.a)) : [] },
      { law.uses(.b) ? replacing(\.b, by: laws.parts.shrunk(sample.b)) : [] },
    ]
    return simpler.lazy.flatMap { $0() }
  }

  private func violation(
    of law: Law, _ counterexample: Counterexample<Whole, Part>, replay: String?
  ) -> LawViolation {
    let rendering = Rendering(of: counterexample.sides)
    return LawViolation(
      law: law.law,
      optic: laws.optic,
      inputs: law.variables.map {
        .init(name: $0.rawValue, value: value(of: $0, in: counterexample.sample, rendering))
      },
      expected: rendering.text(of: counterexample.sides.expected),
      actual: rendering.text(of: counterexample.sides.actual),
      replay: replay,
      location: "\(fileID):\(line)")
  }

  private func value(
    of variable: Law.Variable, in sample: Sample<Whole, Part>, _ rendering: Rendering
  ) -> String {
    switch variable {
    case .whole: rendering.text(of: sample.whole)
    case .a: rendering.text(of: sample.a)
    case .b: rendering.text(of: sample.b)
    case .f: laws.changes(sample).textOfF(in: rendering)
    case .g: laws.changes(sample).textOfG(in: rendering)
    }
  }
}
