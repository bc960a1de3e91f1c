import Optics
import Testing

/// Edits of immutable values.
@Suite struct EditingTests {
  @Test func everyKindOfPathIsWrittenLikeAVariable() {
    let edited = editing(Cart.sample) {
      $0._customer._name += " Berg"
      $0._customer._home._zip = 151
      $0._customer._work?._city = "Voss"
      $0._payment._card?._number = "4242"
      $0._lines[1]._quantity += 10
      for index in $0._lines.indices { $0._lines[index]._quantity *= 2 }
      $0._lines[0]._tags.append("new")
      $0._lines._last?._sku = "z"
      $0._notes["y", default: 0] += 3
      $0._notes["x"] = nil
      $0._gifts["bob"]?._quantity = 7
      $0._gifts["bob"]?._tags.append("red")
      $0._gifts["eve"]?._quantity = 8
      $0._gifts["dan", default: Line(sku: "d", quantity: 0, tags: [])]._quantity += 1
    }
    let expected = Cart(
      customer: Customer(
        name: "Ann Berg", home: Address(city: "Oslo", zip: 151),
        work: Address(city: "Voss", zip: 5003)),
      payment: .card(Card(number: "4242", code: 2)),
      lines: [
        Line(sku: "a", quantity: 2, tags: ["new"]), Line(sku: "z", quantity: 24, tags: ["x"]),
      ],
      notes: ["y": 3],
      gifts: [
        "bob": Line(sku: "c", quantity: 7, tags: ["red"]),
        "dan": Line(sku: "d", quantity: 1, tags: []),
      ])
    #expect(edited == expected)
  }

  @Test func partsAreReadInAnyStatement() {
    var numbers: [String] = []
    let edited = editing(Cart.sample) {
      if let card = $0._payment._card { numbers.append(card.number) }
      guard $0._customer._home._zip > 100, $0._lines.count == 2 else { return }
      switch $0._payment {
      case .card(let card): $0._notes["code"] = card.code
      default: $0._notes = [:]
      }
      let total = $0._lines.reduce(0) { $0 + $1.quantity }
      $0._payment = .voucher(total)
      $0._payment._voucher? += 1
      $0._payment._card?._number = "ignored"
      if $0._payment == .voucher(4) { $0._customer._work = nil }
    }
    #expect(numbers == ["1"])
    #expect(edited.payment == .voucher(4))
    #expect(edited.notes == ["x": 1, "code": 2])
    #expect(edited.customer.work == nil)
  }

  @Test func whatIsMissingStaysAsItIs() {
    let cash = Cart.sample |> Cart._payment *~ .cash
    let edited = editing(cash) {
      $0._payment._card?._number = "4242"
      $0._payment._voucher? += 1
      $0._payment._transfer?.iban = "NO"
      $0._gifts["eve"]?._sku = "x"
      #expect($0._payment._card == nil)
    }
    #expect(edited == cash)
  }

  @Test func payloadsOfSeveralValuesAreTuples() {
    let transfer = Cart.sample |> Cart._payment *~ .transfer(iban: "NO", bic: "B")
    let edited = editing(transfer) { $0._payment._transfer?.iban += "1" }
    #expect(edited.payment == .transfer(iban: "NO1", bic: "B"))
  }

  @Test func anAssignmentToAPrismMakesTheCase() {
    let edited = editing(Payment.cash) { $0._card = Card(number: "1", code: 2) }
    #expect(edited == .card(Card(number: "1", code: 2)))
    let kept = editing(Payment.cash) { $0._card? = Card(number: "1", code: 2) }
    #expect(kept == .cash)
  }

  #if DEBUG && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    @Test func anAssignmentThatIsImpossibleStopsADebugBuild() async {
      await #expect(processExitsWith: .failure) {
        _ = editing(Cart.sample) { $0._payment._card = nil }
      }
      await #expect(processExitsWith: .failure) { _ = editing([Int]()) { $0._first = 1 } }
    }
  #endif

  @Test func nilStaysNil() {
    #expect(editing([Int]()) { $0._first = $0._last } == [])
    #expect(editing(Payment.cash) { $0._card = nil } == .cash)
  }

  @Test func anIsoIsTheSameValueInAnotherForm() {
    let edited = editing(Cart.sample) {
      $0._customer._name._unicodeScalars.removeLast()
      $0._customer._home._city._unicodeScalars[0] = "X"
    }
    #expect(edited.customer.name == "An" && edited.customer.home.city == "Xslo")
  }

  @Test func pathsInVariablesAreSubscripts() {
    let city = Cart._customer._home._city
    let number = Cart._payment._card._number
    let edited = editing(Cart.sample) {
      $0[city] += "!"
      $0[number]? += "2"
      $0[[Cart._customer._work._some._zip, Cart._lines._first._quantity][1]]? = 9
      if $0[number] == "12" { $0[Cart._notes.at("y")] = 2 }
    }
    #expect(edited.customer.home.city == "Oslo!")
    #expect(edited.payment == .card(Card(number: "12", code: 2)))
    #expect(edited.lines[0].quantity == 9)
    #expect(edited.notes == ["x": 1, "y": 2])
  }

  @Test func anyPathIsUpdated() {
    let edited = editing(Cart.sample) {
      #expect($0.update(Cart._lines._each._quantity) { $0 *= 10 } == 2)
      #expect($0.update(Cart._notes) { $0.removeValue(forKey: "x") } == 1)
      #expect($0.update(Cart._payment._card._number) { $0.count } == 1)
      #expect($0.update(Cart._payment._voucher) { $0 += 1 } == nil)
      #expect($0.edit(Cart._lines._each) { $0._tags = [$0._sku] } == 2)
      $0._customer.edit(Customer._work._some) { $0._zip = 1 }
    }
    #expect(edited.lines.map(\.quantity) == [10, 20])
    #expect(edited.lines.map(\.tags) == [["a"], ["b"]])
    #expect(edited.notes == [:])
    #expect(edited.customer.work?.zip == 1)
  }

  @Test func functionsAreApplied() {
    let raise: (Cart) -> Cart = Cart._lines._each._quantity %~ { $0 + 1 }
    let edited = editing(Cart.sample) {
      $0.apply(raise |> Cart._notes *~ [:])
      $0._customer.apply(Customer._name *~ "Bob")
      $0.whole = $0.whole |> raise
    }
    #expect(edited.lines.map(\.quantity) == [3, 4])
    #expect(edited.notes.isEmpty)
    #expect(edited.customer.name == "Bob")
  }

  @Test func aDraftCanBeKept() {
    var draft = Draft(Cart.sample)
    draft._customer._name = "Bob"
    let path: WritableKeyPath<Draft<Cart>, Int> = \._customer._home._zip
    draft[keyPath: path] += 1
    #expect(draft.whole.customer.name == "Bob")
    #expect(draft.whole.customer.home.zip == 151)
    #expect(Cart.sample.customer.name == "Ann")
  }

  @Test func draftsNestInOneAnother() {
    let edited = editing(Cart.sample) { cart in
      cart._lines = cart._lines.map { line in
        editing(line) { $0._quantity += cart._notes["x"] ?? 0 }
      }
      edit(&cart._customer) { $0._name = "Bob" }
    }
    #expect(edited.lines.map(\.quantity) == [2, 3])
    #expect(edited.customer.name == "Bob")
  }

  @Test func carts() {
    let carts = (1...3).reduce(into: Cart.sample) { cart, number in
      edit(&cart) { $0._lines[0]._quantity += number }
    }
    #expect(carts.lines[0].quantity == 7)
  }
}

/// Edits of variables, and errors.
@Suite struct EditTests {
  private struct Failure: Error, Equatable {}

  @Test func anErrorLeavesTheChangesMadeSoFar() {
    var cart = Cart.sample
    #expect(throws: Failure()) {
      try edit(&cart) {
        $0._customer._name = "Bob"
        throw Failure()
      }
    }
    #expect(cart.customer.name == "Bob")
  }

  @Test func errorsKeepTheirType() {
    func edited() throws(Failure) -> Cart {
      try editing(Cart.sample) { draft throws(Failure) in
        draft._customer._name = "Bob"
        if draft._lines.count > 1 { throw Failure() }
      }
    }
    #expect(throws: Failure()) { try edited() }
    #expect(throws: Failure()) {
      try editing(Cart.sample) { try $0.update(Cart._lines._each) { _ in throw Failure() } }
    }
    #expect(throws: Failure()) {
      try editing(Cart.sample) { try $0.apply { _ in throw Failure() } }
    }
  }

  @Test func updatingInPlaceCopiesNothing() {
    var box = Box(values: Array(0..<100), others: [[1], [2]])
    let addresses = box.addresses
    edit(&box) {
      $0.update(Box._values) { $0.reserveCapacity(0) }
      $0.update(Box._values) { $0[0] = 7 }
      $0.update(Box._others._each) { $0[0] = 8 }
      $0.edit(Box._values) { $0.whole[1] = 9 }
    }
    #expect(box.addresses == addresses)
    #expect(box.values.prefix(2) == [7, 9] && box.others == [[8], [8]])
  }
}

/// Arrays, to see whether their storage is kept.
private struct Box {
  var values: [Int]
  var others: [[Int]]

  var addresses: [UInt] {
    ([values] + others).map { $0.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }
  }

  static var _values: Lens<Box, [Int]> {
    Lens(get: { $0.values }, modify: { $1(&$0.values) })
  }
  static var _others: Lens<Box, [[Int]]> {
    Lens(get: { $0.others }, modify: { $1(&$0.others) })
  }
}
