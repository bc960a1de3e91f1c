import Optics
import OpticsLaws
import Testing

/// Tests the checks of what a function writes and reads.
@Suite struct FrameTests {
  private let order = Order(
    customer: "Ann", lines: [Line(sku: "a", quantity: 1), Line(sku: "b", quantity: 2)], total: 5)

  @Test func allowedChanges() throws {
    let after = Order(
      customer: "Ann", lines: [Line(sku: "a", quantity: 9), Line(sku: "b", quantity: 8)], total: 7)
    try checkChanges(only: Order._lines._each._quantity, Order._total, from: order, to: after)
    try checkChanges(only: Order._lines, Order._total, from: order, to: after)
    try checkChanges(only: Order._customer, from: order, to: order)
    try checkChanges(only: Iso<Order, Order>.identity, from: order, to: after)
  }

  @Test func otherChanges() {
    let after = Order(
      customer: "Bob", lines: [Line(sku: "a", quantity: 9), Line(sku: "c", quantity: 8)], total: 7)
    let found = #expect(throws: Counterexample.self) {
      try checkChanges(
        only: Order._lines._each._quantity, Order._total, from: order, to: after,
        fileID: "Tests/Order.swift", line: 4)
    }
    #expect(
      found?.description == """
        Order changed outside of \(Order._lines._each._quantity), \(Order._total)
          customer:     "Ann" → "Bob"
          lines[1].sku: "b" → "c"
          checked:      Tests/Order.swift:4
        """)
    #expect(found?.replay == nil)
  }

  @Test func numberOfParts() {
    let after = Order(customer: "Ann", lines: [Line(sku: "a", quantity: 1)], total: 5)
    let found = #expect(throws: Counterexample.self) {
      try checkChanges(only: Order._lines._each._quantity, from: order, to: after)
    }
    #expect(
      found?.inputs.map { "\($0.name): \($0.value)" } == [
        #"lines[1]: Line(sku: "b", quantity: 2) → (none)"#,
        "\(Order._lines._each._quantity): 2 parts → 1 parts",
      ])
    #expect(found?.location == "\(#fileID):\(#line - 8)")
  }

  /// A difference that a mirror does not show is told as a whole.
  @Test func hiddenDifference() {
    struct Hidden: Equatable, CustomReflectable {
      let number: Int
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    let found = #expect(throws: Counterexample.self) {
      try checkChanges(
        only: Lens<Hidden, Int>(getter: { _ in 0 }, setter: { $1 }), from: Hidden(number: 1),
        to: Hidden(number: 2))
    }
    #expect(found?.inputs.map(\.name) == ["Hidden"])
  }

  @Test func ignores() async throws {
    try checkIgnores(Order._customer, in: order) { $0.total }
    try checkIgnores(Order._lines._each._sku, in: order) { $0.lines.map(\.quantity) }
    try await checkIgnores(Order._customer, in: order) { order in
      await Task.yield()
      return order.total
    }
  }

  @Test func reads() {
    let found = #expect(throws: Counterexample.self) {
      try checkIgnores(Order._total, in: order, fileID: "Tests/Order.swift", line: 5) {
        $0.total > 30 ? "free" : "paid"
      }
    }
    #expect(
      found?.description == """
        not true: the result does not depend on \(Order._total)
          part:     31
          expected: "paid"
          actual:   "free"
          replay:   \(found?.replay ?? "")
          checked:  Tests/Order.swift:5
        """)
  }

  /// Several parts get different values, so that a function that compares them is found, too.
  @Test func readsSeveral() {
    let equal = Order(
      customer: "", lines: [Line(sku: "x", quantity: 0), Line(sku: "x", quantity: 0)], total: 0)
    let found = #expect(throws: Counterexample.self) {
      try checkIgnores(Order._lines._each._sku, in: equal) { Set($0.lines.map(\.sku)).count }
    }
    #expect(found?.inputs.map(\.name) == ["parts"])
    #expect(
      found?.inputs.map(\.value) == [#"["a", ""]"#] || found?.inputs.map(\.value) == [#"["", "a"]"#]
    )
  }

  @Test func readsInAnAsyncFunction() async {
    let found = await #expect(throws: Counterexample.self) {
      try await checkIgnores(Order._customer, in: order) { order in
        await Task.yield()
        return order.customer.isEmpty
      }
    }
    #expect(found?.inputs.map(\.value) == [#""""#])
    #expect(found?.location == "\(#fileID):\(#line - 7)")
  }

  @Test func throwsForSomeParts() {
    struct Refused: Error {}
    let found = #expect(throws: Counterexample.self) {
      try checkIgnores(Order._total, in: order) { order in
        if order.total > 9 { throw Refused() }
        return 0
      }
    }
    #expect(found?.actual == "threw Refused()")
    #expect(found?.inputs.map(\.value) == ["10"])
    #expect(throws: Refused.self) {
      try checkIgnores(Order._total, in: order) { _ -> Int in throw Refused() }
    }
  }

  @Test func nothingToChange() {
    let empty = Order(customer: "", lines: [], total: 0)
    let found = #expect(throws: Counterexample.self) {
      try checkIgnores(Order._lines._each._sku, in: empty, fileID: "F", line: 1) { $0.total }
    }
    #expect(
      found?.description == """
        not checked: the result does not depend on \(Order._lines._each._sku)
          expected: at least one part to change
          actual:   no part in Order(customer: "", lines: [], total: 0)
          checked:  F:1
        """)
  }
}

/// Tests the text of what differs between two values.
@Suite struct DifferenceTests {
  @Test func equal() {
    #expect(difference(from: [1], to: [1]) == "")
  }

  @Test func elements() {
    #expect(difference(from: [1, 2, 3], to: [1, 3]) == "[1]: 2 → (none)")
    #expect(difference(from: [1, 3], to: [0, 1, 3]) == "[0]: (none) → 0")
    #expect(difference(from: [1, 2, 3], to: [1, 4, 5, 3]) == "[1]: 2 → 4\n[2]: (none) → 5")
  }

  @Test func dictionariesAndSets() {
    #expect(
      difference(from: ["a": 1, "b": 2], to: ["b": 3, "c": 4])
        == #"["a"]: 1 → (none)"# + "\n" + #"["b"]: 2 → 3"# + "\n" + #"["c"]: (none) → 4"#)
    #expect(
      difference(from: [1, 2] as Set, to: [2, 3])
        == "Set<Int>: 1 → (none)\nSet<Int>: (none) → 3")
  }

  @Test func cases() {
    #expect(difference(from: Shape.circle(1), to: .circle(2)) == "circle: 1 → 2")
    #expect(difference(from: Shape.circle(1), to: .empty) == "Shape: .circle(1) → .empty")
    #expect(
      difference(from: Shape.rectangle(width: 1, height: 2), to: .rectangle(width: 1, height: 3))
        == "rectangle.height: 2 → 3")
    #expect(difference(from: Int?.none, to: 1) == "Optional<Int>: nil → Optional(1)")
    #expect(difference(from: Shape?.some(.circle(1)), to: .circle(2)) == "circle: 1 → 2")
  }

  /// What `==` ignores is no difference.
  @Test func customEquality() {
    struct Loose: Equatable {
      let name: String
      let note: String
      static func == (one: Loose, other: Loose) -> Bool { one.name == other.name }
    }
    #expect(difference(from: Loose(name: "a", note: "b"), to: Loose(name: "a", note: "c")) == "")
    #expect(
      difference(from: [Loose(name: "a", note: "b")], to: [Loose(name: "c", note: "b")])
        == #"[0].name: "a" → "c""#)
  }

  @Test func objects() {
    final class Node {
      var name: String
      var next: Node?
      init(_ name: String) { self.name = name }
    }
    let (one, other) = (Node("a"), Node("b"))
    (one.next, other.next) = (one, other)
    #expect(difference(from: one, to: other).hasPrefix(#"name: "a" → "b""#))
    #expect(
      difference(from: (1, a: "x", [true]), to: (2, a: "x", [false]))
        == "0:    1 → 2\n2[0]: true → false")
  }
}

private struct Line: Equatable {
  let sku: String
  let quantity: Int

  static var _sku: Lens<Line, String> {
    Lens(getter: { $0.sku }, setter: { Line(sku: $0, quantity: $1.quantity) })
  }
  static var _quantity: Lens<Line, Int> {
    Lens(getter: { $0.quantity }, setter: { Line(sku: $1.sku, quantity: $0) })
  }
}

private struct Order: Equatable {
  var customer: String
  var lines: [Line]
  var total: Int

  static var _customer: Lens<Order, String> { Lens(\.customer) }
  static var _lines: Lens<Order, [Line]> { Lens(\.lines) }
  static var _total: Lens<Order, Int> { Lens(\.total) }
}
