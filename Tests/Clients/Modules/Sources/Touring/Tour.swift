import Ensemble

public struct Tour: Equatable, Identifiable, Sendable {
  public let id: Key<Tour>
  public let players: [Player]
  public let stops: [Stop]
  public let budget: Budget
  public let transport: Transport
  public let rooms: [Key<Player>: Room]

  public init(
    id: Key<Tour>, players: [Player], stops: [Stop], budget: Budget, transport: Transport,
    rooms: [Key<Player>: Room]
  ) {
    self.id = id
    self.players = players
    self.stops = stops
    self.budget = budget
    self.transport = transport
    self.rooms = rooms
  }
}

public struct Stop: Equatable, Identifiable, Sendable {
  public let id: String
  public let venue: Venue
  public let programme: Programme
  public let hotel: Booking<Hotel>
  public var remarks: [String: String]

  public init(
    id: String, venue: Venue, programme: Programme, hotel: Booking<Hotel>,
    remarks: [String: String]
  ) {
    self.id = id
    self.venue = venue
    self.programme = programme
    self.hotel = hotel
    self.remarks = remarks
  }
}

public struct Venue: Equatable, Sendable {
  public let city: String
  public let seats: Seats
  public let fee: Money?

  public init(city: String, seats: Seats, fee: Money?) {
    self.city = city
    self.seats = seats
    self.fee = fee
  }
}

/// The seats by the price of a ticket.
public typealias Seats = [Money: Int]

public struct Hotel: Equatable, Sendable {
  public let name: String
  public let nights: Int
  public let rate: Money

  public init(name: String, nights: Int, rate: Money) {
    self.name = name
    self.nights = nights
    self.rate = rate
  }
}

public struct Booking<Thing> {
  public enum State {
    case asked
    case option(Thing, days: Int)
    case booked(Thing)
    case refused(reason: String)
  }

  public let number: String?
  public let state: State

  public init(number: String?, state: State) {
    self.number = number
    self.state = state
  }
}

extension Booking: Equatable where Thing: Equatable {}
extension Booking: Sendable where Thing: Sendable {}
extension Booking.State: Equatable where Thing: Equatable {}
extension Booking.State: Sendable where Thing: Sendable {}

public enum Transport: Equatable, Sendable {
  case bus(Vehicle)
  case truck(Vehicle, crates: [Crate])
  case train(line: String)
}

public struct Vehicle: Equatable, Sendable {
  public let plate: String
  public let driver: Contact?

  public init(plate: String, driver: Contact?) {
    self.plate = plate
    self.driver = driver
  }
}

public struct Room: Equatable, Sendable {
  public let number: Int
  public let shared: Player?

  public init(number: Int, shared: Player?) {
    self.number = number
    self.shared = shared
  }
}

/// What a tour may spend, and has spent.
public struct Budget: Equatable, Sendable {
  public let limit: Money
  public let expenses: [Expense]
  public let reserve: Share
  private let total: Int

  // lens-gen: trust
  public init(limit: Money, expenses: [Expense], reserve: Share) {
    self.limit = limit
    self.expenses = expenses
    self.reserve = reserve
    total = expenses.reduce(0) { $0 &+ $1.cost.cents }
  }

  public var left: Int { limit.cents &- total }
}

public struct Expense: Equatable, Sendable {
  public let title: String
  public let cost: Money

  public init(title: String, cost: Money) {
    self.title = title
    self.cost = cost
  }
}
