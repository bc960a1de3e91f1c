// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The order of the same parts, of variables, which needs no optics.
// lens-gen: skip
public struct VariableOrder: Equatable, Sendable {
  public var id: String
  public var lines: [VariableLine]
  public var payment: Payment
  public var address: VariableAddress?
  public var customer: VariableCustomer

  @inlinable public init(
    id: String, lines: [VariableLine], payment: Payment, address: VariableAddress?,
    customer: VariableCustomer
  ) {
    (self.id, self.lines, self.payment, self.address, self.customer) = (
      id, lines, payment, address, customer
    )
  }
}

/// A line of an order.
// lens-gen: skip
public struct VariableLine: Equatable, Sendable {
  public var sku: String
  public var quantity: Int

  @inlinable public init(sku: String, quantity: Int) {
    (self.sku, self.quantity) = (sku, quantity)
  }
}

/// Where an order goes.
// lens-gen: skip
public struct VariableAddress: Equatable, Sendable {
  public var street: String
  public var city: String
  public var zip: Int

  @inlinable public init(street: String, city: String, zip: Int) {
    (self.street, self.city, self.zip) = (street, city, zip)
  }
}

/// Who orders: five stored properties of five forms.
// lens-gen: skip
public struct VariableCustomer: Equatable, Sendable {
  public var name: String
  public var tags: [String]
  public var payment: Payment
  public var nickname: String?
  public var address: VariableAddress

  @inlinable public init(
    name: String, tags: [String], payment: Payment, nickname: String?, address: VariableAddress
  ) {
    (self.name, self.tags, self.payment, self.nickname, self.address) = (
      name, tags, payment, nickname, address
    )
  }
}
