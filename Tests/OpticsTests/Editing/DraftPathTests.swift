import Optics
import Testing

/// Key paths through constants, and optics in drafts.
@Suite struct DraftPathTests {
  @Test func aDraftIsAProperty() {
    var cart = Cart.sample
    cart.draft.customer.home.city = "Rome"
    cart.draft.lines[0].tags.append("x")
    cart.draft.payment.card?.number = "2"
    cart.draft.customer.work = nil
    cart.draft.lines.draft[1].quantity = 4
    #expect(cart.customer.home.city == "Rome" && cart.lines[0].tags == ["x"])
    #expect(cart.payment == .card(Card(number: "2", code: 2, uses: [3])))
    #expect(cart.customer.work == nil && cart.lines[1].quantity == 4)
    #expect(Cart.sample.draft.customer.home.zip == 150)
  }

  @Test func keyPathsWriteThroughConstants() {
    var cart = Cart.sample
    let city: WritableKeyPath<Cart, String> = \.draft.customer.home.city
    let tags: WritableKeyPath<Cart, [String]> = \.draft.lines[1].tags
    let number: WritableKeyPath<Cart, Int?> = \.draft.payment.voucher
    let zip: WritableKeyPath<Cart.Draft, Int> = \.customer.home.zip
    cart[keyPath: city] += "!"
    cart[keyPath: tags].append("y")
    cart[keyPath: number] = 5
    cart.draft[keyPath: zip] += 1
    #expect(cart.customer.home == Address(city: "Oslo!", zip: 151))
    #expect(cart.lines[1].tags == ["x", "y"] && cart.payment == .voucher(5))
    #expect(cart[keyPath: tags] == ["x", "y"] && cart[keyPath: number] == 5)
  }

  @Test func keyPathsAreEqualHashableAndSendable() async {
    let path: any WritableKeyPath<Cart, Int> & Sendable = \.draft.lines[0].quantity
    let same: WritableKeyPath<Cart, Int> = \.draft.lines[0].quantity
    let other: WritableKeyPath<Cart, Int> = \.draft.lines[1].quantity
    #expect(path == same && path != other)
    #expect(Set([path, same, other]).count == 2)
    let read = await Task { Cart.sample[keyPath: path] }.value
    #expect(read == 1)
  }

  @Test func keyPathsMakeLenses() {
    let name = Lens<Cart, String>(\.draft.customer.name)
    #expect(name.get(.sample) == "Ann")
    #expect(name.set("Bob", .sample).customer.name == "Bob")
    let quantities = Lens<Cart, [Line]>(\.draft.lines)._each._quantity
    #expect(quantities.all(.sample) == [1, 2])
    expectLawful(name, wholes: [.sample, .sample.editing { $0.notes = [:] }], parts: ["", "Eve"])
  }

  @Test func aDraftCanBeKept() {
    var draft = Cart.sample.draft
    draft.customer.name = "Bob"
    var cart = Cart.sample
    cart.draft = draft
    #expect(cart == Cart.sample.editing { $0.customer.name = "Bob" })
    draft.customer.name = "Eve"
    #expect(cart.customer.name == "Bob" && draft.whole.customer.name == "Eve")
  }

  @Test func opticsFindPartsAsVariables() {
    let city = Cart._customer._home._city
    let number = Cart._payment._card._number
    let edited = Cart.sample.editing {
      $0[city] += "!"
      $0[number]? += "2"
      $0[[Cart._customer._work._some._zip, Cart._lines._first._quantity][1]]? = 9
      $0[Cart._lines._last]?.tags.append("y")
      $0[Cart._payment._card]?.uses = []
      $0[Cart._customer].home.zip += 1
      $0.customer[Customer._work]?.zip = 1
      $0.payment[Payment._card]?.code += 1
      $0[Cart._lines._first]?.sku = "z"
      $0.lines[1][Line._quantity] += 5
      $0[Cart._customer] = $0[Cart._customer].editing { $0.name = "Bob" }
      if $0[number] == "12" { $0[Cart._notes.at("y")] = 2 }
    }
    let expected = Cart.sample.editing {
      $0.customer = Customer(
        name: "Bob", home: Address(city: "Oslo!", zip: 151), work: Address(city: "Bergen", zip: 1))
      $0.payment = .card(Card(number: "12", code: 3, uses: []))
      $0.lines = [
        Line(sku: "z", quantity: 9, tags: []), Line(sku: "b", quantity: 7, tags: ["x", "y"]),
      ]
      $0.notes["y"] = 2
    }
    #expect(edited == expected)
  }

  @Test func whatAnOpticDoesNotFindStaysAsItIs() {
    let cash = Cart.sample.editing { $0.payment = .cash }
    let edited = cash.editing {
      $0[Cart._payment._card]?.number = "2"
      $0[Cart._payment._card._number]? = "3"
      $0[Cart._lines.index(7)] = nil
      $0.payment[Payment._card] = nil
      #expect($0[Cart._payment._card] == nil)
    }
    #expect(edited == cash)
    #expect(Payment.cash.editing { $0[Payment._voucher] = 1 } == .voucher(1))
  }

  @Test func anyOpticIsModified() {
    let edited = Cart.sample.editing {
      #expect($0.modify(Cart._lines._each._quantity) { $0 *= 10 } == 2)
      #expect($0.modify(Cart._notes) { $0["x"] = nil } == 1)
      #expect($0.modify(Cart._payment._card) { $0.code += 1 } == 1)
      #expect($0.modify(Cart._payment._voucher) { $0 += 1 } == 0)
      #expect($0.modify(Cart._lines._each) { $0.tags = [$0.sku] } == 2)
      #expect($0.modify(Cart._lines._each) { $0 = $0.editing { $0.sku += "!" } } == 2)
      $0.customer.modify(Customer._work._some) { $0.zip = 1 }
      $0.lines.edit { $0.modify([Line]._each.filtered { $0.quantity > 10 }) { $0.quantity += 1 } }
    }
    #expect(edited.lines.map(\.quantity) == [10, 21])
    #expect(edited.lines.map(\.tags) == [["a"], ["b"]])
    #expect(edited.lines.map(\.sku) == ["a!", "b!"])
    #expect(edited.notes == [:] && edited.payment.draft.card?.code == 3)
    #expect(edited.customer.work?.zip == 1)
  }

  @Test func aModificationThatThrowsStops() {
    struct Failure: Error, Equatable { var visited = 0 }
    var cart = Cart.sample
    #expect(throws: Failure(visited: 1)) {
      try cart.edit { draft throws(Failure) in
        try draft.modify(Cart._lines._each) { (line: inout Line.Draft) throws(Failure) in
          line.quantity = 9
          throw Failure(visited: 1)
        }
      }
    }
    #expect(cart.lines.map(\.quantity) == [9, 2])
  }
}
