import Optics
import Testing

/// Edits of immutable values.
@Suite struct EditingTests {
  @Test func statementsAreThoseOfVariables() {
    let edited = Cart.sample.editing {
      $0.customer.name += " Berg"
      $0.customer.home.zip = 151
      $0.customer.work?.city = "Voss"
      $0.payment.card?.number = "4242"
      $0.lines[1].quantity += 10
      for index in $0.lines.indices { $0.lines[index].quantity *= 2 }
      $0.lines[0].tags.append("new")
      $0.lines[id: "b"]?.sku = "z"
      $0.notes["y", default: 0] += 3
      $0.notes["x"] = nil
      $0.gifts["bob"]?.quantity = 7
      $0.gifts["bob"]?.tags.append("red")
      $0.gifts["eve"]?.quantity = 8
      $0.gifts["dan", default: Line(sku: "d", quantity: 0, tags: [])].quantity += 1
      $0.stock.counts.append(3)
      $0.stock.best.quantity -= 1
      $0.addresses[1]?.zip += 1
    }
    let expected = Cart(
      customer: Customer(
        name: "Ann Berg", home: Address(city: "Oslo", zip: 151),
        work: Address(city: "Voss", zip: 5003)),
      payment: .card(Card(number: "4242", code: 2, uses: [3])),
      lines: [
        Line(sku: "a", quantity: 2, tags: ["new"]), Line(sku: "z", quantity: 24, tags: ["x"]),
      ],
      notes: ["y": 3],
      gifts: [
        "bob": Line(sku: "c", quantity: 7, tags: ["red"]),
        "dan": Line(sku: "d", quantity: 1, tags: []),
      ],
      stock: Stock(counts: [1, 2, 3], best: Line(sku: "s", quantity: 8, tags: [])),
      addresses: [nil, Address(city: "Voss", zip: 5701)])
    #expect(edited == expected)
  }

  @Test func wholePartsAreAssigned() {
    let home = Address(city: "Rome", zip: 1)
    let line = Line(sku: "n", quantity: 1, tags: [])
    let edited = Cart.sample.editing {
      $0.customer.home = home
      $0.customer.work = home
      $0.payment = .voucher(1)
      $0.lines[0] = line
      $0.lines[1...] = [line, line]
      $0.gifts = [:]
      $0.gifts["eve"] = line
      $0.stock = Stock(counts: [], best: line)
      $0.addresses[0] = home
    }
    #expect(edited.customer == Customer(name: "Ann", home: home, work: home))
    #expect(edited.payment == .voucher(1))
    #expect(edited.lines == [line, line, line] && edited.gifts == ["eve": line])
    #expect(edited.stock == Stock(counts: [], best: line))
    #expect(edited.addresses == [home, Address(city: "Voss", zip: 5700)])
  }

  @Test func partsAreReadInAnyStatement() {
    var numbers: [String] = []
    let edited = Cart.sample.editing {
      if let card = $0.payment.card { numbers.append(card.number) }
      guard $0.customer.home.zip > 100, $0.lines.count == 2 else { return }
      switch $0.payment {
      case .card(let card): $0.notes["code"] = card.code
      default: $0.notes = [:]
      }
      let total = $0.lines.reduce(0) { $0 + $1.quantity }
      $0.payment = .voucher(total)
      $0.payment.voucher? += 1
      $0.payment.card?.number = "ignored"
      if $0.payment == .voucher(4) { $0.customer.work = nil }
      if $0.customer.home == $0.customer.work { $0.customer.name = "" }
      $0.lines[0].quantity += $0.lines[1].quantity * 2
      $0.lines[0].quantity += $0.notes.count + $0.customer.home.zip
    }
    #expect(numbers == ["1"])
    #expect(edited.payment == .voucher(4))
    #expect(edited.notes == ["x": 1, "code": 2])
    #expect(edited.customer.work == nil && edited.customer.name == "Ann")
    #expect(edited.lines[0].quantity == 157)
  }

  @Test func whatIsMissingStaysAsItIs() {
    let cash = Cart.sample |> Cart._payment *~ .cash
    let edited = cash.editing {
      $0.payment.card?.number = "4242"
      $0.payment.card?.uses.append(1)
      $0.payment.voucher? += 1
      $0.payment.transfer?.iban = "NO"
      $0.payment.card? = Card(number: "", code: 0, uses: [])
      $0.gifts["eve"]?.sku = "x"
      $0.lines[id: "x"]?.quantity = 0
      $0.addresses[0]?.city = "x"
      #expect($0.payment.card == nil)
    }
    #expect(edited == cash)
  }

  @Test func anAssignmentToAPayloadMakesTheCase() {
    let card = Card(number: "1", code: 2, uses: [])
    #expect(Payment.cash.editing { $0.card = card } == .card(card))
    #expect(Payment.cash.editing { $0.codes = [1] } == .codes([1]))
    #expect(Payment.cash.editing { $0.transfer = ("NO", "B") } == .transfer(iban: "NO", bic: "B"))
    #expect(Payment.card(card).editing { $0.voucher = 3 } == .voucher(3))
  }

  @Test func nilLeavesAnotherCaseAsItIs() {
    #expect(Payment.cash.editing { $0.card = nil } == .cash)
    #expect(Payment.voucher(1).editing { $0.transfer = nil } == .voucher(1))
    #expect(Cart.sample.editing { $0.payment.voucher = nil } == .sample)
  }

  @Test func payloadsOfSeveralValuesAreTuples() {
    let edited = Payment.transfer(iban: "NO", bic: "B").editing { $0.transfer?.iban += "1" }
    #expect(edited == .transfer(iban: "NO1", bic: "B"))
  }

  @Test func payloadsNest() {
    let later = Payment.later(.later(.voucher(1)))
    #expect(later.editing { $0.later?.later?.voucher? += 1 } == .later(.later(.voucher(2))))
    #expect(later.editing { $0.later?.later = .cash } == .later(.later(.cash)))
    #expect(later.editing { $0.later?.card?.number = "" } == later)
    let split = Payment.split(first: later, second: .cash)
    let edited = split.editing {
      $0.split?.first = .cash
      $0.split?.second.edit { $0.codes = [1] }
    }
    #expect(edited == .split(first: .cash, second: .codes([1])))
  }

  @Test func theWholeIsReadAndReplaced() {
    let raise: (Cart) -> Cart = Cart._lines._each._quantity %~ { $0 + 1 }
    let edited = Cart.sample.editing {
      $0.whole = $0.whole |> raise
      $0.notes["total"] = $0.whole.total
      $0.customer.whole = $0.customer.whole |> Customer._name *~ "Bob"
    }
    #expect(edited.lines.map(\.quantity) == [2, 3])
    #expect(edited.notes == ["x": 1, "total": 5])
    #expect(edited.customer.name == "Bob")
  }

  @Test func editsNestInOneAnother() {
    let edited = Cart.sample.editing { cart in
      cart.lines = cart.lines.map { line in
        line.editing { $0.quantity += cart.notes["x"] ?? 0 }
      }
      cart.customer.edit {
        $0.name = "Bob"
        $0.home.edit { $0.zip += 1 }
      }
      cart.lines[0].edit { $0.tags.append("y") }
    }
    #expect(edited.lines.map(\.quantity) == [2, 3] && edited.lines[0].tags == ["y"])
    #expect(edited.customer.name == "Bob" && edited.customer.home.zip == 151)
  }

  @Test func anEditIsAFunction() {
    let raise = Line.editing { $0.quantity += 1 }
    #expect(Cart.sample.lines.map(raise).map(\.quantity) == [2, 3])
    #expect((Cart.sample |> Cart._lines._each %~ raise).lines.map(\.quantity) == [2, 3])
    func named(_ name: String) -> (Cart) -> Cart { Cart.editing { $0.customer.name = name } }
    #expect((Cart.sample |> named("Bob") |> named("Eve")).customer.name == "Eve")
  }

  @Test func expectationsCompareEdits() {
    #expect(Cart.sample.editing { $0.lines[0].quantity = 5 }.total == 7)
    #expect(Cart.sample == Cart.sample.editing { _ in })
    #expect(try! #require(Cart.sample.customer.work).editing { $0.zip = 1 }.city == "Bergen")
  }
}

/// Edits of variables.
@Suite struct EditTests {
  private struct Failure: Error, Equatable {}

  @Test func anEditReturnsWhatItsClosureReturns() {
    var cart = Cart.sample
    let last = cart.edit { $0.lines.removeLast() }
    #expect(last.sku == "b" && cart.lines.count == 1)
    let quantity = cart.edit {
      $0.lines[0].quantity += 1
      return $0.lines[0].quantity
    }
    #expect(quantity == 2)
    cart.edit { $0.gifts.removeValue(forKey: "bob") }
    #expect(cart.gifts.isEmpty)
  }

  @Test func anErrorLeavesTheChangesMadeSoFar() {
    var cart = Cart.sample
    #expect(throws: Failure()) {
      try cart.edit {
        $0.customer.name = "Bob"
        $0.payment.card?.uses.append(4)
        throw Failure()
      }
    }
    #expect(cart.customer.name == "Bob")
    #expect(cart.payment.draft.card?.uses == [3, 4])
  }

  @Test func anErrorBehindAPartLeavesTheChangesMadeSoFar() {
    var cart = Cart.sample
    #expect(throws: Failure()) {
      try cart.edit {
        try $0.payment.card?.fail(with: Failure())
        $0.customer.name = "Bob"
      }
    }
    #expect(cart == Cart.sample.editing { $0.payment.card?.code = 7 })
    #expect(throws: Failure()) {
      try cart.edit { try $0.lines[id: "a"]?.edit { line in try line.tags.fail(with: Failure()) } }
    }
    #expect(cart.lines.map(\.sku) == ["a", "b"] && cart.lines[0].tags == ["failed"])
  }

  @Test func aCopyThatThrowsIsAway() {
    let cart = Cart.sample
    #expect(throws: Failure()) {
      try cart.editing {
        $0.customer.name = "Bob"
        throw Failure()
      }
    }
    #expect(cart == .sample)
  }

  @Test func errorsKeepTheirType() {
    func edited() throws(Failure) -> Cart {
      try Cart.sample.editing { draft throws(Failure) in
        draft.customer.name = "Bob"
        if draft.lines.count > 1 { throw Failure() }
      }
    }
    func edit(_ cart: inout Cart) throws(Failure) -> Int {
      try cart.edit { draft throws(Failure) in
        draft.lines.removeAll()
        if draft.notes.count > 0 { throw Failure() }
        return 1
      }
    }
    #expect(throws: Failure()) { try edited() }
    var cart = Cart.sample
    #expect(throws: Failure()) { try edit(&cart) }
    #expect(cart.lines.isEmpty)
  }

  @Test func observersAndNestedVariablesAreWrittenOnce() {
    let desk = Desk()
    desk.cart.edit {
      $0.customer.name = "Bob"
      $0.lines[0].quantity = 5
    }
    desk.cart.draft.customer.home.city = "Rome"
    #expect(desk.writes == 2)
    #expect(desk.cart.customer.name == "Bob" && desk.cart.customer.home.city == "Rome")
  }

  @Test func loopsEdit() {
    let cart = (1...3).reduce(into: Cart.sample) { cart, number in
      cart.edit { $0.lines[0].quantity += number }
    }
    #expect(cart.lines[0].quantity == 7)
  }
}

private final class Desk {
  private(set) var writes = 0
  var cart = Cart.sample { didSet { writes += 1 } }
}

extension Card.Draft {
  fileprivate mutating func fail(with error: some Error) throws {
    code = 7
    throw error
  }
}

extension [String] {
  fileprivate mutating func fail(with error: some Error) throws {
    append("failed")
    throw error
  }
}
