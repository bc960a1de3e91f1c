enum Payment: Equatable {
  case cash
  case card(number: String)
  case transfer(iban: String, day: Int)
}
