/// The books of a library.
public protocol Catalog: Sendable {
  func isAvailable(_ title: String) -> Bool
}

/// The desk at which members borrow books.
public struct Desk: Sendable {
  private let catalog: any Catalog

  /// Creates a desk that lends the books of a catalog.
  public init(catalog: any Catalog) {
    self.catalog = catalog
  }

  /// Lends a book to a member who has fewer than three; returns `nil` if that is not possible.
  public func lend(_ title: String, to member: Member) -> Member? {
    let isPossible = member.loans.count < Self.limit && catalog.isAvailable(title)
    return isPossible
      ? Member(name: member.name, loans: member.loans + [Loan(title: title, weeks: 0)]) : nil
  }

  private static let limit = 3
}
