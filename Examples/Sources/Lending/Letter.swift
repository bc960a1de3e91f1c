/// A letter that asks a member to return books.
public struct Letter: Equatable, Sendable {
  /// What the letter says.
  public let text: String

  /// Writes a letter if the member has had a book for more than four weeks.
  public init?(to member: Member) {
    let titles = member.loans.filter { $0.weeks > 4 }.map(\.title)
    if titles.isEmpty { return nil }
    text = "Dear \(member.name), please return \(titles.joined(separator: ", "))."
  }
}
