import Optics
import OpticsLaws
import Testing

/// An edit of one path equals `set`, and an optic that is made of edits is as lawful as its path.
@Suite struct EditingLawsTests {
  @Test func partsEqualLenses() throws {
    try check(
      Cart._customer._home._zip, read: { $0.customer.home.zip },
      write: { $0.customer.home.zip = $1 })
    try check(Cart._customer._home, read: { $0.customer.home }, write: { $0.customer.home = $1 })
    try check(Cart._customer._work, read: { $0.customer.work }, write: { $0.customer.work = $1 })
    try check(Cart._stock._counts, read: { $0.stock.counts }, write: { $0.stock.counts = $1 })
    try check(Cart._lines, read: { $0.lines }, write: { $0.lines = $1 })
    try check(Cart._notes.at("a"), read: { $0.notes["a"] }, write: { $0.notes["a"] = $1 })
  }

  @Test func partsBehindQuestionMarksEqualAffineTraversals() throws {
    try checkAffine(
      Cart._payment._card, read: { $0.payment.card }, write: { $0.payment.card? = $1 })
    try checkAffine(
      Cart._payment._card._number, read: { $0.payment.card?.number },
      write: { $0.payment.card?.number = $1 })
    try checkAffine(
      Cart._customer._work._some._city, read: { $0.customer.work?.city },
      write: { $0.customer.work?.city = $1 })
    try checkAffine(
      Cart._gifts.index(key: "a")._tags, read: { $0.gifts["a"]?.tags },
      write: { $0.gifts["a"]?.tags = $1 })
    try checkAffine(
      Cart._lines.index(1)._quantity,
      read: { $0.lines.count > 1 ? $0.lines[1].quantity : nil },
      write: { if $0.lines.count > 1 { $0.lines[1].quantity = $1 } })
  }

  @Test func subscriptsEqualSet() throws {
    let (zip, number) = (Cart._customer._home._zip, Cart._payment._card._number)
    try check(zip, read: { $0[zip] }, write: { $0[zip] = $1 })
    try checkAffine(number, read: { $0[number] }, write: { $0[number]? = $1 })
  }

  @Test func modifyingADraftEqualsModifyingTheValue() throws {
    try checkProperty(of: Cart.self, Int.self) { cart, number in
      let edited = cart.editing { $0.modify(Cart._lines._each._quantity) { $0 &+= number } }
      return edited == Cart._lines._each._quantity.modifying(cart) { $0 &+ number }
    }
  }

  @Test func anAssignmentToAPayloadEqualsEmbed() throws {
    try checkProperty(of: Payment.self, Card.self) { payment, card in
      payment.editing { $0.card = card } == Payment._card.embed(card)
    }
  }

  @Test func anElementFoundByIdentityEqualsTheLens() throws {
    try checkProperty(of: Cart.self, Line?.self) { cart, line in
      let line = line.editing { $0?.sku = "a" }
      let edited = cart.editing { $0.lines[id: "a"] = line }
      return edited == Cart._lines.at(id: "a").set(line, cart)
        && cart.draft.lines[id: "a"] == Cart._lines.at(id: "a").get(cart)
    }
  }

  @Test func openingAndClosingAreInverse() throws {
    try checkProperty(of: Cart.self) { cart in
      cart.editing { _ in } == cart && cart.draft.whole == cart
    }
  }

  private func check<Part: Equatable & Arbitrary & Sendable>(
    _ path: Lens<Cart, Part>, read: @escaping @Sendable (Cart.Draft) -> Part,
    write: @escaping @Sendable (inout Cart.Draft, Part) -> Void
  ) throws {
    let edits = Lens<Cart, Part>(
      getter: { read($0.draft) },
      setter: { part, cart in cart.editing { write(&$0, part) } })
    try checkLaws(of: edits)
    try checkProperty(of: Cart.self, Part.self) { cart, part in
      edits.get(cart) == path.get(cart) && edits.set(part, cart) == path.set(part, cart)
    }
  }

  private func checkAffine<Part: Equatable & Arbitrary & Sendable>(
    _ path: AffineTraversal<Cart, Part>, read: @escaping @Sendable (Cart.Draft) -> Part?,
    write: @escaping @Sendable (inout Cart.Draft, Part) -> Void
  ) throws {
    let edits = AffineTraversal<Cart, Part>(
      extract: { read($0.draft) },
      set: { part, cart in cart.editing { write(&$0, part) } })
    try checkLaws(of: edits)
    try checkProperty(of: Cart.self, Part.self) { cart, part in
      edits.extract(cart) == path.extract(cart) && edits.set(part, cart) == path.set(part, cart)
    }
  }
}

extension Cart: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Cart {
    Cart(
      customer: .arbitrary(using: &source), payment: .arbitrary(using: &source),
      lines: .arbitrary(using: &source), notes: keyed(using: &source),
      gifts: keyed(using: &source), stock: .arbitrary(using: &source),
      addresses: .arbitrary(using: &source))
  }

  /// Few keys, so that a test finds its own.
  private static func keyed<Value: Arbitrary>(using source: inout RandomSource) -> [String: Value] {
    Bool.arbitrary(using: &source) ? ["a": .arbitrary(using: &source)] : [:]
  }
}

extension Customer: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Customer {
    Customer(
      name: .arbitrary(using: &source), home: .arbitrary(using: &source),
      work: .arbitrary(using: &source))
  }
}

extension Address: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Address {
    Address(city: .arbitrary(using: &source), zip: .arbitrary(using: &source))
  }
}

extension Payment: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Payment {
    switch Int.random(in: 0..<3, using: &source) {
    case 0: .cash
    case 1: .voucher(.arbitrary(using: &source))
    default: .card(.arbitrary(using: &source))
    }
  }
}

extension Card: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Card {
    Card(
      number: .arbitrary(using: &source), code: .arbitrary(using: &source),
      uses: .arbitrary(using: &source))
  }
}

extension Stock: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Stock {
    Stock(counts: .arbitrary(using: &source), best: .arbitrary(using: &source))
  }
}

/// Few identities, so that a test finds its own.
extension Line: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Line {
    Line(
      sku: Bool.arbitrary(using: &source) ? "a" : .arbitrary(using: &source),
      quantity: .arbitrary(using: &source),
      tags: .arbitrary(using: &source))
  }
}
