/// The payment of an order.
enum Payment: Equatable {
  case open
  case card(number: String, expires: String)
  case transfer(iban: String)
  case voucher(Voucher)
}

/// A voucher with a code.
struct Voucher: Equatable {
  let code: String
  let amount: Int
}
