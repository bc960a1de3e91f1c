import Optics
import Testing

/// Changes that say whether they found a part, and paths that insist on one.
@Suite struct StrictChangesTests {
  @Test func modifyReturnsTheNumberOfPartsOfATraversal() {
    var lists = [[1], [], [2, 3]]
    #expect([[Int]]._each._each.modify(&lists) { $0 *= 10 } == 3)
    #expect(lists == [[10], [], [20, 30]])
    #expect([[Int]]._each._each.filtered { $0 > 100 }.modify(&lists) { $0 = 0 } == 0)
  }

  @Test func modifyReturnsWhatTheBodyReturnsForOnePart() {
    var team = Team.sample
    let last = Team._players.modify(&team) { $0.popLastPlayer() }
    #expect(last?.name == "fay")
    #expect(team.players.count == 2)
    let name: String? = Team._players._first.modify(&team) { player in
      defer { player.score = 7 }
      return player.name
    }
    #expect(name == "eve")
    #expect(team.players.first?.score == 7)
    #expect([Int]._first.modify(&team.results["none", default: []]) { $0 += 1 } == nil)
  }

  @Test func modifyWorksForEveryKind() {
    func count<Kind>(_ optic: Optic<Kind, [Int], Int>, _ whole: [Int]) -> Int {
      var whole = whole
      return optic.modify(&whole) { $0 += 1 }
    }
    #expect(count([Int]._first, []) == 0)
    #expect(count([Int]._each, [1, 2]) == 2)
  }

  @Test func modifyKeepsChangesUpToAnError() {
    struct Refusal: Error {}
    var numbers = [1, 2, 3]
    #expect(throws: Refusal.self) {
      try [Int]._first.modify(&numbers) { (number: inout Int) throws(Refusal) -> Int in
        number = 10
        throw Refusal()
      }
    }
    #expect(numbers == [10, 2, 3])
    #expect(throws: Refusal.self) {
      try [Int]._each.modify(&numbers) { number throws(Refusal) in
        if number == 2 { throw Refusal() }
        number = 0
      }
    }
    #expect(numbers == [0, 2, 3])
  }

  @Test func missedChangesAreSeen() {
    #expect([Int]._first.modifyingIfPresent([1, 2]) { $0 + 1 } == [2, 2])
    #expect([Int]._first.modifyingIfPresent([]) { $0 + 1 } == nil)
    var numbers = [1]
    let isSet = [Int]._first.set(5, in: &numbers)
    let isMissed = [Int]._index(3).set(5, in: &numbers)
    #expect(isSet && !isMissed)
    #expect(numbers == [5])
  }

  @Test func requiredPartsAreLenses() {
    let score: Lens<Team, Int> = Team._deputy._some.required()._score
    #expect(score.get(.sample) == 2)
    #expect((Team.sample |> score *~ 9).deputy?.score == 9)
    expectLawful(score, wholes: [.sample], parts: [1, 2])
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS) && !os(Android)
    @Test func requiredPartsStopTheProgramWhereTheyAreMissing() async {
      let read = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = [Int]._first.required().get([])
      }
      let written = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = Result<String, CancellationError>.failure(CancellationError())
          |> Result._success.required() *~ "x"
      }
      let messages = [read, written].map(message)
      #expect(messages[0].contains("StrictChangesTests.swift"))
      #expect(messages[0].contains("required part missing: no Int in []"))
      #expect(messages[1].contains("required part missing: no String in failure("))
    }

    @Test func wrongChoicesStopTheProgramAndNameTheLens() async {
      let read = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let first = Lens.choosing(fileID: "Model/List.swift", line: 7) { _ in [Int]._first }
        _ = first.get([])
      }
      let written = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let first = Lens.choosing { _ in [Int]._first }
        _ = [] |> first *~ 1
      }
      #expect(message(read).contains("Model/List.swift:7: "))
      #expect(message(read).contains("required part missing: no Int in []"))
      #expect(message(written).contains("OpticsTests/StrictChangesTests.swift:"))
    }

    private func message(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
  #endif
}

extension Array where Element == Player {
  fileprivate mutating func popLastPlayer() -> Player? { popLast() }
}
