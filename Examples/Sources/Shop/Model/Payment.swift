/// The payment of an order.
enum Payment: Equatable {
  case cash
  case card(number: String, expires: String)
  case transfer(iban: String)
}
