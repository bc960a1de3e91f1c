// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The order of the same parts, of variables, which needs no optics.
// lens-gen: skip
public struct VariableOrder: Equatable, Sendable {
  public var id: String
  public var lines: [VariableLine]
  public var payment: Payment
  public var address: VariableAddress?
  public var customer: VariableCustomer

  @inlinable
  public init(
    id: String, lines: [VariableLine], payment: Payment, address: VariableAddress?,
    customer: VariableCustomer
  ) {
    self.id = id
    self.lines = lines
    self.payment = payment
    self.address = address
    self.customer = customer
  }
}

/// A line of such an order.
// lens-gen: skip
public struct VariableLine: Equatable, Sendable {
  public var sku: String
  public var quantity: Int

  @inlinable
  public init(sku: String, quantity: Int) {
    self.sku = sku
    self.quantity = quantity
  }
}

/// Where such an order goes.
// lens-gen: skip
public struct VariableAddress: Equatable, Sendable {
  public var street: String
  public var city: String
  public var zip: Int

  @inlinable
  public init(street: String, city: String, zip: Int) {
    self.street = street
    self.city = city
    self.zip = zip
  }
}

/// Who orders.
// lens-gen: skip
public struct VariableCustomer: Equatable, Sendable {
  public var name: String
  public var tags: [String]
  public var payment: Payment
  public var nickname: String?
  public var address: VariableAddress

  @inlinable
  public init(
    name: String, tags: [String], payment: Payment, nickname: String?, address: VariableAddress
  ) {
    self.name = name
    self.tags = tags
    self.payment = payment
    self.nickname = nickname
    self.address = address
  }
}
