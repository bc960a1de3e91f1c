/// How an order is paid for.
public enum Payment: Equatable, Sendable {
  case open
  case card(number: String, expires: String)
  case transfer(iban: String)
  case voucher(Voucher)
}

/// A voucher, by its code.
public struct Voucher: Equatable, Sendable {
  public let code: String
  public let amount: Int

  public init(code: String, amount: Int) {
    self.code = code
    self.amount = amount
  }
}
