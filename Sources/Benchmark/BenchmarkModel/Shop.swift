// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A shop of constants.
public struct Shop: Equatable, Sendable {
  public let orders: [Order]
  public let featured: Order
  public let spare: Order

  @inlinable
  public init(orders: [Order], featured: Order, spare: Order) {
    self.orders = orders
    self.featured = featured
    self.spare = spare
  }
}

/// A warehouse of variables.
public struct Warehouse: Equatable, Sendable {
  public var shelves: [Shelf]
  public var featured: Shelf
  public var spare: Shelf

  @inlinable
  public init(shelves: [Shelf], featured: Shelf, spare: Shelf) {
    self.shelves = shelves
    self.featured = featured
    self.spare = spare
  }
}

/// A shelf of a warehouse.
public struct Shelf: Equatable, Sendable {
  public var name: String
  public var bins: [Bin]

  @inlinable
  public init(name: String, bins: [Bin]) {
    self.name = name
    self.bins = bins
  }
}

/// A bin of a shelf.
public struct Bin: Equatable, Sendable {
  public var sku: String
  public var quantity: Int
  public var limit: Int

  @inlinable
  public init(sku: String, quantity: Int, limit: Int) {
    self.sku = sku
    self.quantity = quantity
    self.limit = limit
  }
}
