import FactoryProvider
import Testing
import XCTest

extension Receipt: Providable {
  static func provide() -> Receipt { Receipt(number: 0) }
}

/// Tests stubs that fail the test where nobody has set a closure.
@Suite struct StrictStubTests {
  private let cashier = CashierStub()

  @Test func whatIsSetPasses() async throws {
    let cashier =
      cashier |> CashierStub._charge *~ { Receipt(number: $0) }
      |> CashierStub._close *~ {} |> CashierStub._refund *~ { _, _ in }
    #expect(cashier.charge(3) == Receipt(number: 3))
    cashier.close()
    try await cashier.refund(.provide(), because: "late")
  }

  @Test func anUnsetRequirementFailsTheTestByName() {
    withKnownIssue {
      #expect(cashier.charge(3) == .provide())
    } matching: { issue in
      "\(issue)".contains(
        "Cashier.charge(_:) was used, but its closure in the stub is not set; set the closure")
    }
  }

  @Test func soDoesOneThatReturnsNothing() {
    withKnownIssue { cashier.close() }
    withKnownIssue { cashier.note("a") }
    withKnownIssue { #expect(cashier.name == "") }
    withKnownIssue { #expect((try? cashier.count()) == 0) }
    withKnownIssue { _ = cashier.cashier() }
  }

  /// A throwing requirement fails the test once: with its default, it does not throw.
  @Test func aThrowingRequirementFailsTheTestOnce() async throws {
    let issues = Recorder<String>()
    try await withKnownIssue {
      try await cashier.refund(.provide(), because: "")
    } matching: { issue in
      issues.record("\(issue)")
      return true
    }
    #expect(issues.count == 1, "\(issues.calls)")
    #expect(issues.calls.first?.contains("Cashier.refund(_:because:) was used") == true)
  }

  /// The failure is at the test, not in the generated file.
  @Test func theFailureIsAtTheTest() {
    let locations = Recorder<SourceLocation?>()
    withKnownIssue {
      cashier.close()
    } matching: { issue in
      locations.record(issue.sourceLocation)
      return true
    }
    #expect(locations.calls.map { $0?.fileID } == [#fileID])
    #expect(locations.calls.map { $0?.line } == [#line - 9])
  }

  /// A stub in a task that belongs to no test fails the run, too, so it is not tried here.
  @Test func tasksOfTheTestBelongToTheTest() async {
    await withKnownIssue {
      await Task { await CourierStub().ship("a", to: "b") }.value
    }
  }

  @Test func writtenPropertiesNeedNoClosure() {
    var cashier = cashier
    cashier.name = "Mia"
    #expect(cashier.name == "Mia")
  }

  @Test func anActorIsStrict() async {
    await withKnownIssue { #expect(await VaultStub().balance == 0) }
  }
}

/// Tests that XCTest fails in the same way.
final class StrictStubXCTests: XCTestCase {
  #if canImport(ObjectiveC)
    func testAnUnsetRequirementFailsTheTest() {
      XCTExpectFailure { issue in
        issue.compactDescription.contains("Cashier.close() was used, but its closure")
      }
      CashierStub().close()
    }
  #else
    private var failures: [String]?

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard failures == nil else { return failures!.append(description) }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    func testAnUnsetRequirementFailsTheTest() {
      failures = []
      CashierStub().close()
      let found = failures ?? []
      failures = nil
      XCTAssertEqual(found.count, 1)
      XCTAssert(found.first?.contains("Cashier.close() was used, but its closure") == true)
    }
  #endif

  func testWhatIsSetPasses() {
    let cashier = CashierStub() |> CashierStub._close *~ {}
    cashier.close()
  }
}
