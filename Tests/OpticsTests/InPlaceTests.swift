import Optics
import Testing

/// Tests that a change through a path finds uniquely referenced storage and grows it in place, and
/// that an error stops the change.
@Suite struct InPlaceTests {
  @Test func appendingCopiesNothing() {
    expectInPlace(Shelf._boxes._first, Shelf(boxes: [[1], [2]]))
    expectInPlace(Shelf._boxes._last, Shelf(boxes: [[1], [2]]))
    expectInPlace(Shelf._boxes.index(1), Shelf(boxes: [[1], [2]]))
    expectInPlace(Shelf._boxes._each, Shelf(boxes: [[1]]))
    expectInPlace([Int]?._some, [1])
    expectInPlace(Result<[Int], Stop>._success, .success([1]))
    expectInPlace(Dictionary._index("a"), ["a": [1], "b": [2]])
    expectInPlace(Dictionary._at("a")._some, ["a": [1], "b": [2]])
    expectInPlace(Dictionary._at("a").non([]), ["a": [1], "b": [2]])
    expectInPlace([[Int]?]._each.non([]), [[1]])
    expectInPlace(Wrapped.contents, Wrapped(numbers: [1]))
    expectInPlace(Iso.identity * Wrapped.contents, Wrapped(numbers: [1]))
    expectInPlace(Lens(Wrapped.contents), Wrapped(numbers: [1]))
    expectInPlace(Prism(Wrapped.contents), Wrapped(numbers: [1]))
    expectInPlace(Wrapped?._some * Wrapped.contents, Wrapped(numbers: [1]))
    expectInPlace([String: [Int]]._values, ["a": [1]])
    expectInPlace(Tuple2<[Int], Int>._0, ([1], 2))
    expectInPlace(Tuple3<Int, [Int], Int>._1, (1, [1], 2))
    expectInPlace([(Int, [Int])]._first.then(path: \.1), [(1, [2])])
    expectInPlace([[Int]]._each.indexed._value, [[1]])
    expectInPlace([String: [Int]]._valuesByKey._value, ["a": [1]])
    expectInPlace([[Int]]._each.first, [[1], [2]])
    expectInPlace([[Int]]._index(4).orElse([[Int]]._first), [[1], [2]])
    expectInPlace(Shelf._boxes._first.filtered { !$0.isEmpty }, Shelf(boxes: [[1], [2]]))
  }

  @Test func isosThatChangeInPlaceAreLawful() {
    expectLawful(
      Wrapped.contents, wholes: [Wrapped(numbers: []), Wrapped(numbers: [1, 2])],
      parts: [[], [3]])
    expectLawful([Int]?._non([]), wholes: [nil, [1], [2, 3]], parts: [[], [1], [4, 5]])
  }

  @Test func nonInsertsAndRemovesInPlace() {
    var desks = ["a": [1]]
    Dictionary._at("b").non([]).modify(&desks) { $0.append(2) }
    #expect(desks == ["a": [1], "b": [2]])
    Dictionary._at("a").non([]).modify(&desks) { $0.removeAll() }
    #expect(desks == ["b": [2]])
  }

  @Test func throwingThroughNonKeepsWhatWasWritten() {
    var desks = ["a": [1]]
    #expect(throws: Stop(at: 1)) {
      try Dictionary._at("a").non([]).modify(&desks) { desk throws(Stop) in
        desk.append(2)
        throw Stop(at: 1)
      }
    }
    #expect(desks == ["a": [1, 2]])
  }

  @Test func throwingStopsATraversal() {
    var numbers = [1, 2, 3, 4, 5]
    var visited: [Int] = []
    #expect(throws: Stop(at: 3)) {
      try [Int]._each.modify(&numbers) { number throws(Stop) in
        visited.append(number)
        number *= 10
        if visited.count == 3 { throw Stop(at: 3) }
      }
    }
    #expect(visited == [1, 2, 3])
    #expect(numbers == [10, 20, 30, 4, 5])
  }

  @Test func throwingStopsAComposedTraversal() {
    var team = Team.sample
    var visited: [String] = []
    #expect(throws: Stop(at: 2)) {
      try Team._players._each._name.modify(&team) { name throws(Stop) in
        visited.append(name)
        name += "!"
        if visited.count == 2 { throw Stop(at: 2) }
      }
    }
    #expect(visited == ["eve", "dan"])
    #expect(team.players.map(\.name) == ["eve!", "dan!", "fay"])
  }

  @Test func throwingStopsReading() {
    var visited: [Int] = []
    #expect(throws: Stop(at: 3)) {
      try [Int]._each.forEach(in: [1, 2, 3, 4, 5]) { number throws(Stop) in
        visited.append(number)
        if number == 3 { throw Stop(at: 3) }
      }
    }
    #expect(visited == [1, 2, 3])
    #expect(throws: Stop(at: 4)) {
      try [String: Int]._values.forEach(in: ["a": 1, "b": 2, "c": 3]) { number throws(Stop) in
        visited.append(number)
        if visited.count == 4 { throw Stop(at: 4) }
      }
    }
    #expect(visited.count == 4)
  }

  /// A traversal made of loops that nothing can end visits the other parts, but calls nobody with them.
  @Test func throwingStopsATraversalThatGoesOn() {
    let each = Traversal<[Int], Int>(
      forEach: { $0.forEach($1) },
      modify: { whole, body in for index in whole.indices { body(&whole[index]) } })
    var visited: [Int] = []
    #expect(throws: Stop(at: 2)) {
      try each.forEach(in: [1, 2, 3, 4]) { number throws(Stop) in
        visited.append(number)
        if number >= 2 { throw Stop(at: number) }
      }
    }
    #expect(visited == [1, 2])
    var numbers = [1, 2, 3, 4]
    #expect(throws: Stop(at: 2)) {
      try each.modify(&numbers) { number throws(Stop) in
        defer { number *= 10 }
        if number >= 2 { throw Stop(at: number) }
      }
    }
    #expect(numbers == [10, 20, 3, 4])
  }

  @Test func throwingFromAPureChangeReturnsNoWhole() {
    let numbers = [1, 2, 3]
    #expect(throws: Stop(at: 2)) {
      try [Int]._each.modifying(numbers) { number throws(Stop) in
        if number == 2 { throw Stop(at: 2) }
        return 0
      }
    }
  }

  @Test func throwingFromADictionaryKeepsTheRest() {
    var scores = ["a": 1, "b": 2, "c": 3]
    var written = 0
    #expect(throws: Stop(at: 2)) {
      try [String: Int]._values.modify(&scores) { score throws(Stop) in
        score = 0
        written += 1
        if written == 2 { throw Stop(at: 2) }
      }
    }
    #expect(scores.count == 3)
    #expect(scores.values.filter { $0 == 0 }.count == 2)
  }
}

/// Expects an append through the optic to leave the elements in place.
private func expectInPlace<Kind, Whole>(
  _ optic: Optic<Kind, Whole, [Int]>, _ whole: consuming Whole,
  at location: SourceLocation = #_sourceLocation
) {
  var addresses: [Int] = []
  for _ in 0..<2 {
    // The first append may move the elements to larger storage; later ones must not.
    optic.modify(&whole) { $0.reserveCapacity(10) }
    optic.modify(&whole) {
      addresses.append(address(of: $0))
      $0.append(0)
      addresses.append(address(of: $0))
    }
  }
  #expect(addresses.count == 4, sourceLocation: location)
  #expect(Set(addresses).count == 1, sourceLocation: location)
}

private struct Stop: Error, Equatable { var at = 0 }

private struct Shelf {
  var boxes: [[Int]]
  static var _boxes: Lens<Shelf, [[Int]]> { Lens(\.boxes) }
}

/// An array in a type of its own, and an iso that grows the array in place.
private struct Wrapped: Equatable, Sendable {
  var numbers: [Int]

  static var contents: Iso<Wrapped, [Int]> {
    Iso(
      get: { $0.numbers }, embed: { Wrapped(numbers: $0) }, modify: { $1(&$0.numbers) })
  }
}

/// Returns the address of an array's elements, to detect copies.
private func address<Element>(of array: [Element]) -> Int {
  array.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
}
