/// A model of constants, whose parts are structs, cases, elements, values of keys, and optionals.
struct Cart: Equatable, Sendable {
  let customer: Customer
  let payment: Payment
  let lines: [Line]
  let notes: [String: Int]
  let gifts: [String: Line]
  let stock: Stock
  let addresses: [Address?]

  static let sample = Cart(
    customer: Customer(
      name: "Ann", home: Address(city: "Oslo", zip: 150), work: Address(city: "Bergen", zip: 5003)),
    payment: .card(Card(number: "1", code: 2, uses: [3])),
    lines: [Line(sku: "a", quantity: 1, tags: []), Line(sku: "b", quantity: 2, tags: ["x"])],
    notes: ["x": 1], gifts: ["bob": Line(sku: "c", quantity: 1, tags: [])],
    stock: Stock(counts: [1, 2], best: Line(sku: "s", quantity: 9, tags: [])),
    addresses: [nil, Address(city: "Voss", zip: 5700)])

  var total: Int { lines.reduce(0) { $0 + $1.quantity } }
}

struct Customer: Equatable, Sendable {
  let name: String
  let home: Address
  let work: Address?
}

struct Address: Hashable, Sendable {
  let city: String
  let zip: Int
}

enum Payment: Equatable, Sendable {
  case cash
  case card(Card)
  case voucher(Int)
  case codes([Int])
  case transfer(iban: String, bic: String)
  indirect case split(first: Payment, second: Payment)
  indirect case later(Payment)
}

struct Card: Equatable, Sendable {
  let number: String
  let code: Int
  let uses: [Int]
}

struct Line: Equatable, Sendable, Identifiable {
  let sku: String
  let quantity: Int
  let tags: [String]

  var id: String { sku }
}

/// Variables, which an edit changes as they are.
struct Stock: Equatable, Sendable {
  var counts: [Int]
  var best: Line
}

/// A value that is not `Sendable`.
struct Job {
  let number: Int
  let paper: Paper
}

final class Paper {}
