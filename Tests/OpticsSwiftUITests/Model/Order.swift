/// A model of constants, whose parts a form shows and edits.
struct Order: Equatable, Sendable {
  let customer: Customer
  let lines: [Line]
  let payment: Payment
  let shipping: Shipping
  let isGift: Bool
  let prices: [String: Price]
  let sheet: Sheet?

  static let sample = Order(
    customer: Customer(
      name: "Ann", address: Address(city: "Oslo"), phone: "1", work: nil, interests: ["tea"]),
    lines: [
      Line(id: 7, note: "a", quantity: 1), Line(id: 8, note: "b", quantity: 1),
      Line(id: 9, note: "c", quantity: 1),
    ],
    payment: .card(Card(number: "4242")), shipping: .standard, isGift: false,
    prices: ["tea": Price(amount: 3)], sheet: .editor(Line(id: 7, note: "a", quantity: 1)))
}

struct Customer: Equatable, Sendable {
  let name: String
  let address: Address
  let phone: String?
  let work: Address?
  let interests: Set<String>
}

struct Address: Equatable, Sendable {
  let city: String
}

struct Line: Equatable, Identifiable, Sendable {
  let id: Int
  let note: String
  let quantity: Int
}

enum Payment: Equatable, Sendable {
  case cash
  case card(Card)
  case transfer(iban: String, days: Int)
}

struct Card: Equatable, Sendable {
  let number: String
}

struct Price: Equatable, Sendable {
  let amount: Int
}

enum Shipping: CaseIterable, Sendable {
  case standard, express
}

enum Sheet: Equatable, Sendable {
  case editor(Line)
  case help
}
