import Foundation
import Optics
import OpticsLaws
import OpticsLawsFoundation
import Testing

/// Tests the runner of properties: what it finds, how it simplifies, and what it reports.
@Suite struct PropertyTests {
  private struct Refused: Error {}

  @Test func holds() throws {
    let coverage = try checkProperty(of: [Int].self, [Int].self) { one, other in
      (one + other).count == one.count + other.count
    }
    #expect(coverage.cases == defaultNumberOfCases)
    #expect(coverage.discarded == 0)
  }

  @Test func report() {
    let counterexample = #expect(throws: Counterexample.self) {
      try checkProperty(of: User.self, Int.self, fileID: "Tests/User.swift", line: 3) { user, age in
        !user.first.contains("b") || age < 10
      }
    }
    #expect(
      counterexample?.description == """
        not true: the property holds for every (User, Int)
          $0:       User(first: "b", last: "", age: 0, changes: 0)
          $1:       10
          expected: true
          actual:   false
          replay:   \(counterexample?.replay ?? "")
          checked:  Tests/User.swift:3
        """)
  }

  @Test func namesTheCaller() {
    let counterexample = #expect(throws: Counterexample.self) {
      try checkProperty(of: Int.self) { $0 == 0 }
    }
    #expect(counterexample?.location == "\(#fileID):\(#line - 3)")
  }

  /// The seed in a report makes the counterexample in the first case.
  @Test func replay() throws {
    for seed in 0..<20 as Range<UInt64> {
      func check(cases: Int, seed: UInt64) throws(Counterexample) {
        try checkProperty(
          of: String.self, cases: cases, seed: seed, size: 30, fileID: "F", line: 1
        ) { $0.count < 3 }
      }
      let found = try #require(throws: Counterexample.self) { try check(cases: 500, seed: seed) }
      let replay = try #require(found.replay)
      #expect(replay.hasSuffix(", size: 30"))
      let printed = try #require(UInt64(replay.dropFirst(6).prefix { $0.isNumber }))
      #expect(throws: found) { try check(cases: 1, seed: printed) }
    }
  }

  @Test func thrownError() {
    let counterexample = #expect(throws: Counterexample.self) {
      try checkProperty(of: Int.self) { number in
        if number > 41 { throw Refused() }
        return true
      }
    }
    #expect(counterexample?.inputs.map(\.value) == ["42"])
    #expect(counterexample?.actual == "threw Refused()")
  }

  @Test func severalValues() throws {
    let ofThree = #expect(throws: Counterexample.self) {
      try checkProperty(of: Int.self, Bool.self, String.self) { $0 < 5 || !$1 || $2.isEmpty }
    }
    #expect(ofThree?.inputs.map(\.value) == ["5", "true", #""a""#])
    let ofMore = #expect(throws: Counterexample.self) {
      try checkProperty(for: .zip(.arbitrary, .arbitrary, .arbitrary, .arbitrary)) {
        (number: Int, isOn: Bool, text: String, numbers: [Int]) in
        number < 5 || !isOn || text.isEmpty || numbers.isEmpty
      }
    }
    #expect(ofMore?.inputs.map(\.value) == ["5", "true", #""a""#, "[0]"])
  }

  @Test func discards() throws {
    let coverage = try checkProperty(of: Int8.self, Int8.self, where: { $1 != 0 && $1 != -1 }) {
      ($0 % $1).magnitude < $1.magnitude
    }
    #expect(coverage.cases == defaultNumberOfCases)
    #expect(coverage.discarded > 0)
  }

  /// A counterexample keeps the condition while it is simplified.
  @Test func simplifiesWithinTheCondition() {
    let counterexample = #expect(throws: Counterexample.self) {
      try checkProperty(of: Int.self, where: { $0.isMultiple(of: 7) }) { $0 < 20 }
    }
    let number = Int(counterexample?.inputs.first?.value ?? "") ?? 0
    #expect(number >= 20 && number.isMultiple(of: 7))
  }

  @Test func tooManyDiscards() {
    let counterexample = #expect(throws: Counterexample.self) {
      try checkProperty(
        of: Int.self, cases: 10, where: { $0 == 123_456 }, fileID: "F", line: 1
      ) { _ in true }
    }
    #expect(
      counterexample?.description == """
        not checked: the property holds for every Int
          expected: 10 cases, at most 40 discarded
          actual:   0 cases, 41 discarded
          checked:  F:1
        """)
  }

  /// A check in a task that is cancelled says so: it has found nothing.
  @Test func cancelled() async {
    let started = AsyncStream<Void>.makeStream()
    let check = Task {
      try await checkProperty(of: Int.self, cases: .max, fileID: "F", line: 1) { _ in
        started.continuation.yield()
        try await Task.sleep(nanoseconds: 1_000_000)
        return true
      }
    }
    for await _ in started.stream.prefix(3) {}
    check.cancel()
    let found = await #expect(throws: Counterexample.self) { try await check.value }
    #expect(found?.claim == "not checked: the property holds for every Int")
    #expect(found?.actual?.hasSuffix(" cases, then the task was cancelled") == true)
  }

  /// A property that is not awaited ends with its task, too.
  @Test func cancelledAtOnce() async {
    let check = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try checkProperty(of: Int.self, cases: .max) { _ in true }
    }
    let found = await #expect(throws: Counterexample.self) { try await check.value }
    #expect(found?.actual == "0 cases, then the task was cancelled")
    let laws = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try checkLaws(of: User._age, cases: .max)
    }
    let violations = await #expect(throws: LawViolations.self) { try await laws.value }
    #expect(violations?.violations.map(\.law) == [.hasSamples])
    #expect(violations?.violations[0].actual == "0 cases, then the task was cancelled")
  }

  /// An error of a task that nobody cancelled is an error of the property.
  @Test func cancellationError() {
    let found = #expect(throws: Counterexample.self) {
      try checkProperty(of: Int.self) { _ in throw CancellationError() }
    }
    #expect(found?.actual == "threw CancellationError()")
  }

  /// The largest numbers of cases and sizes overflow nowhere.
  @Test func limits() throws {
    let found = #expect(throws: Counterexample.self) {
      try checkProperty(of: Int.self, cases: .max, size: .max, fileID: "F", line: 1) { $0 < 9 }
    }
    #expect(found?.replay?.hasSuffix(", size: 10000") == true)
    try checkProperty(of: String.self, cases: 3, size: .max) { $0.count <= 10_000 }
  }

  @Test(arguments: [0, -1]) func noCases(cases: Int) {
    let counterexample = #expect(throws: Counterexample.self) {
      try checkProperty(of: Int.self, cases: cases) { _ in true }
    }
    #expect(counterexample?.actual == "cases: \(cases)")
  }

  @Test func labels() throws {
    let coverage = try checkProperty(
      of: Bool.self, cases: 200, label: { $0 ? "yes" : "no" }
    ) { _ in true }
    #expect(coverage.labels.values.reduce(0, +) == 200)
    #expect(coverage.percentage(of: "yes") + coverage.percentage(of: "no") == 100)
    #expect(coverage.percentage(of: "perhaps") == 0)
    #expect(coverage.description.hasPrefix("200 cases: 5"))
  }

  @Test func awaited() async throws {
    try await checkProperty(of: Int.self, String.self) { number, text in
      await Task.yield()
      return "\(number)\(text)".unicodeScalars.count > text.unicodeScalars.count
    }
    let counterexample = await #expect(throws: Counterexample.self) {
      try await checkProperty(of: [Int].self, where: { $0.count > 1 }) { numbers in
        await Task.yield()
        return numbers.count < 4
      }
    }
    #expect(counterexample?.inputs.map(\.value) == ["[0, 0, 0, 0]"])
    #expect(counterexample?.location == "\(#fileID):\(#line - 7)")
  }

  /// A property may use what belongs to the actor of its test.
  @MainActor @Test func isolated() async throws {
    var numbers: [Int] = []
    try checkProperty(of: Int.self, cases: 3) { number in
      numbers.append(number)
      return true
    }
    try await checkProperty(of: Int.self, cases: 3) { number in
      await Task.yield()
      numbers.append(number)
      return true
    }
    #expect(numbers.count == 6)
  }

  /// Values of Foundation are printed as code that makes them.
  @Test func code() {
    func text<Value: Arbitrary>(_: Value.Type) -> String? {
      let counterexample = #expect(throws: Counterexample.self) {
        try checkProperty(of: Value.self) { _ in false }
      }
      return counterexample?.inputs.first?.value
    }
    #expect(text(UUID.self) == #"UUID(uuidString: "00000000-0000-0000-0000-000000000000")!"#)
    #expect(text(Date.self) == "Date(timeIntervalSinceReferenceDate: 0.0)")
    #expect(text(Decimal.self) == #"Decimal(string: "0")!"#)
    #expect(text(Data.self) == "Data([])")
    #expect(text(URL.self) == #"URL(string: "file:///")!"#)
    #expect(text(Shape.self) == ".empty")
  }
}
