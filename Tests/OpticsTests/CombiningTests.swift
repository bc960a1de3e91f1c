import Optics
import Testing

/// Tests optics made from other optics: indexed, collected, alternative, paired, reversed.
@Suite struct CombiningTests {
  @Test func indexed() {
    let indexed: Traversal<[String], Indexed<Int, String>> = [String]._each.indexed
    #expect(indexed.all(["a", "b"]).map(\.index) == [0, 1])
    #expect(indexed.all(["a", "b"]).map(\.value) == ["a", "b"])
    var lines = ["a", "b", "c"]
    indexed.modify(&lines) { $0.value += "\($0.index)" }
    #expect(lines == ["a0", "b1", "c2"])
    let names: Traversal<Team, String> = Team._players._each.indexed._value._name
    expectLawful(names, wholes: [.sample], parts: ["x", "y"])
    #expect(Traversal([Int]._first).indexed.all([5]).map(\.index) == [0])
    #expect(Traversal([Int]._first).indexed.all([]).isEmpty)
  }

  @Test func changedByIndex() {
    let numbered = [String]._each.indexed.modifyingValues { index, line in "\(index + 1). \(line)" }
    #expect(numbered(["a", "b"]) == ["1. a", "2. b"])
    let ranked = Team._players._each.indexed.then(keepingIndex: Player._score).modifyingValues {
      $0 * $1
    }
    #expect(ranked(.sample).players.map(\.score) == [0, 4, 10])
    #expect(([] |> [Int]._each.indexed.modifyingValues { index, _ in index }) == [])
    #expect([Int]._each.indexed.modifyingValues([5, 6]) { $0 * $1 } == [0, 6])
    #expect(throws: Stop.self) {
      try [Int]._each.indexed.modifyingValues([5]) { _, _ throws(Stop) in throw Stop() }
    }
  }

  @Test func mapped() {
    let numbers: Prism<[String], [Int]> = Int.fromDescription.mappedElements
    expectLawful(numbers, wholes: [[], ["1"], ["1", "x"], ["+1"]], parts: [[], [1, 2]])
    #expect(numbers.extract(["1", "2"]) == [1, 2])
    #expect(numbers.extract(["1", "x"]) == nil)
    #expect(numbers.set([3], ["x"]) == ["x"])
    let number: Prism<String?, Int?> = Int.fromDescription.mappedOptional
    expectLawful(number, wholes: [nil, "1", "x"], parts: [nil, 1])
    #expect(number.extract(nil) == .some(nil))
    #expect(number.extract("x") == nil)
    let values: Prism<[String: String], [String: Int]> = Int.fromDescription.mappedValues()
    expectLawful(values, wholes: [[:], ["a": "1"], ["a": "1", "b": "x"]], parts: [[:], ["a": 2]])
    #expect(values.extract(["a": "1", "b": "2"]) == ["a": 1, "b": 2])
    #expect(values.extract(["a": "x", "b": "2", "c": "3"]) == nil)
    let negated = Iso<Int, Int>(get: { -$0 }, embed: { -$0 })
    let isos: Iso<[Int], [Int]> = negated.mappedElements
    #expect(isos.get([1, 2]) == [-1, -2])
    #expect(negated.mappedOptional.inverse.get(3) == -3)
    #expect(negated.mappedValues().get(["a": 1]) == ["a": -1])
  }

  @Test func writingIgnoresAnotherIndex() throws {
    let last = try #require([String]._each.indexed.all(["a", "b"]).last)
    #expect([String]._each.indexed.set(last, ["x", "y"]) == ["b", "b"])
    let changed = [String]._each.indexed.set(last, ["x", "y"])
    #expect([String]._each.indexed.all(changed).map(\.index) == [0, 1])
  }

  @Test func indexedCountsTheParts() {
    let odd = [Int]._each.filtered { $0 % 2 != 0 }.indexed
    #expect(odd.all([2, 3, 4, 5]).map(\.index) == [0, 1])
    let second = [Int]._each.indexed.filtered { $0.index == 1 }._value
    #expect(second.set(9, [1, 2, 3]) == [1, 9, 3])
  }

  @Test func valuesByKey() {
    let whole = ["a": 1, "b": 2, "c": 3]
    let found = [String: Int]._valuesByKey.all(whole)
    #expect(Dictionary(uniqueKeysWithValues: found.map { ($0.index, $0.value) }) == whole)
    #expect(found.map(\.index) == Array(whole.keys))
    var changed = whole
    [String: Int]._valuesByKey.modify(&changed) { $0.value = $0.index == "b" ? 0 : $0.value }
    #expect(changed == ["a": 1, "b": 0, "c": 3])
    expectLawful([String: Int]._valuesByKey._value, wholes: [[:], whole], parts: [0, 1])
  }

  @Test func parts() {
    let scores: Lens<Team, [Int]> = Team._players._each._score.parts
    expectLawful(scores, wholes: [.sample], parts: [[0, 0, 0], [1, 2, 3]])
    #expect(scores.get(.sample) == [1, 4, 5])
    #expect(scores.get(Team.sample |> scores %~ { $0.reversed() }) == [5, 4, 1])
    #expect(scores.get(scores.set([9], .sample)) == [9, 4, 5])
    #expect(scores.get(scores.set([], .sample)) == [1, 4, 5])
    #expect(scores.get(scores.set([6, 7, 8, 9], .sample)) == [6, 7, 8])
    let absent = Team._players.index(7)._score.parts
    #expect(absent.get(.sample) == [])
    #expect(absent.set([1], .sample) == .sample)
  }

  @Test func adjoined() {
    let numbers: Traversal<Team, Int> = Team._players.index(0)._score.adjoin(
      Team._players.index(2)._score)
    expectLawful(numbers, wholes: [.sample], parts: [0, 7])
    #expect(numbers.all(.sample) == [1, 5])
    #expect(numbers.count(in: .sample) == 2)
    #expect(numbers.first.extract(.sample) == 1)
    // Overlapping optics change the same element twice.
    #expect(([1] |> [Int]._first.adjoin([Int]._last) %~ { $0 * 2 }) == [4])
  }

  @Test func countAgreesWithAll() {
    func expectAgreement<Kind, Whole>(
      _ optic: Optic<Kind, Whole, Int>, _ wholes: [Whole],
      at location: SourceLocation = #_sourceLocation
    ) {
      for whole in wholes {
        let count = Traversal(optic).count(in: whole)
        #expect(count == optic.all(whole).count, "\(whole)", sourceLocation: location)
      }
    }
    let lists = [[], [1], [1, 2, 3]]
    let optional = [Int]?._some
    let first = [[Int]]._first
    expectAgreement(Int?._some, [nil, 1])
    expectAgreement(optional * [Int]._each, [nil] + lists)
    expectAgreement(first * [Int]._each, [[], lists, [[1, 2]]])
    expectAgreement([[Int]?]._each * optional * [Int]._each, [[nil, [1, 2], nil, []], []])
    expectAgreement([Int]._each.indexed._value, lists)
    expectAgreement([Int]._each.adjoin([Int]._each), lists)
    expectAgreement([Int]._each.adjoin([Int]._first), lists)
    expectAgreement([Int]._first.adjoin([Int]._last), lists)
    expectAgreement(Tuple2<Int, Int>._0.adjoin(Tuple2._1), [(1, 2)])
    expectAgreement([(Int, Int)]._each * Tuple2<Int, Int>._0.adjoin(Tuple2._1), [[], [(1, 2)]])
  }

  @Test func first() {
    let first: AffineTraversal<[Int], Int> = [Int]._each.filtered { $0 % 2 == 0 }.first
    #expect(first.extract([1, 2, 4]) == 2)
    #expect(first.set(8, [1, 2, 4]) == [1, 8, 4])
    #expect(first.settingIfPresent(8, [1, 3]) == nil)
    expectLawful([Int]._each.first, wholes: [[], [1], [1, 2]], parts: [0, 1])
    expectLawful(Team._players._each._name.first, wholes: [.sample], parts: ["x", "y"])
  }

  @Test func backwards() {
    let backwards: Traversal<[Int], Int> = [Int]._each.backwards
    expectLawful(backwards, wholes: [[], [1], [1, 2, 3]], parts: [0, 1])
    #expect(backwards.all([1, 2, 3]) == [3, 2, 1])
    #expect(backwards.first.set(9, [1, 2, 3]) == [1, 2, 9])
    var numbers = [1, 2, 3, 4]
    #expect(throws: Stop.self) {
      try backwards.modify(&numbers) { number throws(Stop) in
        number *= 10
        if number == 30 { throw Stop() }
      }
    }
    #expect(numbers == [1, 2, 30, 40])
  }

  @Test func orElse() {
    let either: AffineTraversal<Team, Player> = Team._deputy._some.orElse(Team._captain)
    let alone = Team.sample |> Team._deputy *~ nil
    expectLawful(
      either, wholes: [.sample, alone], parts: [Team.sample.captain, Team.sample.players[0]])
    #expect(either.extract(.sample)?.name == "bob")
    #expect(either.extract(alone)?.name == "ann")
    #expect((alone |> either._name *~ "zoe").captain.name == "zoe")
    #expect((Team.sample |> either._name *~ "zoe").captain.name == "ann")
    let cases = Result<Int, Code>._success.orElse(Result._failure.then(path: \.number))
    expectLawful(cases, wholes: [.success(1), .failure(Code(number: 2))], parts: [0, 1])
    let neither = [Int]._index(5).orElse([Int]._index(4))
    expectLawful(neither, wholes: [[], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]], parts: [8, 9])
  }

  @Test func and() {
    let pair: Lens<Player, (String, Int)> = Player._name.and(Player._score)
    let player = Team.sample.captain
    #expect(pair.get(player) == ("ann", 3))
    #expect(pair.get(pair.set(("x", 9), player)) == ("x", 9))
    #expect(pair.set(pair.get(player), player) == player)
    #expect(pair.set(("y", 1), pair.set(("x", 9), player)) == pair.set(("y", 1), player))
    let swapped = (1, 2, 3) |> Tuple3<Int, Int, Int>._0.and(Tuple3._2) %~ { ($1, $0) }
    #expect(swapped == (3, 2, 1))
  }

  /// As documented, overlapping parts are unlawful.
  @Test func andOfOverlappingPartsIsUnlawful() {
    let overlapping = Player._name.and(Player._name)
    let read = overlapping.get(overlapping.set(("x", "y"), Team.sample.captain))
    #expect(read == ("y", "y"))
  }
}

private struct Stop: Error {}
private struct Code: Error, Equatable { var number: Int }
