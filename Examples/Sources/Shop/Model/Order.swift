/// An order in an online shop, with `let` properties where possible.
struct Order: Equatable {
  let number: Int
  let customer: Customer
  let lines: [OrderLine]
  let payment: Payment
}

/// The customer of an order.
struct Customer: Equatable {
  let name: String
  let address: Address
}

/// The address of a customer.
struct Address: Equatable {
  let street: String
  let city: String
  let zip: String
}

/// An ordered product and its quantity.
struct OrderLine: Equatable {
  let product: String
  var quantity: Int
  let price: Int
}
