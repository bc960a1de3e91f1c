import OpticsChanges

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

  /// What is claimed of the values.
  private let claim: String
  private let inputs: (Values, Rendering) -> [Counterexample.Input]
  private let generator: Gen<Values>
  private let numberOfCases: Int
  private let location: String

  private var cases: Cases
  private var coverage = Coverage()
  private let current: CurrentCase<Values>
  /// The values of the last case.
  private var sample: Sample<Values>?
  private var search: Minimization<Sample<Values>, Failure>?
  private var isCancelled = false

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - claim: What is claimed of the values; by default, that the property holds.
  ///   - inputs: The values that a report shows, with their names.
  internal init(
    claim: String = "the property holds for every \(Values.self)",
    inputs: @escaping (Values) -> [(name: String, value: Any)], of generator: Gen<Values>,
    cases: Int, seed: UInt64, size: Int, fileID: StaticString, line: UInt
  ) {
    self.claim = claim
    self.generator = generator
    numberOfCases = cases
    location = "\(fileID):\(line)"
    self.cases = Cases(seed: seed, size: size)
    self.inputs = { values, rendering in
      inputs(values).map { .init(name: $0, value: rendering.text(of: $1)) }
    }
    current = CurrentCase(claim, location: location, inputs: self.inputs)
  }
}

extension PropertyCheck {
  /// Returns the values to try next; `nil` if the check is over.
  internal mutating func next() -> Values? {
    if search != nil {
      let candidate = Task.isCancelled ? nil : search?.next()
      if let candidate { current.tryValues(candidate.value) }
      return candidate?.value
    }
    isCancelled = isCancelled || Task.isCancelled
    while !isCancelled, !coverage.isOver(numberOfCases), let next = cases.next() {
      current.begin(next)
      var source = next.source
      if let sample = generator.sample(&source) {
        self.sample = sample
        current.tryValues(sample.value)
        return sample.value
      }
      coverage.discarded += 1
    }
    return nil
  }

  /// Notes that the property is not meant for the last values.
  internal mutating func discard() {
    if search == nil { coverage.discarded += 1 }
  }

  /// Notes whether the property fails for the last values.
  ///
  /// A failure in a task that was cancelled shows nothing: what the property awaits may have been cancelled.
  internal mutating func record(_ failure: Failure?, label: @autoclosure () -> String? = nil) {
    if failure != nil, Task.isCancelled {
      isCancelled = true
    } else if search != nil {
      search?.record(failure)
    } else if let failure, let sample {
      search = Minimization(sample, failure) { $0.simpler() }
    } else {
      coverage.cases += 1
      if let label = label() { coverage.labels[label, default: 0] += 1 }
    }
  }

  /// Returns what was covered.
  ///
  /// - Throws: The simplest counterexample, or that there were too few cases.
  internal func result() throws(Counterexample) -> Coverage {
    if let search { throw counterexample(search.sample.value, search.evidence) }
    if coverage.cases < max(numberOfCases, 1) { throw tooFewCases }
    return coverage
  }

  /// The error that the cases could not show anything.
  ///
  /// - Parameters:
  ///   - expected: What the check needs.
  ///   - actual: What there was instead.
  internal func notChecked(expected: String, actual: String) -> Counterexample {
    Counterexample(
      claim: "not checked: \(claim)", inputs: [], expected: expected, actual: actual, replay: nil,
      location: location)
  }
}

extension PropertyCheck {
  /// Calls a closure with values that are those of no case, and reports a crash in it.
  internal func trying<Result, Failure: Error>(
    _ values: Values, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    current.tryValues(values)
    return try current.reportingCrashes(body)
  }

  /// Calls an async closure with values that are those of no case, and reports a crash in it.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  nonisolated(nonsending) internal func trying<Result, Failure: Error>(
    _ values: Values, _ body: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    current.tryValues(values)
    return try await current.reportingCrashes(body)
  }

  /// Checks a property.
  internal consuming func run(
    where isIncluded: (Values) -> Bool = { _ in true },
    label: (Values) -> String? = { _ in nil },
    failure: (Values) throws -> Failure?
  ) throws(Counterexample) -> Coverage {
    // The texts of the counterexample may crash, too.
    try current.reportingCrashes { () throws(Counterexample) in
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
  }

  /// Checks an async property.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  nonisolated(nonsending) internal consuming func run(
    where isIncluded: (Values) -> Bool = { _ in true },
    label: (Values) -> String? = { _ in nil },
    failure: nonisolated(nonsending) (Values) async throws -> Failure?
  ) async throws(Counterexample) -> Coverage {
    try await current.reportingCrashes { () async throws(Counterexample) in
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
}

extension PropertyCheck {
  private func counterexample(_ values: Values, _ failure: Failure) -> Counterexample {
    current.tryValues(values)
    var (expected, actual): (String?, String?)
    var inputs = inputs(values, .code)
    switch failure {
    case .failed: (expected, actual) = ("true", "false")
    case .threw(let error): (expected, actual) = ("true", "threw \(error)")
    case .differs(let sides):
      let rendering = Rendering(of: sides)
      (expected, actual) = (rendering.text(of: sides.expected), rendering.text(of: sides.actual))
    case .broke(let state):
      inputs.append(.init(name: "state", value: Rendering.code.text(of: state)))
    }
    return Counterexample(
      claim: "not true: \(claim)", inputs: inputs, expected: expected, actual: actual,
      replay: current.replay, location: location)
  }

  private var tooFewCases: Counterexample {
    if numberOfCases < 1 {
      return notChecked(
        expected: "at least one case, such as cases: \(defaultNumberOfCases)",
        actual: "cases: \(numberOfCases)")
    }
    return notChecked(
      expected: Coverage.required(numberOfCases), actual: coverage.ending(isCancelled: isCancelled))
  }
}
