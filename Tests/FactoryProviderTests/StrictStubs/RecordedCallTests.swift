import FactoryProvider
import Testing
import XCTest

extension CashierStub {
  /// A stub that answers everything.
  static var open: CashierStub {
    CashierStub()
      |> CashierStub._charge *~ { Receipt(number: $0) } |> CashierStub._close *~ {}
      |> CashierStub._refund *~ { _, _ in } |> CashierStub._noteString *~ { _ in }
      |> CashierStub._noteInt *~ { _ in } |> CashierStub._first *~ { _ in 7 }
  }
}

extension CourierStub {
  static var open: CourierStub { CourierStub() |> CourierStub._ship *~ { _, _ in } }
}

/// Tests the calls that stubs record.
@Suite struct RecordedCallTests {
  private let cashier = CashierStub.open
  private let courier = CourierStub.open

  @Test func argumentsAreReadInOneLine() async throws {
    _ = cashier.charge(3)
    try await cashier.refund(Receipt(number: 3), because: "late")
    cashier.close()
    #expect(cashier.chargeCalls == [3])
    #expect(cashier.refundCalls.map(\.reason) == ["late"])
    #expect(cashier.closeCalls.count == 1)
  }

  /// Overloads, optionals and generic arguments keep their types.
  @Test func argumentsKeepTheirTypes() {
    cashier.note(nil)
    cashier.note("a")
    cashier.note(5)
    #expect(cashier.first(of: [1, 2]) == 7)
    #expect(cashier.noteStringCalls == [nil, "a"])
    #expect(cashier.noteIntCalls == [5])
    #expect(cashier.firstCalls.count == 1)
  }

  @Test func callsAreInOrderAcrossStubs() async {
    _ = cashier.charge(3)
    await courier.ship("book", to: "Kyoto")
    cashier.close()
    #expect(
      StubCalls.names(of: courier, cashier)
        == ["Cashier.charge(_:)", "Courier.ship(_:to:)", "Cashier.close()"])
    #expect(StubCalls.names(of: courier) == ["Courier.ship(_:to:)"])
    #expect(StubCalls.names(of: CashierStub.open) == [])
  }

  /// The calls of several threads have one order, whichever way a test reads it.
  @Test func callsFromSeveralThreadsHaveOneOrder() async {
    await withTaskGroup { [courier] group in
      for name in ["a", "b", "c", "d"] {
        group.addTask { for _ in 0..<2000 { courier.stubCalls.record(name) } }
      }
    }
    #expect(courier.stubCalls.names == StubCalls.names(of: courier))
  }

  @Test func copiesShareTheirCalls() {
    let copy = cashier
    copy.close()
    #expect(cashier.closeCalls.count == 1)
  }

  /// Several tests can start from the same stub.
  @Test func aChangedStubBeginsWithoutCalls() async {
    cashier.close()
    let changed = cashier |> CashierStub._charge *~ { Receipt(number: $0 + 1) }
    #expect(StubCalls.names(of: changed) == [])
    changed.close()
    #expect(cashier.closeCalls.count == 1)
    #expect(changed.closeCalls.count == 1)

    let bell = DoorbellStub() |> DoorbellStub._ring *~ {}
    bell.ring()
    #expect((bell |> DoorbellStub._ring *~ {}).ringCalls.isEmpty)
    #expect(bell.ringCalls.count == 1)
  }

  @Test func writtenValuesAreRecordedInTheSameStub() {
    var cashier = cashier
    cashier.name = "Mia"
    cashier.name = "Noa"
    #expect(cashier.setNameCalls == ["Mia", "Noa"])
    #expect(StubCalls.names(of: cashier) == ["Cashier.name.set", "Cashier.name.set"])
  }
}

/// Tests waiting for calls from other tasks.
@Suite(.timeLimit(.minutes(30))) struct WaitingTests {
  private let courier = CourierStub.open

  @Test func aCallFromATask() async throws {
    Task { [courier] in
      try await Task.sleep(nanoseconds: 20_000_000)
      await courier.ship("book", to: "Kyoto")
    }
    let shipped = try await courier.waitForCall(\.shipCalls, within: .seconds(3600))
    #expect(shipped.city == "Kyoto")
  }

  @Test func severalCalls() async throws {
    for name in ["a", "b", "c"] { Task { [courier] in await courier.ship(name, to: "") } }
    let shipped = try await courier.waitForCalls(3, \.shipCalls, within: .seconds(3600))
    #expect(shipped.map(\.name).sorted() == ["a", "b", "c"])
  }

  @Test func whatWasCalledInstead() async {
    let cashier = CashierStub.open
    _ = cashier.charge(3)
    cashier.note("a")
    let error = await #expect(throws: MissingCall.self) {
      try await cashier.waitForCall(
        \.closeCalls, within: .milliseconds(10), fileID: "M/F.swift", line: 1)
    }
    #expect(
      error?.description == """
        Cashier.close() was called 0 of 1 times within 0.01 seconds
          called instead: Cashier.charge(_:) with 3
            Cashier.note(_:) [noteString] with Optional("a")
          waited:         M/F.swift:1
        """)
  }

  @Test func nothingWasCalledInstead() async {
    let error = await #expect(throws: MissingCall.self) {
      try await courier.waitForCalls(2, \.shipCalls, within: .zero, fileID: "M/F.swift", line: 1)
    }
    #expect(
      error?.description == """
        Courier.ship(_:to:) was called 0 of 2 times within 0.0 seconds
          called instead: nothing
          waited:         M/F.swift:1
        """)
  }

  /// Reading other calls at the same time does not change the message.
  @Test func anotherThreadReadsOtherCalls() async {
    let vault = VaultStub()
    let reader = Task { while !Task.isCancelled { _ = vault.withdrawCalls } }
    for _ in 0..<20 {
      let error = await #expect(throws: MissingCall.self) {
        try await vault.waitForCall(\.limitCalls, within: .zero)
      }
      #expect(error?.description.hasPrefix("Vault.limit() was called 0 of 1 times") == true)
    }
    let none = await #expect(throws: MissingCall.self) {
      try await vault.waitForCall({ _ in [Int]() }, within: .zero)
    }
    #expect(none?.description.hasPrefix("the stub was called 0 of 1 times") == true)
    reader.cancel()
  }

  @Test func aCancelledTestWaitsNoLonger() async {
    let waiting = Task { [courier] in
      try await courier.waitForCall(\.shipCalls, within: .seconds(3600))
    }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  /// The longest time there is does not overflow.
  @Test func theLongestTime() async throws {
    Task { [courier] in await courier.ship("book", to: "Kyoto") }
    try await courier.waitForCall(\.shipCalls, within: .seconds(Int64.max))
  }

  @Test @MainActor func theMainActorIsFreeMeanwhile() async throws {
    let recorder = Recorder<String>()
    Task { @MainActor in recorder.record("a") }
    #expect(try await recorder.waitForCall(within: .seconds(3600)) == "a")
    await #expect(throws: MissingCall.self) {
      try await recorder.waitForCalls(2, within: .milliseconds(10))
    }
  }
}

/// Tests answers that change from call to call.
@Suite struct AnswerTests {
  @Test func oneAfterTheOther() async throws {
    let cashier =
      CashierStub.open
      |> CashierStub._charge *~ returning(Receipt(number: 1), Receipt(number: 2))
      |> CashierStub._count *~ returning(.failure(Declined()), .success(4))
      |> CashierStub._refund *~ throwing(Declined(), then: ())
    #expect((0..<3).map { cashier.charge($0).number } == [1, 2, 2])
    #expect(throws: Declined()) { try cashier.count() }
    #expect(try cashier.count() == 4)
    await #expect(throws: Declined()) { try await cashier.refund(.provide(), because: "") }
    try await cashier.refund(.provide(), because: "")
  }

  /// An error is one line, whether the closure throws or returns a result.
  @Test func onlyAnError() async {
    let cashier =
      CashierStub.open |> CashierStub._refund *~ throwing(Declined())
      |> CashierStub._count *~ throwing(Declined())
    for _ in 0..<2 {
      await #expect(throws: Declined()) { try await cashier.refund(.provide(), because: "") }
      #expect(throws: Declined()) { try cashier.count() }
    }
  }

  @Test func forClosuresOfEveryKind() async throws {
    let vault =
      VaultStub() |> VaultStub._withdraw *~ throwing(Declined(), then: 1, 2)
      |> VaultStub._review *~ returning(Draft())
    await #expect(throws: Declined()) { try await vault.withdraw(1) }
    #expect(try await vault.withdraw(1) == 1)
    #expect(try await vault.withdraw(1) == 2)
    #expect(try await vault.withdraw(1) == 2)
    let shown: @MainActor (String) -> Void = returning(())
    await shown("a")
  }

  /// Each answer but the last is given once, whatever the number of threads.
  @Test func noAnswerIsGivenTwice() async {
    let next: @Sendable () -> Int = returning(1, 2, 3, 4, 5, 0)
    let given = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<100 { group.addTask { next() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(given.filter { $0 != 0 }.sorted() == [1, 2, 3, 4, 5])
  }
}

/// Tests stubs that are actors.
@Suite struct ActorStubTests {
  @Test func anActorAnswers() async throws {
    let vault: any Vault =
      VaultStub() |> VaultStub._balance *~ { 10 } |> VaultStub._withdraw *~ { $0 * 2 }
      |> VaultStub._limit *~ { 5 } |> VaultStub._label *~ { "safe" }
      |> VaultStub._review *~ { draft in
        draft.text += "!"
        return draft
      }
    #expect(await vault.balance == 10)
    #expect(try await vault.withdraw(3) == 6)
    #expect(vault.limit() == 5)
    #expect(vault.label == "safe")
    #expect(await reviewed(by: vault) == "!")
  }

  private func reviewed(by vault: any Vault) async -> String {
    await vault.text()
  }

  @Test func callsAreRecorded() async throws {
    let vault = VaultStub() |> VaultStub._withdraw *~ { $0 }
    _ = try await vault.withdraw(3)
    #expect(vault.withdrawCalls == [3])
    #expect(try await vault.waitForCall(\.withdrawCalls) == 3)
    #expect((vault |> VaultStub._withdraw *~ { $0 }).withdrawCalls == [])
  }

  @Test func initializersAndComparisons() async {
    let written = Recorder<String>()
    let ledger = LedgerStub.withStatics(
      LedgerStub.Statics._init *~ { _ in
        Factory<LedgerStub>.provide() |> LedgerStub._write *~ { written.record($0) }
      }
    ) { LedgerStub(name: "a") }
    await ledger.write("b")
    #expect(written.calls == ["b"])
    #expect(ledger == Factory<LedgerStub>.provide())
    #expect(ledger != (ledger |> LedgerStub._stubIdentity *~ 1))
  }
}

extension Vault {
  fileprivate func text() async -> String { await review(Draft()).text }
}

/// Recorded calls need no test framework.
final class RecordedCallXCTests: XCTestCase {
  func testCalls() async throws {
    let (cashier, courier) = (CashierStub.open, CourierStub.open)
    let task = Task { await courier.ship("book", to: "Kyoto") }
    let shipped = try await courier.waitForCall(\.shipCalls, within: .seconds(3600))
    XCTAssertEqual(shipped.name, "book")
    await task.value
    cashier.close()
    XCTAssertEqual(
      StubCalls.names(of: cashier, courier), ["Courier.ship(_:to:)", "Cashier.close()"])
  }

  func testMissingCall() async {
    do {
      try await CashierStub.open.waitForCall(\.closeCalls, within: .milliseconds(10))
      XCTFail("no error")
    } catch {
      XCTAssert("\(error)".hasPrefix("Cashier.close() was called 0 of 1 times"), "\(error)")
      XCTAssert("\(error)".hasSuffix("\(#fileID):\(#line - 4)"), "\(error)")
    }
  }

  func testAnswers() {
    let dice: () -> Int = returning(3, 1)
    XCTAssertEqual([dice(), dice(), dice()], [3, 1, 1])
  }
}
