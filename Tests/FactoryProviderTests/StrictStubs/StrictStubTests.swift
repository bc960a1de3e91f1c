import FactoryProvider
import Foundation
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

  @Test func anUnsetRequirementFailsTheTestByName() async throws {
    let issues = try await recordedIssues { #expect(CashierStub().charge(3) == .provide()) }
    #expect(issues.count == 1)
    #expect(
      "\(issues)".contains(
        "Cashier.charge(_:) was used, but its closure in the stub is not set; set the closure"))
  }

  @Test func soDoesEachRequirement() async throws {
    let issues = try await recordedIssues {
      CashierStub().close()
      CashierStub().note("a")
      #expect(CashierStub().name == "")
      #expect((try? CashierStub().count()) == 0)
      _ = CashierStub().cashier()
    }
    let names = ["close()", "note(_:)", "name", "count()", "cashier()"]
    #expect(issues.count == names.count)
    for (issue, name) in zip(issues, names) {
      #expect("\(issue)".contains("Cashier.\(name) was used"))
    }
  }

  /// A throwing requirement fails the test once: with its default, it does not throw.
  @Test func aThrowingRequirementFailsTheTestOnce() async throws {
    let issues = try await recordedIssues {
      try await CashierStub().refund(.provide(), because: "")
    }
    #expect(issues.count == 1)
    #expect("\(issues)".contains("Cashier.refund(_:because:) was used"))
  }

  /// So it does if there is no default: it throws an error that has been reported.
  @Test func aThrowingRequirementWithoutDefaultFailsTheTestOnce() async throws {
    let issues = try await recordedIssues { _ = try await ArchiveStub().draft(id: 3) }
    #expect(issues.count == 1)
    #expect("\(issues)".contains("Archive.draft(id:) was used"))
    #expect(throws: UnsetRequirement.self) {
      _ = try StubAnswer.unsetOrThrow("a.b()", failing: { _ in }) as Draft
    }
  }

  /// The failure is at the test, not in the generated file.
  @Test func theFailureIsAtTheTest() async throws {
    let locations = try await recordedIssues { CashierStub().close() }.map(\.sourceLocation)
    #expect(locations.map { $0?.fileID } == [#fileID])
    #expect(locations.map { $0?.line } == [#line - 3])
  }

  /// A stub in a task that belongs to no test fails the run, too, so it is not tried here.
  @Test func tasksOfTheTestBelongToTheTest() async throws {
    let issues = try await recordedIssues {
      await Task { await CourierStub().ship("a", to: "b") }.value
    }
    #expect(issues.count == 1)
  }

  @Test func writtenPropertiesNeedNoClosure() {
    var cashier = cashier
    cashier.name = "Mia"
    #expect(cashier.name == "Mia")
  }

  @Test func anActorIsStrict() async throws {
    let issues = try await recordedIssues { #expect(await VaultStub().balance == 0) }
    #expect(issues.count == 1)
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
    private static let variable = "OPTICS_FAILING_TEST"

    /// Runs code in a process of its own, in a test with the name of the caller, which expects it to fail once.
    private func expectFailure(
      _ message: String, _ test: String = #function, line: UInt = #line,
      _ code: () async throws -> Void
    ) async throws {
      let name = "FactoryProviderTests.StrictStubXCTests/\(test.prefix { $0 != "(" })"
      var environment = ProcessInfo.processInfo.environment
      if environment[Self.variable] == name { return try await code() }
      environment[Self.variable] = name
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = try XCTUnwrap(Bundle.main.executableURL)
      process.environment = environment
      process.arguments = [name]
      process.standardOutput = pipe
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let failures = output.split(separator: "\n").filter { $0.contains(" error: ") }
      XCTAssertEqual(failures.count, 1, output, line: line)
      XCTAssert(failures.first?.contains(message) == true, output, line: line)
      XCTAssertEqual(process.terminationReason, .exit, line: line)
    }

    func testAnUnsetRequirementFailsTheTest() async throws {
      try await expectFailure("Cashier.close() was used, but its closure") {
        CashierStub().close()
      }
    }

    /// With a default, nothing is thrown.
    func testAThrowingRequirementFailsTheTestOnce() async throws {
      try await expectFailure("Cashier.refund(_:because:) was used") {
        try await CashierStub().refund(.provide(), because: "")
      }
    }

    /// Without one, what is thrown has been reported.
    func testAThrowingRequirementWithoutDefaultFailsTheTestOnce() async throws {
      try await expectFailure("Archive.draft() was used") {
        _ = try ArchiveStub().draft()
      }
    }

    func testAnAsyncRequirementWithoutDefaultFailsTheTestOnce() async throws {
      try await expectFailure("Archive.draft(id:) was used") {
        _ = try await ArchiveStub().draft(id: 3)
      }
    }
  #endif

  func testAnErrorInOneLine() async {
    let archive =
      ArchiveStub() |> ArchiveStub._draftId *~ throwing(Declined())
      |> ArchiveStub._newest *~ throwing(Declined())
    XCTAssertThrowsError(try archive.newest()) { XCTAssertEqual($0 as? Declined, Declined()) }
    do {
      _ = try await archive.draft(id: 3)
      XCTFail("no error")
    } catch { XCTAssertEqual(error as? Declined, Declined()) }
  }

  func testWhatIsSetPasses() {
    let cashier = CashierStub() |> CashierStub._close *~ {}
    cashier.close()
  }
}
