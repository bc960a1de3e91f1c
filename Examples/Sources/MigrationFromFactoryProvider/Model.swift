// A project that used the original FactoryProvider: constants, enums, nested types and classes, with
// no annotation. Its configuration file, `.factory.yml`, is in the folder of the tests, as it was.

import Foundation

struct Coordinate: Equatable {
  let latitude: Double
  let longitude: Double
}

struct Address: Equatable {
  let street: String
  let city: String
  let position: Coordinate?
}

struct Venue: Equatable {
  struct Hall: Equatable {
    let name: String
    let seats: [Seat]
  }

  let name: String
  let address: Address
  let halls: [Hall]
}

struct Seat: Hashable {
  let row: Int
  let number: Int
}

struct Price: Equatable {
  let amount: Decimal
  let currency: Currency
}

enum Currency: String, Equatable {
  case euro, yen, dollar
}

struct Event: Equatable {
  let id: UUID
  let title: String
  let date: Date
  let venue: Venue
  let prices: [Seat: Price]
  let season: Season
}

enum Season: Equatable {
  case spring, summer, autumn, winter
}

struct Customer: Equatable {
  let id: CustomerId
  let name: String
  let address: Address
  let isMember: Bool
}

struct CustomerId: Hashable {
  let value: String
}

struct Ticket: Equatable {
  let event: Event
  let seat: Seat
  let price: Price
}

enum Payment: Equatable {
  case cash
  case card(number: String, owner: Customer)
}

struct Order: Equatable {
  let customer: Customer
  let tickets: [Ticket]
  let payment: Payment
}

struct Checkout {
  let order: Order
  let completion: (Result<Order, any Error>) -> Void
}

final class Cart {
  private(set) var order: Order
  let onChange: @Sendable (Int) -> Void

  init(order: Order, onChange: @escaping @Sendable (Int) -> Void) {
    self.order = order
    self.onChange = onChange
  }
}
