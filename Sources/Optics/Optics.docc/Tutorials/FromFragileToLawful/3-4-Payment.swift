struct Team: Equatable {
  let name: String
  let members: [User]
}

enum Payment: Equatable {
  case cash
  case card(number: String)
  case transfer(iban: String, day: Int)
}
