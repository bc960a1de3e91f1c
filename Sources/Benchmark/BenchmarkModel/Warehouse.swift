// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A warehouse of variables.
public struct Warehouse: Equatable, Sendable {
  public var shelves: [Shelf]
  public var featured: Shelf
  public var spare: Shelf

  @inlinable public init(shelves: [Shelf], featured: Shelf, spare: Shelf) {
    (self.shelves, self.featured, self.spare) = (shelves, featured, spare)
  }
}

/// A shelf of a warehouse.
public struct Shelf: Equatable, Sendable {
  public var name: String
  public var bins: [Bin]

  @inlinable public init(name: String, bins: [Bin]) {
    (self.name, self.bins) = (name, bins)
  }
}

/// A bin of a shelf.
public struct Bin: Equatable, Sendable {
  public var sku: String
  public var quantity: Int
  public var limit: Int

  @inlinable public init(sku: String, quantity: Int, limit: Int) {
    (self.sku, self.quantity, self.limit) = (sku, quantity, limit)
  }
}
