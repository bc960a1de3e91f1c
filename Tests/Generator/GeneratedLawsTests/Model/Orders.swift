// A shop: structs with `let` and `var` properties, enums with and without payloads.

struct Order: Equatable {
  let number: OrderNumber
  let customer: Customer
  let lines: [OrderLine]
  var payment: Payment
  var state: State
  let notes: [String: String]

  enum State: Equatable {
    case open
    case shipped(Parcel)
    case returned(reason: String, Parcel?)
  }

  struct Parcel: Equatable {
    let code: String
    var weight: Weight
  }
}

struct OrderNumber: Hashable { let value: UInt32 }

struct Customer: Equatable {
  let id: Tagged<Customer, Int>
  var name: Name
  let addresses: [Address]
  private(set) var isActive: Bool
}

struct Name: Equatable {
  let first, last: String
  var middle: [Character] = []
}

struct Address: Equatable {
  let street: String
  var city: City
  let country: Country
}

struct City: Equatable {
  let name: String
  let zip: Substring
}

enum Country: String, CaseIterable { case austria, japan, norway }

struct OrderLine: Equatable {
  let product: Product
  var quantity: Int
  let discount: Percent?
}

struct Product: Equatable {
  let name: String
  let price: Money
  var categories: Set<Category>
}

enum Category: Int, CaseIterable { case book, food, tool }

struct Money: Equatable {
  let amount: Int64
  let currency: Currency

  init(_ amount: Int64, in currency: Currency) {
    self.amount = amount
    self.currency = currency
  }
}

enum Currency: Hashable { case euro, yen, other(code: String) }

struct Percent: Equatable { var value: Double }

struct Weight: Equatable { let grams: UInt16 }

enum Payment: Equatable {
  case cash
  case card(number: String, expires: Month)
  case voucher(Voucher)
  case split(Double, Double)
}

struct Month: Equatable {
  let year: Int16
  let month: Int8
}

struct Voucher: Equatable {
  let kind = "voucher"
  let code: String
  var rest: Money
}
