import Optics
import Testing

/// Tests the async forms of `modifying`.
@Suite struct AsyncTests {
  @Test func transformsOnePartAfterTheOther() async {
    let numbers = await [Int]._each.modifying([1, 2, 3]) { number in
      await Task.yield()
      return number * 10
    }
    #expect(numbers == [10, 20, 30])
  }

  @Test func everyKindHasAsyncForms() async {
    func renamed(_ name: String) async -> String {
      await Task.yield()
      return name + "!"
    }
    let captain = await Team._captain._name.modifying(.sample, renamed)
    #expect(captain.captain.name == "ann!")
    let deputy = await Team._deputy._some._name.modifying(.sample, renamed)
    #expect(deputy.deputy?.name == "bob!")
    let some = await String?._some.modifying(nil, renamed)
    #expect(some == nil)
    let missed = await Team._players.index(7)._name.modifyingIfPresent(.sample, renamed)
    #expect(missed == nil)
    let found = await Team._deputy._some._name.modifyingIfPresent(.sample, renamed)
    #expect(found?.deputy?.name == "bob!")
    let identity = await Iso<String, String>.identity.modifying("a", renamed)
    #expect(identity == "a!")
  }

  /// In an async function, a closure without `await` selects the synchronous form.
  @Test func aSynchronousClosureNeedsNoAwait() async {
    #expect([Int]._each.modifying([1]) { $0 + 1 } == [2])
    #expect([Int]._each.modifyingIfPresent([1]) { $0 + 1 } == [2])
  }

  @Test func throwingStopsTheTransformation() async {
    var visited: [Int] = []
    await #expect(throws: Failure(number: 2)) {
      try await [Int]._each.modifying([1, 2, 3]) { number async throws(Failure) in
        visited.append(number)
        await Task.yield()
        if number == 2 { throw Failure(number: 2) }
        return number
      }
    }
    #expect(visited == [1, 2])
  }

  @Test func aVariableIsChangedByEachKind() async {
    func renamed(_ name: String) async -> String {
      await Task.yield()
      return name + "!"
    }
    var team = Team.sample
    let old = await Team._captain._name.modify(&team) { name in
      defer { name = "cat" }
      return await renamed(name)
    }
    #expect(old == "ann!" && team.captain.name == "cat")
    let length = await Team._deputy._some._name.modify(&team) { name in
      name = await renamed(name)
      return name.count
    }
    #expect(length == 4 && team.deputy?.name == "bob!")
    let count = await Team._players._each._name.modify(&team) { $0 = await renamed($0) }
    #expect(count == team.players.count)
    #expect(team.players.map(\.name) == Team.sample.players.map { $0.name + "!" })
    var none: String?
    #expect(await String?._some.modify(&none) { $0 = await renamed($0) } == nil)
    #expect(none == nil)
  }

  /// In an async function, a closure without `await` selects the synchronous form.
  @Test func aSynchronousBodyNeedsNoAwait() async {
    var team = Team.sample
    Team._captain._name.modify(&team) { $0 += "?" }
    let length = Team._captain._name.modify(&team) { $0.count }
    #expect(length == 4)
    #expect(Team._deputy._some._name.modify(&team) { $0.removeLast() } == "b")
    #expect(Team._players._each._name.modify(&team) { $0 += "?" } == team.players.count)
  }

  @Test func afterAnErrorAVariableKeepsTheChangesMadeSoFar() async {
    func failing(_ number: inout Int) async throws(Failure) {
      number *= 10
      await Task.yield()
      if number == 20 { throw Failure(number: number) }
    }
    var numbers = [1, 2, 3]
    await #expect(throws: Failure(number: 20)) {
      try await [Int]._each.modify(&numbers) { number async throws(Failure) in
        try await failing(&number)
      }
    }
    #expect(numbers == [10, 20, 3])
    await #expect(throws: Failure(number: 20)) {
      numbers[0] = 2
      try await [Int]._first.modify(&numbers) { number async throws(Failure) in
        try await failing(&number)
      }
    }
    #expect(numbers == [20, 20, 3])
    var pair = (2, 3)
    await #expect(throws: Failure(number: 20)) {
      try await Tuple2<Int, Int>._0.modify(&pair) { number async throws(Failure) in
        try await failing(&number)
      }
    }
    #expect(pair == (20, 3))
  }

  @Test func afterAnErrorTheOtherPartsAreNotWritten() async {
    let visited = Visited()
    let part = Lens<Int, Int>(
      get: { $0 },
      modify: { whole, body in
        visited.numbers.append(whole)
        body(&whole)
      })
    var numbers = [1, 2, 3, 4, 5]
    await #expect(throws: Failure(number: 2)) {
      try await ([Int]._each * part).modify(&numbers) { number async throws(Failure) in
        await Task.yield()
        if number == 2 { throw Failure(number: 2) }
        number *= 10
      }
    }
    #expect(numbers == [10, 2, 3, 4, 5])
    #expect(!visited.numbers.contains(4) && !visited.numbers.contains(5), "\(visited.numbers)")
  }

  @MainActor @Test func staysOnTheActorOfTheCaller() async {
    let counter = Counter()
    let numbers = await [Int]._each.modifying([1, 2]) { number in
      counter.count += number
      await Task.yield()
      return counter.count
    }
    #expect(numbers == [1, 3])
  }

  @Test func concurrencyIsBoundedAndKeepsTheOrder() async {
    for limit in [1, 2, 3, 100] {
      let running = Gauge()
      let wholes = (0..<20).map { [$0] }
      let changed = await [[Int]]._each._each.modifying(wholes, concurrency: limit) { number in
        await running.enter(number)
        for _ in 0..<(number % 3) * 5 { await Task.yield() }
        await running.leave()
        return number * 10
      }
      #expect(changed == (0..<20).map { [$0 * 10] }, "\(limit)")
      #expect(await running.most <= limit, "\(limit)")
      #expect(await running.now == 0, "\(limit)")
    }
  }

  /// Each transformation waits until all have begun, so the test ends only if they overlap.
  @Test func transformationsOverlap() async {
    let begun = Gauge()
    let numbers = await [Int]._each.modifying([1, 2, 3], concurrency: 3) { number in
      await begun.enter(number)
      await expectSoon { await begun.entered.count == 3 }
      return -number
    }
    #expect(numbers == [-1, -2, -3])
  }

  @Test func throwingCancelsTheOthers() async {
    let begun = Gauge()
    // Only the first one waits, so that the test ends even if others begin.
    await #expect(throws: Failure(number: 1)) {
      try await [Int]._each.modifying(
        Array(0..<50), concurrency: 2
      ) { number async throws(Failure) in
        await begun.enter(number)
        if number == 1 { throw Failure(number: 1) }
        if number == 0 { await expectSoon { Task.isCancelled } }
        return number
      }
    }
    #expect(await begun.entered.sorted() == [0, 1])
  }

  @Test func cancelingTheCallerCancelsTheTransformations() async {
    let task = Task {
      await [Int]._each.modifying([1, 2, 3], concurrency: 2) { number in
        await expectSoon { Task.isCancelled }
        return -number
      }
    }
    task.cancel()
    #expect(await task.value == [-1, -2, -3])
  }

  @Test func aConcurrencyOfZeroIsRejected() async {
    await #expect(processExitsWith: .failure) {
      _ = await [Int]._each.modifying([], concurrency: 0) { $0 }
    }
  }

  @Test func concurrencyWithoutPartsGivesTheWhole() async {
    let empty = await [Int]._each.modifying([], concurrency: 4) { $0 + 1 }
    #expect(empty == [])
    let team = await Team._players.index(9)._score.modifying(.sample, concurrency: 4) { $0 + 1 }
    #expect(team == .sample)
  }
}

private struct Failure: Error, Equatable { let number: Int }

/// Counts the running transformations.
private actor Gauge {
  private(set) var now = 0
  private(set) var most = 0
  private(set) var entered: [Int] = []

  func enter(_ number: Int) {
    now += 1
    most = max(most, now)
    entered.append(number)
  }

  func leave() { now -= 1 }
}

@MainActor private final class Counter { var count = 0 }

/// Waits until a condition is true, for so long that only a mistake takes longer.
private func expectSoon(
  at location: SourceLocation = #_sourceLocation, _ isTrue: () async -> Bool
) async {
  let end = ContinuousClock.now + .seconds(10)
  while await !isTrue() {
    if ContinuousClock.now > end {
      Issue.record("still waiting after ten seconds", sourceLocation: location)
      return
    }
    await Task.yield()
  }
}

/// The wholes in which a part was written.
private final class Visited: @unchecked Sendable {
  var numbers: [Int] = []
}
