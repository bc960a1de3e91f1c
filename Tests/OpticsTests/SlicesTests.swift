import Optics
import Testing

/// Tests some of the parts by their position, against the methods of arrays with the same names.
@Suite struct SlicesTests {
  private static let wholes = [[], [1], [1, 2], [3, 2, 1], [1, 8, 2, 9, 3]]

  @Test func theyFindWhatArraysFind() {
    for whole in Self.wholes {
      for number in 0...6 {
        expect([Int]._each.prefix(number), in: whole, finds: whole.indices.prefix(number))
        expect([Int]._each.dropFirst(number), in: whole, finds: whole.indices.dropFirst(number))
        expect([Int]._each.suffix(number), in: whole, finds: whole.indices.suffix(number))
        expect([Int]._each.dropLast(number), in: whole, finds: whole.indices.dropLast(number))
        for upper in number...6 {
          let range = (number..<upper).clamped(to: whole.indices)
          expect([Int]._each.slice(number..<upper), in: whole, finds: whole.indices[range])
        }
        let from = min(number, whole.count)
        expect([Int]._each.slice(number...), in: whole, finds: whole.indices[from...])
        expect([Int]._each.slice(..<number), in: whole, finds: whole.indices[..<from])
        expect([Int]._each.slice(...number), in: whole, finds: whole.indices.prefix(number + 1))
        let isBelow: @Sendable (Int) -> Bool = { $0 < number }
        expect(
          [Int]._each.prefix(while: isBelow), in: whole,
          finds: whole.indices.prefix { isBelow(whole[$0]) })
        expect(
          [Int]._each.drop(while: isBelow), in: whole,
          finds: whole.indices.drop { isBelow(whole[$0]) })
      }
      expect([Int]._each.dropFirst(), in: whole, finds: whole.indices.dropFirst())
      expect([Int]._each.dropLast(), in: whole, finds: whole.indices.dropLast())
      expect([Int]._each.slice(-3..<2), in: whole, finds: whole.indices.prefix(2))
      expect([Int]._each.slice(-3 ..< -1), in: whole, finds: [])
    }
  }

  /// Parts that are not counted without a visit, and parts in several places.
  @Test func theyCountTheParts() {
    let odd = [Int]._each.filtered { $0 % 2 != 0 }
    #expect(odd.suffix(2).all([1, 2, 3, 4, 5]) == [3, 5])
    #expect(odd.dropFirst().prefix(1).all([1, 2, 3, 4, 5]) == [3])
    #expect(odd.prefix(while: { $0 < 4 }).all([1, 8, 3, 9, 1]) == [1, 3])
    let scores = Team._players._each._score
    #expect(scores.all(Team.sample |> scores.suffix(2) *~ 0) == [1, 0, 0])
    #expect([[Int]]._each._each.slice(1..<4).all([[1, 2], [], [3, 4, 5]]) == [2, 3, 4])
  }

  @Test func laws() {
    let wholes = Self.wholes
    expectLawful([Int]._each.prefix(2), wholes: wholes, parts: [0, 7])
    expectLawful([Int]._each.dropFirst(2), wholes: wholes, parts: [0, 7])
    expectLawful([Int]._each.suffix(2), wholes: wholes, parts: [0, 7])
    expectLawful([Int]._each.dropLast(2), wholes: wholes, parts: [0, 7])
    expectLawful([Int]._each.slice(1..<3), wholes: wholes, parts: [0, 7])
    let veterans = [Player]._each.prefix { $0.score < 5 }._name
    expectLawful(veterans, wholes: [[], Team.sample.players], parts: ["x", "y"])
    expectLawful(
      [Player]._each.drop { $0.score < 2 }._name, wholes: [[], Team.sample.players], parts: ["x"])
    let slice = [Int]._each.slice(1..<3).parts
    expectLawful(slice, wholes: [[1, 8, 2, 9, 3]], parts: [[0, 0], [1, 2]])
  }

  /// As documented: a change that breaks the condition breaks the laws.
  @Test func theConditionHasToStay() {
    let small = [Int]._each.prefix { $0 < 5 }
    #expect(small.set(0, small.set(9, [1, 2])) != small.set(0, [1, 2]))
    let rest = [Int]._each.drop { $0 < 5 }
    #expect(rest.set(9, rest.set(0, [7])) != rest.set(9, [7]))
  }

  /// Nothing behind the slice is visited, and an error ends the loop in it.
  @Test func theyEndEarly() {
    let visits = Visits()
    let counted = [Int]._each.filtered { _ in visits.next() }
    #expect(counted.prefix(2).all([1, 2, 3, 4]) == [1, 2])
    #expect(visits.count == 2)
    #expect(counted.prefix(0).all([1, 2]) == [])
    #expect(visits.count == 2)
    #expect(counted.prefix { $0 < 2 }.all([1, 2, 3, 4]) == [1])
    #expect(visits.count == 4)
    for slice in [[Int]._each.prefix(3), [Int]._each.prefix { $0 < 4 }] {
      for position in 1...3 {
        var numbers = [1, 2, 3, 4]
        #expect(throws: Stop.self) {
          try slice.modify(&numbers) { number throws(Stop) in
            if number == position { throw Stop() }
            number = 0
          }
        }
        #expect(numbers == (1...4).map { $0 < position ? 0 : $0 })
      }
    }
    #expect([Int]._each.slice(1...).first.extract([1, 2, 3]) == 2)
    #expect([Int]._each.prefix(2).prefix(1).dropFirst(0).all([1, 2, 3]) == [1])
  }

  private func expect(
    _ slice: Traversal<[Int], Int>, in whole: [Int], finds indices: some Collection<Int>,
    at location: SourceLocation = #_sourceLocation
  ) {
    let found = indices.map { whole[$0] }
    var expected = whole
    for index in indices { expected[index] = -expected[index] }
    var changed = whole
    #expect(slice.all(whole) == found, sourceLocation: location)
    #expect(slice.count(in: whole) == found.count, sourceLocation: location)
    #expect(slice.modify(&changed) { $0 = -$0 } == found.count, sourceLocation: location)
    #expect(changed == expected, sourceLocation: location)
  }
}

/// How often a condition was asked; no test asks on two threads.
private final class Visits: @unchecked Sendable {
  private(set) var count = 0

  func next() -> Bool {
    count += 1
    return true
  }
}

private struct Stop: Error {}
