struct User: Equatable {
  let name: String
  let age: Int
  let address: Address
  let payment: Payment
  var nickname: String?

  var isAdult: Bool { age >= 20 }
}

struct Address: Equatable {
  let street: String
  let city: String
}
