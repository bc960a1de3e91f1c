import Optics
import OpticsLaws

/// A model of constants, whose parts are found by lenses, a prism, elements and keys.
struct Cart: Equatable, Sendable {
  let customer: Customer
  let payment: Payment
  let lines: [Line]
  let notes: [String: Int]
  let gifts: [String: Line]

  static let sample = Cart(
    customer: Customer(
      name: "Ann", home: Address(city: "Oslo", zip: 150), work: Address(city: "Bergen", zip: 5003)),
    payment: .card(Card(number: "1", code: 2)),
    lines: [Line(sku: "a", quantity: 1, tags: []), Line(sku: "b", quantity: 2, tags: ["x"])],
    notes: ["x": 1], gifts: ["bob": Line(sku: "c", quantity: 1, tags: [])])
}

struct Customer: Equatable, Sendable {
  let name: String
  let home: Address
  let work: Address?
}

struct Address: Equatable, Sendable {
  let city: String
  let zip: Int
}

enum Payment: Equatable, Sendable {
  case cash
  case card(Card)
  case voucher(Int)
  case transfer(iban: String, bic: String)
}

struct Card: Equatable, Sendable {
  let number: String
  let code: Int
}

struct Line: Equatable, Sendable {
  let sku: String
  let quantity: Int
  let tags: [String]
}

extension Cart {
  static var _customer: Lens<Cart, Customer> {
    Lens(
      getter: { $0.customer },
      setter: {
        Cart(customer: $0, payment: $1.payment, lines: $1.lines, notes: $1.notes, gifts: $1.gifts)
      })
  }
  static var _payment: Lens<Cart, Payment> {
    Lens(
      getter: { $0.payment },
      setter: {
        Cart(customer: $1.customer, payment: $0, lines: $1.lines, notes: $1.notes, gifts: $1.gifts)
      })
  }
  static var _lines: Lens<Cart, [Line]> {
    Lens(
      getter: { $0.lines },
      setter: {
        Cart(
          customer: $1.customer, payment: $1.payment, lines: $0, notes: $1.notes, gifts: $1.gifts)
      })
  }
  static var _notes: Lens<Cart, [String: Int]> {
    Lens(
      getter: { $0.notes },
      setter: {
        Cart(
          customer: $1.customer, payment: $1.payment, lines: $1.lines, notes: $0, gifts: $1.gifts)
      })
  }
  static var _gifts: Lens<Cart, [String: Line]> {
    Lens(
      getter: { $0.gifts },
      setter: {
        Cart(
          customer: $1.customer, payment: $1.payment, lines: $1.lines, notes: $1.notes, gifts: $0)
      })
  }
}

extension Customer {
  static var _name: Lens<Customer, String> {
    Lens(getter: { $0.name }, setter: { Customer(name: $0, home: $1.home, work: $1.work) })
  }
  static var _home: Lens<Customer, Address> {
    Lens(getter: { $0.home }, setter: { Customer(name: $1.name, home: $0, work: $1.work) })
  }
  static var _work: Lens<Customer, Address?> {
    Lens(getter: { $0.work }, setter: { Customer(name: $1.name, home: $1.home, work: $0) })
  }
}

extension Address {
  static var _city: Lens<Address, String> {
    Lens(getter: { $0.city }, setter: { Address(city: $0, zip: $1.zip) })
  }
  static var _zip: Lens<Address, Int> {
    Lens(getter: { $0.zip }, setter: { Address(city: $1.city, zip: $0) })
  }
}

extension Payment {
  static var _card: Prism<Payment, Card> {
    Prism(
      extract: { if case .card(let card) = $0 { card } else { nil } }, embed: { .card($0) })
  }
  static var _voucher: Prism<Payment, Int> {
    Prism(
      extract: { if case .voucher(let sum) = $0 { sum } else { nil } }, embed: { .voucher($0) })
  }
  static var _transfer: Prism<Payment, (iban: String, bic: String)> {
    Prism(
      extract: { if case .transfer(let iban, let bic) = $0 { (iban, bic) } else { nil } },
      embed: { .transfer(iban: $0, bic: $1) })
  }
}

extension Card {
  static var _number: Lens<Card, String> {
    Lens(getter: { $0.number }, setter: { Card(number: $0, code: $1.code) })
  }
}

extension Line {
  static var _sku: Lens<Line, String> {
    Lens(getter: { $0.sku }, setter: { Line(sku: $0, quantity: $1.quantity, tags: $1.tags) })
  }
  static var _quantity: Lens<Line, Int> {
    Lens(getter: { $0.quantity }, setter: { Line(sku: $1.sku, quantity: $0, tags: $1.tags) })
  }
  static var _tags: Lens<Line, [String]> {
    Lens(getter: { $0.tags }, setter: { Line(sku: $1.sku, quantity: $1.quantity, tags: $0) })
  }
}
