import Optics
import OpticsLaws
import Testing

@Suite struct BrokenAffineTraversalTests {
  private let first = AffineTraversal<Row, Int>(
    extract: { $0.numbers.first },
    set: { number, row in Row(numbers: [number] + row.numbers.dropFirst()) })

  @Test func onlySetExtract() {
    let creating = AffineTraversal<[Int], Int>(
      extract: { $0.first },
      modify: { whole, body in
        if whole.isEmpty { whole = [0] }
        body(&whole[0])
      })
    let found = violations(try checkLaws(of: creating))
    #expect(laws(found) == [.setExtract])
    #expect(found.first?.inputs.map(\.value) == ["[]", "0"])
  }

  @Test func onlyExtractSet() {
    let dropping = AffineTraversal<[Int], Int>(
      extract: { $0.first }, set: { part, _ in [part] })
    #expect(laws(violations(try checkLaws(of: dropping))) == [.extractSet])
  }

  @Test func onlySetSet() {
    let counting = AffineTraversal<Row, Int>(
      extract: { $0.numbers.first },
      set: { number, row in
        var row = row
        if row.numbers[0] != number { row.changes += 1 }
        row.numbers[0] = number
        return row
      })
    #expect(laws(violations(try checkLaws(of: counting))) == [.setSet])
  }

  @Test func lawful() throws {
    try checkLaws(of: first)
  }
}

@Suite struct BrokenTraversalTests {
  @Test func lawful() throws {
    try checkLaws(of: Traversal.numbers())
  }

  @Test func onlyModifyIdentity() {
    let resetting = Traversal.numbers { row, _ in row.changes = 0 }
    let found = violations(
      try checkLaws(
        of: resetting, wholes: [Row(numbers: [1, 2], changes: 1)], parts: [0, 1]))
    #expect(laws(found) == [.modifyIdentity])
  }

  @Test func onlyModifyAll() {
    let skipping = Traversal<[Int], Int>(
      forEach: { whole, visit in whole.forEach(visit) },
      modify: { whole, body in
        for index in whole.indices.dropLast() { body(&whole[index]) }
      })
    let found = violations(try checkLaws(of: skipping))
    #expect(laws(found) == [.modifyAll])
    #expect(found.first?.inputs.first?.value == "[0]")
  }

  /// Counts the changes that leave different numbers, which `set` never does.
  @Test func onlyModifyCompose() {
    let counting = Traversal.numbers { row, old in
      if row.numbers != old, Set(row.numbers).count > 1 { row.changes += 1 }
    }
    #expect(laws(violations(try checkLaws(of: counting))) == [.modifyCompose])
  }

  /// Counts the changes between rows of equal numbers.
  ///
  /// `setSet` is `modifyCompose` for constant functions. If `a` equals `b`, `f` and `g` are
  /// constant, so no optic breaks only `setSet`.
  @Test func onlySetSetAndModifyCompose() {
    let counting = Traversal.numbers { row, old in
      if row.numbers != old, Set(row.numbers).count == 1, Set(old).count == 1 { row.changes += 1 }
    }
    let found = violations(
      try checkLaws(of: counting, wholes: [Row(numbers: [1, 2])], parts: [0, 3]))
    #expect(laws(found) == [.setSet, .modifyCompose])
  }

  @Test func onlyModifyOrder() {
    let disagreeing = Traversal<[Int], Int>(
      forEach: { whole, visit in whole.reversed().forEach(visit) },
      modify: { whole, body in for index in whole.indices { body(&whole[index]) } })
    #expect(laws(violations(try checkLaws(of: disagreeing))) == [.modifyOrder])
  }

  /// `all` trusts the count of a collection, so it returns fewer parts than `modify` visits, too.
  @Test func onlyCountVisitsAndModifyOrder() {
    let found = violations(
      try checkLaws(
        of: Uncounted._each, wholes: [Uncounted(numbers: [1, 2])], parts: [0, 3]))
    #expect(laws(found) == [.countVisits, .modifyOrder])
  }

  /// A character written to a string can merge with the following one.
  @Test func firstCharacter() {
    for seed in 0..<20 as Range<UInt64> {
      let first = AffineTraversal<String, Character>(
        extract: { $0.first }, set: { String($0) + $1.dropFirst() })
      #expect(laws(violations(try checkLaws(of: first, seed: seed))).contains(.setExtract))
    }
  }

  @Test func visitTwice() {
    let twice = Traversal<[Int], Int>(
      forEach: { whole, visit in (whole + whole.prefix(1)).forEach(visit) },
      modify: { whole, body in
        for index in whole.indices { body(&whole[index]) }
        if !whole.isEmpty { body(&whole[0]) }
      })
    #expect(laws(violations(try checkLaws(of: twice))) == [.modifyAll, .modifyCompose])
  }

  @Test func reorderOnWrite() {
    let sorting = Traversal<[Int], Int>(
      forEach: { whole, visit in whole.forEach(visit) },
      modify: { whole, body in
        for index in whole.indices { body(&whole[index]) }
        whole.reverse()
      })
    #expect(
      laws(violations(try checkLaws(of: sorting))).isSuperset(of: [.modifyIdentity, .modifyAll]))
  }

  @Test func overlappingPairs() {
    let pairs = Traversal<[Int], ArraySlice<Int>>(
      forEach: { whole, visit in
        for index in whole.indices.dropLast() { visit(whole[index...index + 1]) }
      },
      modify: { whole, body in
        for index in whole.indices.dropLast() {
          var pair = whole[index...index + 1]
          body(&pair)
          if pair.count == 2 { whole.replaceSubrange(index...index + 1, with: pair) }
        }
      })
    let wholes = [[], [1], [1, 2], [1, 2, 3]]
    let found = violations(try checkLaws(of: pairs, wholes: wholes, parts: [[4, 5], [6, 7]]))
    #expect(laws(found).contains(.modifyAll))
  }

  @Test func filteredByWhatIsChanged() {
    let even = Traversal<[Int], Int>(
      forEach: { whole, visit in whole.filter { $0.isMultiple(of: 2) }.forEach(visit) },
      modify: { whole, body in
        for index in whole.indices where whole[index].isMultiple(of: 2) { body(&whole[index]) }
      })
    #expect(laws(violations(try checkLaws(of: even))) == [.modifyAll, .modifyCompose, .setSet])
    #expect(violations(try checkLaws(of: even, wholes: [[1], [2]], parts: [4, 6])).isEmpty)
  }
}

/// A collection that says it has one element less than it has.
private struct Uncounted: MutableCollection, Equatable {
  var numbers: [Int]

  var startIndex: Int { 0 }
  var endIndex: Int { numbers.count }
  var count: Int { numbers.count - 1 }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Int {
    get { numbers[index] }
    set { numbers[index] = newValue }
  }
}
