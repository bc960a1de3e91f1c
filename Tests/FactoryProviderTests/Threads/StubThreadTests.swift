import FactoryProvider
import Testing

/// Tests stubs that 100 tasks use at once.
///
/// `.ci/run` also runs them under the thread sanitizer.
@Suite struct StubThreadTests {
  private let tasks = 0..<100

  /// Calls are neither lost nor mixed up, by a strict stub that records them.
  @Test func recordedCalls() async throws {
    let shipped = Recorder<String>()
    let courier = CourierStub() |> CourierStub._ship *~ { name, _ in shipped.record(name) }
    await withTaskGroup { group in
      for number in tasks {
        group.addTask { await courier.ship("\(number)", to: "city \(number)") }
        group.addTask { _ = courier.shipCalls.count + StubCalls.names(of: courier).count }
      }
    }
    let names = tasks.map { "\($0)" }.sorted()
    #expect(shipped.calls.sorted() == names)
    #expect(courier.shipCalls.map(\.name).sorted() == names)
    #expect(courier.shipCalls.allSatisfy { "city \($0.name)" == $0.city })
    #expect(StubCalls.names(of: courier) == tasks.map { _ in "Courier.ship(_:to:)" })
    try await courier.waitForCalls(100, \.shipCalls, within: .zero)
  }

  /// An unset requirement fails the test once for each call, from whatever task of the test.
  @Test func strictCalls() async throws {
    let courier = CourierStub()
    let issues = try await recordedIssues {
      await withTaskGroup { group in
        for number in tasks { group.addTask { await courier.ship("\(number)", to: "") } }
      }
    }
    #expect(issues.count == 100)
    #expect(courier.shipCalls.count == 100)
  }

  /// Closures are set while other tasks call them.
  @Test func sharedClosures() async {
    let log = SharedLogStub() |> SharedLogStub._level *~ { 0 }
    let levels = Recorder<Int>()
    await withTaskGroup { group in
      for number in tasks {
        group.addTask { log.level = number }
        group.addTask { levels.record(log.level) }
      }
    }
    #expect(levels.count == 100 && levels.calls.allSatisfy(tasks.contains))
    #expect(tasks.contains(log.level))
  }

  @Test func actors() async throws {
    let vault = VaultStub() |> VaultStub._withdraw *~ returning(1, 2)
    try await withThrowingTaskGroup { group in
      for number in tasks { group.addTask { _ = try await vault.withdraw(number) } }
      try await group.waitForAll()
    }
    #expect(vault.withdrawCalls.sorted() == Array(tasks))
  }

  /// The numbers of distinct values belong to the task that asks for them.
  @Test func distinctValues() async {
    let values = await withTaskGroup(of: [String].self) { group in
      for number in tasks { group.addTask { Factory<String>.distinct(2, from: number) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(values) == Set(tasks.map { ["\($0)", "\($0 + 1)"] }))
  }
}
