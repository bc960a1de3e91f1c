import Optics
import OpticsLaws
import Testing

/// An edit of one path equals `set`, and an optic that is made of edits is as lawful as its path.
@Suite struct EditingLawsTests {
  @Test func dotsEqualSet() throws {
    try check(
      Cart._customer._home._zip, read: { $0._customer._home._zip },
      write: { $0._customer._home._zip = $1 })
    try check(
      Cart._customer._work, read: { $0._customer._work }, write: { $0._customer._work = $1 })
    try check(Cart._lines, read: { $0._lines }, write: { $0._lines = $1 })
    try check(
      Cart._notes.at("a"), read: { $0._notes["a"] }, write: { $0._notes["a"] = $1 })
  }

  @Test func dotsBehindQuestionMarksEqualSet() throws {
    try checkAffine(
      Cart._payment._card, read: { $0._payment._card }, write: { $0._payment._card? = $1 })
    try checkAffine(
      Cart._payment._card._number, read: { $0._payment._card?._number },
      write: { $0._payment._card?._number = $1 })
    try checkAffine(
      Cart._customer._work._some._city, read: { $0._customer._work?._city },
      write: { $0._customer._work?._city = $1 })
    try checkAffine(
      Cart._lines._first._quantity, read: { $0._lines._first?._quantity },
      write: { $0._lines._first?._quantity = $1 })
    try checkAffine(
      Cart._gifts.index(key: "a")._tags, read: { $0._gifts["a"]?._tags },
      write: { $0._gifts["a"]?._tags = $1 })
    try checkAffine(
      Cart._lines.index(1)._sku,
      read: { $0._lines.count > 1 ? $0._lines[1]._sku : nil },
      write: { if $0._lines.count > 1 { $0._lines[1]._sku = $1 } })
  }

  @Test func subscriptsEqualSet() throws {
    let (zip, number) = (Cart._customer._home._zip, Cart._payment._card._number)
    try check(zip, read: { $0[zip] }, write: { $0[zip] = $1 })
    try checkAffine(number, read: { $0[number] }, write: { $0[number]? = $1 })
  }

  @Test func anUpdateEqualsModify() throws {
    try checkProperty(of: Cart.self, Int.self) { cart, number in
      let edited = editing(cart) { $0.update(Cart._lines._each._quantity) { $0 &+= number } }
      return edited == Cart._lines._each._quantity.modifying(cart) { $0 &+ number }
    }
  }

  @Test func anAssignmentToAPrismEqualsEmbed() throws {
    try checkProperty(of: Payment.self, Card.self) { payment, card in
      editing(payment) { $0._card = card } == Payment._card.embed(card)
    }
  }

  private func check<Part: Equatable & Arbitrary & Sendable>(
    _ path: Lens<Cart, Part>, read: @escaping @Sendable (Draft<Cart>) -> Part,
    write: @escaping @Sendable (inout Draft<Cart>, Part) -> Void
  ) throws {
    let edits = Lens<Cart, Part>(
      getter: { read(Draft($0)) },
      setter: { part, cart in editing(cart) { write(&$0, part) } })
    try checkLaws(of: edits)
    try checkProperty(of: Cart.self, Part.self) { cart, part in
      edits.get(cart) == path.get(cart) && edits.set(part, cart) == path.set(part, cart)
    }
  }

  private func checkAffine<Part: Equatable & Arbitrary & Sendable>(
    _ path: AffineTraversal<Cart, Part>, read: @escaping @Sendable (Draft<Cart>) -> Part?,
    write: @escaping @Sendable (inout Draft<Cart>, Part) -> Void
  ) throws {
    let edits = AffineTraversal<Cart, Part>(
      extract: { read(Draft($0)) },
      set: { part, cart in editing(cart) { write(&$0, part) } })
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
      gifts: keyed(using: &source))
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
    Card(number: .arbitrary(using: &source), code: .arbitrary(using: &source))
  }
}

extension Line: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Line {
    Line(
      sku: .arbitrary(using: &source), quantity: .arbitrary(using: &source),
      tags: .arbitrary(using: &source))
  }
}
