/// An order in a shop.
struct Order: Equatable {
  let customer: Customer
  let lines: [Line]
  let payment: Payment
  let notes: [String: String]
}

extension Order {
  /// The cost of the delivery, which is free in Oslo.
  var shipping: Int { customer.address.city == "Oslo" ? 0 : 5 }
}

/// The customer of an order.
struct Customer: Equatable {
  let name: String
  let phone: String?
  let address: Address
}

/// The address of a customer.
struct Address: Equatable {
  let street: String
  let city: String
}

/// An ordered product and its quantity.
struct Line: Equatable, Identifiable {
  let id: Int
  let product: String
  let quantity: Int
}
