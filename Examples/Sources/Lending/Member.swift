/// A member of a library of books.
public struct Member: Equatable, Sendable {
  public let name: String
  public let loans: [Loan]

  public init(name: String, loans: [Loan]) {
    self.name = name
    self.loans = loans
  }
}

/// A book that a member has borrowed.
public struct Loan: Equatable, Sendable {
  public let title: String
  public let weeks: Int

  public init(title: String, weeks: Int) {
    self.title = title
    self.weeks = weeks
  }
}
