/// The check of one property: which values to try next, and what was found.
///
/// It is a loop turned inside out, so that it serves properties that are checked at once and
/// properties that are awaited: call `next()` for values, and `record(_:label:)` whether the property
/// fails for them, until `next()` returns `nil`.
internal struct PropertyCheck<Values> {
  /// How a property fails.
  internal enum Failure {
    case failed
    case threw(any Error)
    /// The two sides of an equation differ.
    case differs(Sides)
    /// A state is not valid.
    case broke(Any)
  }

  /// The number of cases to discard for each case to try, before the check gives up.
  private static var greatestNumberOfDiscards: Int { 10 }

  /// What is claimed of the values.
  internal var claim = "the property holds for every \(Values.self)"
  /// The names of the inputs in the report.
  internal var name: (Int) -> String = { "$\($0)" }
  /// The values that a report shows.
  private let inputs: (Values) -> [Any]
  private let values: (inout RandomSource) -> Values
  private let simpler: (Values) -> [Values]
  private let numberOfCases: Int
  private let location: String

  private var cases: Cases
  private var coverage = Coverage()
  private var current: (values: Values, replay: String)?
  private var search: Minimization<Values, Failure>?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - inputs: The values that a report shows.
  ///   - values: Generates the values of a case.
  ///   - simpler: The simpler values to try instead of a counterexample.
  internal init(
    inputs: @escaping (Values) -> [Any], values: @escaping (inout RandomSource) -> Values,
    simpler: @escaping (Values) -> [Values],
    cases: Int, seed: UInt64, size: Int, fileID: StaticString, line: UInt
  ) {
    self.inputs = inputs
    self.values = values
    self.simpler = simpler
    numberOfCases = cases
    location = "\(fileID):\(line)"
    self.cases = Cases(seed: seed, size: size)
  }
}

extension PropertyCheck {
  /// Returns the values to try next; `nil` if the check is over.
  internal mutating func next() -> Values? {
    if search != nil { return search?.next() }
    let isHopeless = coverage.discarded > numberOfCases * Self.greatestNumberOfDiscards
    guard coverage.cases < numberOfCases, !isHopeless, let next = cases.next() else { return nil }
    var source = next.source
    let values = self.values(&source)
    current = (values, next.replay)
    return values
  }

  /// Notes that the property is not meant for the last values.
  internal mutating func discard() {
    if search == nil { coverage.discarded += 1 }
  }

  /// Notes whether the property fails for the last values.
  internal mutating func record(_ failure: Failure?, label: @autoclosure () -> String? = nil) {
    if search != nil {
      search?.record(failure)
    } else if let failure, let current {
      search = Minimization(current.values, failure) { [simpler] in AnySequence(simpler($0)) }
    } else {
      coverage.cases += 1
      if let label = label() { coverage.labels[label, default: 0] += 1 }
    }
  }

  /// Returns what was covered.
  ///
  /// - Throws: The simplest counterexample, or that there were too few cases.
  internal func result() throws(Counterexample) -> Coverage {
    if let search { throw counterexample(search.sample, search.evidence) }
    if coverage.cases < max(numberOfCases, 1) { throw tooFewCases }
    return coverage
  }
}

extension PropertyCheck {
  /// Checks a property.
  internal consuming func run(
    where isIncluded: (Values) -> Bool = { _ in true },
    label: (Values) -> String? = { _ in nil },
    failure: (Values) throws -> Failure?
  ) throws(Counterexample) -> Coverage {
    while let values = next() {
      guard isIncluded(values) else {
        discard()
        continue
      }
      do { record(try failure(values), label: label(values)) } catch {
        record(.threw(error))
      }
    }
    return try result()
  }

  /// Checks an async property.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  nonisolated(nonsending) internal consuming func run(
    where isIncluded: (Values) -> Bool = { _ in true },
    label: (Values) -> String? = { _ in nil },
    failure: nonisolated(nonsending) (Values) async throws -> Failure?
  ) async throws(Counterexample) -> Coverage {
    while let values = next() {
      guard isIncluded(values) else {
        discard()
        continue
      }
      do { record(try await failure(values), label: label(values)) } catch {
        record(.threw(error))
      }
    }
    return try result()
  }
}

extension PropertyCheck {
  private func counterexample(_ values: Values, _ failure: Failure) -> Counterexample {
    let rendering: Rendering
    var (expected, actual): (String?, String?)
    var state: [Counterexample.Input] = []
    switch failure {
    case .failed:
      rendering = .code
      (expected, actual) = ("true", "false")
    case .threw(let error):
      rendering = .code
      (expected, actual) = ("true", "threw \(error)")
    case .differs(let sides):
      rendering = Rendering(of: sides)
      (expected, actual) = (rendering.text(of: sides.expected), rendering.text(of: sides.actual))
    case .broke(let value):
      rendering = .code
      state = [.init(name: "state", value: rendering.text(of: value))]
    }
    return Counterexample(
      claim: "not true: \(claim)",
      inputs: inputs(values).enumerated().map { position, value in
        .init(name: name(position), value: rendering.text(of: value))
      } + state,
      expected: expected, actual: actual, replay: current?.replay, location: location)
  }

  private var tooFewCases: Counterexample {
    let hasAny = numberOfCases > 0
    return Counterexample(
      claim: "not checked: \(claim)", inputs: [],
      expected: hasAny
        ? "\(numberOfCases) cases that 'where' includes"
        : "at least one case, such as cases: \(defaultNumberOfCases)",
      actual: hasAny
        ? "\(coverage.cases) of \(coverage.cases + coverage.discarded) cases"
        : "cases: \(numberOfCases)",
      replay: nil, location: location)
  }
}
