/// A member of a library of books.
public struct Member: Equatable, Sendable {
  /// The full name.
  public let name: String
  /// The books that the member has now.
  public let loans: [Loan]

  /// Creates a member.
  public init(name: String, loans: [Loan]) {
    self.name = name
    self.loans = loans
  }
}

/// A book that a member has borrowed.
public struct Loan: Equatable, Sendable {
  /// The title of the book.
  public let title: String
  /// How long ago the member borrowed it.
  public let weeks: Int

  /// Creates a loan.
  public init(title: String, weeks: Int) {
    self.title = title
    self.weeks = weeks
  }
}
