/// How an order is paid for.
enum Payment: Equatable {
  case open
  case card(number: String, expires: String)
  case transfer(iban: String)
  case voucher(Voucher)
}

/// A voucher, by its code.
struct Voucher: Equatable {
  let code: String
  let amount: Int
}
