// Cases that the article mentions but does not show: throwing, async and failable initializers, and
// an enum case.

struct Account: Equatable {
  struct Overdrawn: Error {}

  let balance: Int

  init(balance: Int) throws {
    guard balance >= 0 else { throw Overdrawn() }
    self.balance = balance
  }
}

struct Statement: Equatable {
  let lines: [String]

  init(lines: [String], currency: String) async {
    await Task.yield()
    self.lines = lines.map { "\($0) \(currency)" }
  }
}

struct PostalCode: Equatable {
  let digits: String

  init?(digits: String) {
    guard digits.count == 7 else { return nil }
    self.digits = digits
  }
}

enum Payment: Equatable {
  case cash
  // lens-gen: build
  case card(number: String, holder: Person)
}
