/// An order in an online shop, as immutable as it can be.
public struct Order: Equatable, Sendable {
  public let number: Int
  public let customer: Customer
  public let lines: [OrderLine]
  public let payment: Payment

  public init(number: Int, customer: Customer, lines: [OrderLine], payment: Payment) {
    self.number = number
    self.customer = customer
    self.lines = lines
    self.payment = payment
  }
}

/// Who ordered.
public struct Customer: Equatable, Sendable {
  public let name: String
  public let address: Address

  public init(name: String, address: Address) {
    self.name = name
    self.address = address
  }
}

/// Where a customer lives.
public struct Address: Equatable, Sendable {
  public let street: String
  public let city: String
  public let zip: String

  public init(street: String, city: String, zip: String) {
    self.street = street
    self.city = city
    self.zip = zip
  }
}

/// What was ordered, and how many of it.
public struct OrderLine: Equatable, Sendable {
  public let product: String
  public var quantity: Int
  public let price: Int

  public init(product: String, quantity: Int, price: Int) {
    self.product = product
    self.quantity = quantity
    self.price = price
  }
}
