// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A shop of constants.
public struct Shop: Equatable, Sendable {
  public let orders: [Order]
  public let featured: Order
  public let spare: Order

  @inlinable public init(orders: [Order], featured: Order, spare: Order) {
    (self.orders, self.featured, self.spare) = (orders, featured, spare)
  }
}

/// An order of a shop, of constants.
public struct Order: Equatable, Sendable {
  public let id: String
  public let lines: [Line]
  public let payment: Payment
  public let address: Address?
  public let customer: Customer

  @inlinable public init(
    id: String, lines: [Line], payment: Payment, address: Address?, customer: Customer
  ) {
    (self.id, self.lines, self.payment, self.address, self.customer) = (
      id, lines, payment, address, customer
    )
  }
}

/// A line of an order.
public struct Line: Equatable, Sendable {
  public let sku: String
  public let quantity: Int

  @inlinable public init(sku: String, quantity: Int) {
    (self.sku, self.quantity) = (sku, quantity)
  }
}

/// Where an order goes.
public struct Address: Equatable, Sendable {
  public let street: String
  public let city: String
  public let zip: Int

  @inlinable public init(street: String, city: String, zip: Int) {
    (self.street, self.city, self.zip) = (street, city, zip)
  }
}

/// Who orders: five stored properties of five forms.
public struct Customer: Equatable, Sendable {
  public let name: String
  public let tags: [String]
  public let payment: Payment
  public let nickname: String?
  public let address: Address

  @inlinable public init(
    name: String, tags: [String], payment: Payment, nickname: String?, address: Address
  ) {
    (self.name, self.tags, self.payment, self.nickname, self.address) = (
      name, tags, payment, nickname, address
    )
  }
}

/// How an order is paid.
public enum Payment: Equatable, Sendable {
  case cash
  case points(Int)
  case card(number: String, code: Int)
  case coupons([String])
}
