/// An order in an online shop, as immutable as it can be.
struct Order: Equatable {
  let number: Int
  let customer: Customer
  let lines: [OrderLine]
  let payment: Payment
}

/// Who ordered.
struct Customer: Equatable {
  let name: String
  let address: Address
}

/// Where a customer lives.
struct Address: Equatable {
  let street: String
  let city: String
  let zip: String
}

/// What was ordered, and how many of it.
struct OrderLine: Equatable {
  let product: String
  var quantity: Int
  let price: Int
}
