import Optics
import Testing

/// Edits of collections, dictionaries and optionals themselves.
@Suite struct CollectionEditingTests {
  private let lines = ["a", "b", "c"].map { Line(sku: $0, quantity: 1, tags: []) }

  @Test func anArrayIsEditedAsAnArray() {
    let new = Line(sku: "n", quantity: 0, tags: [])
    let edited = lines.editing {
      $0.append(new)
      $0.append(contentsOf: [new])
      $0[0] = new
      $0[1].quantity += 1
      for index in $0.indices { $0[index].tags.append("\(index)") }
      $0.swapAt(0, 2)
      $0.sort { $0.sku > $1.sku }
      $0.removeAll { $0.sku == "b" }
      $0.insert(lines[1], at: 0)
      $0.removeLast()
      $0.reserveCapacity(9)
    }
    #expect(edited.map(\.sku) == ["b", "n", "n", "n"])
    #expect(edited.map(\.tags) == [[], ["0"], ["3"], ["4"]])
    var variable = lines
    #expect(variable.edit { $0.removeFirst() } == lines[0])
    #expect(variable.edit { $0.isEmpty } == false)
    #expect(lines.editing { $0.whole = $0.whole.reversed() } == lines.reversed())
    #expect([Line]().editing { $0 += lines } == lines)
  }

  @Test func elementsAreReadAndPassedOn() {
    let edited = lines.editing {
      if let first = $0.first { $0.append(first) }
      if let found = $0[id: "b"] { $0.append(found) }
      let last: Line = $0[2]
      $0[0] = last
      $0[1].quantity = $0.count + $0[0].quantity
      #expect($0.map(\.sku) == ["c", "b", "c", "a", "b"])
      #expect($0.contains(lines[2]) && $0.index(after: 1) == 2 && $0.distance(from: 0, to: 3) == 3)
      #expect($0.last?.sku == "b" && $0.reversed().first?.sku == "b")
    }
    #expect(edited[1].quantity == 6)
  }

  @Test func elementsAreFoundByIdentity() {
    let edited = lines.editing {
      $0[id: "a"]?.quantity = 5
      $0[id: "b"] = Line(sku: "b", quantity: 7, tags: [])
      $0[id: "n"] = Line(sku: "n", quantity: 8, tags: [])
      $0[id: "x"] = nil
      $0[id: "x"]?.quantity = 9
      #expect($0[id: "x"] == nil && $0[id: "n"]?.quantity == 8)
    }
    #expect(edited.map(\.sku) == ["a", "b", "c", "n"])
    #expect(edited.map(\.quantity) == [5, 7, 1, 8])
  }

  @Test func anIdentityMayChange() {
    // Changed or replaced, the element keeps its place; without one to replace, it goes to the end.
    #expect(lines.editing { $0[id: "a"]?.sku = "n" }.map(\.sku) == ["n", "b", "c"])
    let new = Line(sku: "n", quantity: 8, tags: [])
    #expect(lines.editing { $0[id: "b"] = new } == [lines[0], new, lines[2]])
    #expect(lines.editing { $0[id: "x"] = new } == lines + [new])
    // Of two elements with one identity, the first is found.
    let twice = lines.editing {
      $0[id: "c"]?.sku = "b"
      $0[id: "b"]?.quantity = 7
    }
    #expect(twice.map(\.sku) == ["a", "b", "b"] && twice.map(\.quantity) == [1, 7, 1])
    #expect(twice.editing { $0[id: "b"] = nil }.map(\.quantity) == [1, 1])
  }

  @Test func elementsAreAddedAndRemovedByACondition() {
    let edited = lines.editing {
      $0[2].quantity = 5
      $0.removeAll { $0.quantity > 4 }
      if let index = $0.firstIndex(where: { $0.quantity == 1 }) { $0.remove(at: index) }
      if !$0.contains(where: { $0.sku == "n" }) { $0.append(Line(sku: "n", quantity: 0, tags: [])) }
      $0.modify([Line]._each.filtered { $0.quantity == 0 }) { $0.quantity = 3 }
    }
    #expect(edited.map(\.sku) == ["b", "n"] && edited.map(\.quantity) == [1, 3])
    #expect(lines.editing { $0 = $0.filter { $0.sku != "b" } }.map(\.sku) == ["a", "c"])
    let cart = Cart.sample.editing { $0.lines = $0.lines.filter { $0.quantity > 1 } }
    #expect(cart.lines.map(\.sku) == ["b"])
  }

  @Test(arguments: ["a", "b", "c"]) func removingByIdentityKeepsTheOrder(sku: String) {
    #expect(lines.editing { $0[id: sku] = nil } == lines.filter { $0.sku != sku })
    let cart = Cart.sample.editing {
      $0.lines = lines
      $0.lines[id: sku] = nil
    }
    #expect(cart.lines == lines.filter { $0.sku != sku })
  }

  @Test func slicesAndContiguousArraysAreEdited() {
    let slice = lines[1...].editing {
      $0[1].quantity = 4
      $0[id: "c"]?.tags = ["x"]
      $0.append(lines[0])
    }
    #expect(slice.map(\.quantity) == [4, 1, 1] && slice[2].tags == ["x"] && slice.startIndex == 1)
    let contiguous = ContiguousArray(lines).editing { $0[0].quantity = 4 }
    #expect(contiguous.map(\.quantity) == [4, 1, 1])
  }

  @Test func arraysNest() {
    let edited = [lines, []].editing {
      $0[0][1].quantity = 4
      $0[1].append(lines[0])
      $0[1][0].tags.append("x")
      $0.append([])
    }
    #expect(edited.map(\.count) == [3, 1, 0])
    #expect(edited[0][1].quantity == 4 && edited[1][0].tags == ["x"])
    let keyed = ["a": lines].editing {
      $0["a"]?[2].quantity = 4
      $0["b", default: []].append(lines[0])
      $0["a"]?[id: "a"] = nil
    }
    #expect(keyed["a"]?.map(\.quantity) == [1, 4] && keyed["b"] == [lines[0]])
  }

  @Test func aDictionaryIsEditedAsADictionary() {
    let keyed = Dictionary(uniqueKeysWithValues: lines.map { ($0.sku, $0) })
    let edited = keyed.editing {
      $0["a"]?.quantity = 4
      $0["b"] = nil
      $0["d"] = lines[0]
      $0["e", default: lines[1]].quantity += 1
      $0["f", default: lines[1]] = lines[2]
      for key in $0.keys.sorted() { $0[key]?.tags.append(key) }
      #expect($0.count == 5 && !$0.isEmpty && $0.values.count == 5)
      #expect($0.removeValue(forKey: "c")?.tags == ["c"])
      #expect($0["x"] == nil && $0["a"]?.quantity == 4)
    }
    #expect(edited.keys.sorted() == ["a", "d", "e", "f"])
    #expect(edited["a"]?.quantity == 4 && edited["e"]?.quantity == 2)
    #expect(edited["f"]?.sku == "c" && edited["f"]?.tags == ["f"])
  }

  @Test func optionalsAreEditedBehindQuestionMarks() {
    #expect(Line?.some(lines[0]).editing { $0?.quantity = 4 }?.quantity == 4)
    #expect(Line?.none.editing { $0?.quantity = 4 } == nil)
    let lists: [Line]? = lines
    #expect(lists.editing { $0?[0].quantity = 4 }?[0].quantity == 4)
    let edited = Cart.sample.editing {
      $0.customer.work = nil
      $0.customer.work?.zip = 1
      $0.addresses.append(nil)
      $0.addresses[0] = Address(city: "Rome", zip: 1)
      $0.addresses[0]?.zip = 2
      $0.addresses[1] = nil
    }
    #expect(edited.customer.work == nil)
    #expect(edited.addresses == [Address(city: "Rome", zip: 2), nil, nil])
  }

  @Test func aCollectionOfSomebodyElseTakesPart() {
    let deck = Deck(items: lines)
    let edited = deck.editing {
      $0[1].quantity = 4
      $0[0] = lines[2]
      for index in $0.indices { $0[index].tags.append("x") }
    }
    #expect(edited.items.map(\.sku) == ["c", "b", "c"])
    #expect(edited.items.map(\.quantity) == [1, 4, 1] && edited.items[2].tags == ["x"])
  }

  @Test(arguments: ["a", "b", "c"]) func indicesMayBecomeInvalid(sku: String) {
    var expected = Dictionary(uniqueKeysWithValues: lines.map { ($0.sku, 1) })
    expected[sku] = 5
    let changed = Pages(lines).editing { $0[id: sku]?.quantity = 5 }
    #expect(changed.map(\.sku) == ["a", "b", "c"])
    #expect(changed.map(\.quantity) == ["a", "b", "c"].map { expected[$0] })
    let removed = Pages(lines).editing { $0[id: sku] = nil }
    #expect(removed.map(\.sku) == ["a", "b", "c"].filter { $0 != sku })
  }
}

/// A collection whose indices are invalid after elements are added or removed.
private struct Pages<Element>:
  RangeReplaceableCollection, MutableCollection, BidirectionalCollection
{
  struct Index: Comparable {
    let offset: Int
    let edition: Int

    static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
  }

  private var items: [Element] = []
  private var edition = 0

  init() {}

  var startIndex: Index { Index(offset: 0, edition: edition) }
  var endIndex: Index { Index(offset: items.count, edition: edition) }
  func index(after index: Index) -> Index { Index(offset: offset(index) + 1, edition: edition) }
  func index(before index: Index) -> Index { Index(offset: offset(index) - 1, edition: edition) }
  subscript(index: Index) -> Element {
    get { items[offset(index)] }
    set { items[offset(index)] = newValue }
  }

  mutating func replaceSubrange(_ range: Range<Index>, with elements: some Collection<Element>) {
    let range = offset(range.lowerBound)..<offset(range.upperBound)
    items.replaceSubrange(range, with: elements)
    edition += 1
  }

  private func offset(_ index: Index) -> Int {
    precondition(index.edition == edition, "an index of another edition")
    return index.offset
  }
}

extension Pages: Editable where Element: Editable {
  typealias _Draft = CollectionDraft<Self>
  static func _opened(_ whole: consuming Self) -> _Draft { _Draft(whole) }
  static func _closed(_ draft: consuming _Draft) -> Self { draft.whole }
}

/// A collection that has an edit by the conformance that its draft's documentation shows.
private struct Deck<Element>: MutableCollection {
  var items: [Element]

  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Element {
    get { items[index] }
    _modify { yield &items[index] }
  }
}

extension Deck: Editable {
  typealias _Draft = CollectionDraft<Self>
  static func _opened(_ whole: consuming Self) -> _Draft { _Draft(whole) }
  static func _closed(_ draft: consuming _Draft) -> Self { draft.whole }
}
