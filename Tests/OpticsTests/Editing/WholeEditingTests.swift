import Optics
import Testing

/// Edits of values in which nothing needs a draft.
@Suite struct WholeEditingTests {
  @Test func theyChangeWhatAVariableChanges() {
    let numbers = [3, 1, 2]
    let nested = [[1], [2]]
    // The compiler takes 17 seconds for the sum of texts if it also has to find the type of the literal.
    let words = ["a", "b"]
    let scores = [["a": 1]]
    expectSame(numbers, { $0[0] = 5 }, { $0[0] = 5 })
    expectSame(numbers, { $0[0] += $0[1] * $0[2] + $0[0] }, { $0[0] += $0[1] * $0[2] + $0[0] })
    expectSame(numbers, { $0.append($0[0]) }, { $0.append($0[0]) })
    expectSame(numbers, { $0.sort() }, { $0.sort() })
    expectSame(numbers, { $0 += [4, 5] }, { $0 += [4, 5] })
    expectSame(numbers, { $0.removeAll { $0 > 1 } }, { $0.removeAll { $0 > 1 } })
    expectSame(numbers, { $0[1...].reverse() }, { $0[1...].reverse() })
    expectSame(numbers, { $0.insert(0, at: 1) }, { $0.insert(0, at: 1) })
    expectSame(numbers, { $0 = $0.filter { $0 > 1 } }, { $0 = $0.filter { $0 > 1 } })
    expectSame(numbers, { $0.whole = [$0.count] }, { $0 = [$0.count] })
    expectSame(
      numbers, { for index in $0.indices where $0[index] > 1 { $0[index] -= 1 } },
      { for index in $0.indices where $0[index] > 1 { $0[index] -= 1 } })
    expectSame(words, { $0[0] += "c" + $0[1] }, { $0[0] += "c" + $0[1] })
    expectSame(nested, { $0[0].append(3) }, { $0[0].append(3) })
    expectSame(nested, { $0[0][0] += $0[1][0] }, { $0[0][0] += $0[1][0] })
    expectSame(scores, { $0[0]["a"]? += 1 }, { $0[0]["a"]? += 1 })
    expectSame([1, nil], { $0[0]? += 1 }, { $0[0]? += 1 })
    expectSame([1, nil], { $0[1] = 2 }, { $0[1] = 2 })
    expectSame([1, nil], { $0.append(nil) }, { $0.append(nil) })
    expectSame([1, 2, 3][1...], { $0[1] = 4 }, { $0[1] = 4 })
    expectSame(ContiguousArray([1, 2]), { $0[1] = 4 }, { $0[1] = 4 })

    expectSame(["a": 1, "b": 2], { $0["a"] = 3 }, { $0["a"] = 3 })
    expectSame(["a": 1, "b": 2], { $0["a"] = nil }, { $0["a"] = nil })
    expectSame(["a": 1, "b": 2], { $0["a"]? += 1 }, { $0["a"]? += 1 })
    expectSame(["a": 1, "b": 2], { $0["c", default: 5] += 1 }, { $0["c", default: 5] += 1 })
    expectSame(["a": 1, "b": 2], { $0.removeAll() }, { $0.removeAll() })
    expectSame(["a": 1, "b": 2], { $0.merge(["a": 2, "c": 3]) { $0 + $1 } }) {
      $0.merge(["a": 2, "c": 3]) { $0 + $1 }
    }
    expectSame(["a": 1, "b": 2], { for (key, value) in $0 where value > 1 { $0[key] = nil } }) {
      for (key, value) in $0 where value > 1 { $0[key] = nil }
    }
    expectSame(["a": 1, "b": 2], { for index in $0.values.indices { $0.values[index] += 1 } }) {
      for index in $0.values.indices { $0.values[index] += 1 }
    }
    expectSame(["a": [1]], { $0["b", default: []].append(2) }, { $0["b", default: []].append(2) })
    expectSame(["a": [1]], { $0["a"]?[0] += 2 }, { $0["a"]?[0] += 2 })

    expectSame(Set([1, 2]), { $0.insert(3) }, { $0.insert(3) })
    expectSame(Set([1, 2]), { $0.remove(2) }, { $0.remove(2) })
    expectSame(Set([1, 2]), { $0.formUnion([2, 5]) }, { $0.formUnion([2, 5]) })
    expectSame(Set([1, 2]), { $0 = [] }, { $0 = [] })
    expectSame("abc", { $0.append("d") }, { $0.append("d") })
    expectSame("abc", { $0 += $0 + "d" }, { $0 += $0 + "d" })
    expectSame("abc".dropFirst(), { $0.removeLast() }, { $0.removeLast() })

    expectSame(Int?.some(1), { $0? += 1 }, { $0? += 1 })
    expectSame(Int?.some(1), { $0 = nil }, { $0 = nil })
    expectSame(Int?.none, { $0? += 1 }, { $0? += 1 })
    expectSame(Int?.none, { $0 = 3 }, { $0 = 3 })
    expectSame(String?.some("a"), { $0?.append("b") }, { $0?.append("b") })
    expectSame([Int]?.some([1]), { $0?.append(2) }, { $0?.append(2) })
    expectSame([Int]?.some([1]), { $0?[0] += 2 }, { $0?[0] += 2 })
    expectSame([String: Int]?.some([:]), { $0?["a"] = 2 }, { $0?["a"] = 2 })
    expectSame(3, { $0 *= $0 + 1 }, { $0 *= $0 + 1 })
    expectSame(1.5, { $0.round() }, { $0.round() })
    expectSame(Float(1.5), { $0.round() }, { $0.round() })
    expectSame(true, { $0.toggle() }, { $0.toggle() })
    expectSame(Character("a"), { $0 = "b" }, { $0 = "b" })
    expectSame(Clock(seconds: 3), { $0.reset() }, { $0.reset() })
    expectSame([Clock(seconds: 3)], { $0[0].seconds += 1 }, { $0[0].seconds += 1 })
  }

  @Test func partsOfElementsLeadOn() {
    let carts = [[Cart.sample], []].editing {
      $0[0][0].customer.name = "Bo"
      $0[0][0].lines[0].tags.append("x")
    }
    #expect(carts[0][0].customer.name == "Bo" && carts[0][0].lines[0].tags == ["x"])
    let line = Line?.some(Cart.sample.lines[0]).editing {
      $0?.quantity = 7
      $0?.tags.edit { $0.append("x") }
    }
    #expect(line?.quantity == 7 && line?.tags == ["x"])
    let other = line.editing { $0.whole = Cart.sample.lines[1] }
    #expect(other == Cart.sample.lines[1])
  }

  @Test func anEditIsAFunction() {
    #expect([[2, 1], []].map([Int].editing { $0.append(3) }) == [[2, 1, 3], [3]])
    #expect((Set([1]) |> Set<Int>.editing { $0.remove(1) }).isEmpty)
    let tags = Cart.sample |> Cart._lines._each._tags %~ [String].editing { $0.append("x") }
    #expect(tags.lines.map(\.tags) == [["x"], ["x", "x"]])
  }

  @Test func anEditReturnsWhatItsClosureReturns() {
    var numbers = [1, 2]
    #expect(numbers.edit { $0.removeLast() } == 2)
    numbers.edit { $0.removeLast() }
    let add: (inout [Int]) -> Void = { $0.edit { $0.append(4) } }
    add(&numbers)
    #expect(numbers == [4])
    var tags: Set = ["a"]
    #expect(!tags.edit { $0.insert("a").inserted })
    let remove: (inout Set<String>) -> Void = { $0.edit { $0.remove("a") } }
    remove(&tags)
    #expect(tags.isEmpty)
    numbers.draft[0] += 1
    #expect(numbers == [5])
  }

  @Test func aClosureMayThrow() {
    struct Stop: Error {}
    var numbers = [1]
    #expect(throws: Stop.self) {
      try numbers.edit {
        $0.append(2)
        throw Stop()
      }
    }
    #expect(numbers == [1, 2])
    #expect(throws: Stop.self) { try "a".editing { _ in throw Stop() } }
  }

  @Test func aClosureMayWait() async {
    func next() async -> Int { 3 }
    #expect(await [1].editing { $0.append(await next()) } == [1, 3])
    #expect(await ["a": 1].editing { $0["a"]? += await next() } == ["a": 4])
    #expect(await Set([1]).editing { $0.insert(await next()) } == [1, 3])
    var text = "a"
    await text.edit { $0 += "\(await next())" }
    #expect(text == "a3")
  }

  @Test func variablesKeepTheirStorage() {
    var numbers = [[1], [2]]
    numbers.reserveCapacity(9)
    numbers[1].reserveCapacity(9)
    expectInPlace(&numbers) { $0.edit { $0.append([]) } }
    expectInPlace(&numbers[1]) { $0.edit { $0.append(3) } }
    expectInPlace(&numbers[1]) { $0.edit { $0[0] += 1 } }
    expectInPlace(&numbers[1]) { $0.draft.append(4) }
    let first = address(numbers[1])
    numbers.edit { $0[1].append(5) }
    #expect(address(numbers[1]) == first)
    var counts = ["a": 1]
    counts.reserveCapacity(9)
    expectInPlace(&counts) { $0.edit { $0["b", default: 0] += 1 } }
    expectInPlace(&counts) { $0.edit { $0.values[$0.values.startIndex] += 1 } }
    var tags: Set = ["a"]
    tags.reserveCapacity(9)
    expectInPlace(&tags) { $0.edit { $0.insert("b") } }
    var optional: [Int]? = [1]
    optional?.reserveCapacity(9)
    expectInPlace(&optional) { $0.edit { $0?.append(2) } }
    var set: Set<String>? = tags
    tags = []
    expectInPlace(&set) { $0.edit { $0?.insert("c") } }
  }

  @Test func textKeepsItsStorage() {
    func address(_ text: String) -> Int? {
      text.utf8.withContiguousStorageIfAvailable { Int(bitPattern: $0.baseAddress) }
    }
    var text = String(repeating: "a", count: 20)
    text.reserveCapacity(200)
    let before = address(text)
    text.edit { $0.append("b") }
    #expect(address(text) == before && text.count == 21)
  }
}

/// A type of somebody else, which takes part with one line.
private struct Clock: Equatable {
  var seconds: Int

  mutating func reset() { seconds = 0 }
}

extension Clock: EditableAsWhole {}

/// Expects that an edit changes a value as the same statement changes a variable, in a copy and in place.
private func expectSame<Whole: Editable & Equatable>(
  _ whole: Whole, _ edit: (inout Whole._Draft) -> Void, _ change: (inout Whole) -> Void,
  location: SourceLocation = #_sourceLocation
) {
  var expected = whole
  change(&expected)
  #expect(whole.editing(edit) == expected, sourceLocation: location)
  var edited = whole
  edited.edit(edit)
  #expect(edited == expected, sourceLocation: location)
}

/// Expects that a change leaves a value in the same storage.
private func expectInPlace<Whole: Equatable>(
  _ whole: inout Whole, location: SourceLocation = #_sourceLocation,
  _ change: (inout Whole) -> Void
) {
  let before = address(whole)
  change(&whole)
  #expect(address(whole) == before, sourceLocation: location)
}

/// Returns the address of the storage of a value that is nothing but a reference to it.
private func address<Whole>(_ whole: Whole) -> Int { unsafeBitCast(whole, to: Int.self) }
