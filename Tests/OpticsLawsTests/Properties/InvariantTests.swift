import Optics
import OpticsLaws
import Testing

/// Tests the search for actions that break an invariant, and how they are printed.
@Suite struct InvariantTests {
  @Test func holds() throws {
    try checkInvariant(of: Cart.reduce, from: Cart(), actions: Cart.Action.self) { cart in
      cart.count >= 0
    }
  }

  /// The coupon breaks the total only after an item was removed that was added before.
  @Test(arguments: 0..<20 as Range<UInt64>) func shortest(seed: UInt64) {
    let counterexample = #expect(throws: Counterexample.self) {
      try checkInvariant(
        of: Cart.reduce, from: Cart(), actions: Cart.Action.self, seed: seed, fileID: "M/F.swift",
        line: 1
      ) { $0.total >= 0 }
    }
    #expect(
      counterexample?.description == """
        not true: the invariant holds after every list of Action
          actions:  [.coupon, .add(Cart.Item(name: "", price: 1), count: 1), .removeLast]
          state:    Cart(items: [], hasCoupon: true, discount: 1, count: 0)
          replay:   \(counterexample?.replay ?? "")
          checked:  M/F.swift:1
        """)
  }

  /// The reported code compiles, and leads to the reported state.
  @Test func pasted() {
    let actions: [Cart.Action] = [
      .coupon, .add(Cart.Item(name: "", price: 1), count: 1), .removeLast,
    ]
    let cart = actions.reduce(into: Cart(), Cart.reduce)
    #expect(cart == Cart(items: [], hasCoupon: true, discount: 1, count: 0))
  }

  /// Actions that only break the invariant in pairs are left out in pairs.
  @Test(arguments: 0..<20 as Range<UInt64>) func pairs(seed: UInt64) {
    enum Switch: CaseIterable, Arbitrary { case flip, step }
    struct Machine {
      var isOn = false
      var steps = 0
    }
    let counterexample = #expect(throws: Counterexample.self) {
      try checkInvariant(
        of: { (machine: inout Machine, action: Switch) in
          if action == .flip { machine.isOn.toggle() } else { machine.steps += 1 }
        }, from: Machine(), actions: Switch.self, seed: seed
      ) { machine in machine.steps < 10 || machine.isOn }
    }
    let steps = Array(repeating: ".step", count: 10).joined(separator: ", ")
    #expect(counterexample?.inputs.first?.value == "[\(steps)]")
  }

  @Test func firstState() {
    let counterexample = #expect(throws: Counterexample.self) {
      try checkInvariant(of: { $0 += $1 }, from: -1, actions: Int.self) { $0 >= 0 }
    }
    #expect(counterexample?.inputs.map(\.value) == ["[]", "-1"])
  }

  @Test func returningAndAsyncReducers() async throws {
    func next(_ sum: Int, _ number: UInt8) -> Int { sum + Int(number) }
    func laterNext(_ sum: Int, _ number: UInt8) async -> Int {
      await Task.yield()
      return sum + Int(number)
    }
    func later(_ sum: inout Int, _ number: UInt8) async {
      await Task.yield()
      sum += Int(number)
    }
    try checkInvariant(of: next, from: 0, actions: UInt8.self) { $0 >= 0 }
    try await checkInvariant(of: laterNext, from: 0, actions: UInt8.self, cases: 20) { $0 >= 0 }
    try await checkInvariant(of: later, from: 0, actions: UInt8.self, cases: 20) { $0 >= 0 }
    let found = #expect(throws: Counterexample.self) {
      try checkInvariant(of: next, from: 0, actions: UInt8.self) { $0 < 100 }
    }
    #expect(found?.inputs.map(\.value) == ["[100]", "100"])
    for broken in [1, 2] {
      let same = await #expect(throws: Counterexample.self) {
        broken == 1
          ? try await checkInvariant(of: laterNext, from: 0, actions: UInt8.self) { $0 < 100 }
          : try await checkInvariant(of: later, from: 0, actions: UInt8.self) { $0 < 100 }
      }
      #expect(same?.inputs == found?.inputs)
    }
  }

  @Test @MainActor func reducersOfTheMainActor() async throws {
    let model = Model()
    try await checkInvariant(
      of: { (model: inout Model, number: Int) in
        await Task.yield()
        model.add(number)
      }, from: model, actions: Int.self, cases: 5
    ) { _ in true }
    #expect(model.additions > 0)
  }

  @Test func thrownError() {
    struct Refused: Error {}
    let counterexample = #expect(throws: Counterexample.self) {
      try checkInvariant(
        of: { (sum: inout Int, number: Int) in
          if number > 41 { throw Refused() }
          sum += number
        }, from: 0, actions: Int.self
      ) { _ in true }
    }
    #expect(counterexample?.inputs.map(\.value) == ["[42]"])
    #expect(counterexample?.actual == "threw Refused()")
  }

  /// A first state that is an object is made anew for each list.
  @Test func objects() throws {
    final class Counter { var value = 0 }
    try checkInvariant(
      of: { (counter: inout Counter, _: Bool) in counter.value += 1 }, from: Counter(),
      actions: Bool.self
    ) { $0.value <= 20 }
  }

  @Test func replay() throws {
    func check(cases: Int, seed: UInt64) throws(Counterexample) {
      try checkInvariant(
        of: Cart.reduce, from: Cart(), actions: Cart.Action.self, cases: cases, seed: seed,
        fileID: "F", line: 1
      ) { $0.total >= 0 }
    }
    let found = try #require(throws: Counterexample.self) { try check(cases: 500, seed: 3) }
    let seed = try #require(UInt64(found.replay?.dropFirst(6) ?? ""))
    #expect(throws: found) { try check(cases: 1, seed: seed) }
  }

  @Test func noCases() {
    let counterexample = #expect(throws: Counterexample.self) {
      try checkInvariant(of: { $0 += $1 }, from: 0, actions: Int.self, cases: 0) { _ in true }
    }
    #expect(
      counterexample?.description.hasPrefix("not checked: the invariant holds after every") == true)
  }

  /// Values are printed as code that makes them.
  @Test func code() throws {
    enum Unit: String, CaseIterable, Arbitrary, CustomStringConvertible {
      case meters = "m"
      var description: String { "in meters" }
    }
    func text<Value: Arbitrary>(_: Value.Type, _ excluded: @escaping (Value) -> Bool) -> String? {
      let counterexample = #expect(throws: Counterexample.self) {
        try checkInvariant(
          of: { (state: inout Value?, value: Value) in state = value }, from: nil,
          actions: Value.self
        ) { $0.map(excluded) ?? true }
      }
      return counterexample?.inputs.first?.value
    }
    #expect(text(Unit.self) { _ in false } == #"[Unit(rawValue: "m")!]"#)
    #expect(text(Double.self) { $0 != -.infinity } == "[-.infinity]")
    #expect(text(Cart.Action?.self) { $0 == nil } == "[Optional(.coupon)]")
  }
}

@MainActor private final class Model {
  var additions = 0
  func add(_ number: Int) { additions += 1 }
}

/// A cart whose total becomes negative: a coupon takes one off each item added, and a removed item
/// leaves the discount.
struct Cart: Equatable {
  struct Item: Equatable {
    var name: String
    var price: UInt8
  }

  enum Action: Equatable {
    case coupon
    case removeLast
    case add(Item, count: UInt8)
  }

  var items: [Item] = []
  var hasCoupon = false
  var discount = 0
  var count = 0

  var total: Int { items.map { Int($0.price) }.reduce(0, +) - discount }

  static func reduce(_ cart: inout Cart, _ action: Action) {
    switch action {
    case .coupon: cart.hasCoupon = true
    case .removeLast:
      if cart.items.popLast() != nil { cart.count -= 1 }
    case .add(let item, let count):
      for _ in 0..<count {
        cart.items.append(item)
        cart.count += 1
        if cart.hasCoupon && item.price > 0 { cart.discount += 1 }
      }
    }
  }
}

extension Cart.Action: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Cart.Action {
    switch source.index(below: 3) {
    case 0: .coupon
    case 1: .removeLast
    default:
      .add(
        Cart.Item(name: .arbitrary(using: &source), price: .arbitrary(using: &source)),
        count: UInt8(source.index(below: 3)))
    }
  }

  func shrunk() -> SimplerValues<Cart.Action> {
    switch self {
    case .coupon: []
    case .removeLast: [.coupon]
    case .add(let item, let count):
      OpticsLaws.shrunk((item.name, item.price, count))
        .map { .add(Cart.Item(name: $0, price: $1), count: $2) }
        .preceded(by: [.coupon, .removeLast])
    }
  }
}
