import Ensemble
import Optics

/// Why a hotel does not take a booking.
public enum Refusal: Error, Equatable {
  case full
  case closed(until: String)
}

public protocol TourStore: Sendable {
  func tours(page: Int) async throws -> Page<Tour>
  func save(_ tour: Tour) async throws
}

public protocol HotelService: Sendable {
  func option(for stop: Stop, guests: [Player]) async throws(Refusal) -> Hotel
  func cancel(_ number: String) async
}

public protocol RateService {
  var home: Currency { get set }
  func rate(from currency: Currency) -> Double?
}

/// Asks hotels for rooms, and saves what they say.
public struct Planner: Sendable {
  let store: any TourStore
  let hotels: any HotelService

  public init(store: any TourStore, hotels: any HotelService) {
    self.store = store
    self.hotels = hotels
  }

  /// Takes an option for each stop that has none.
  public func takeOptions(for tour: Tour) async throws -> Tour {
    let planned = await tour.editing {
      for index in $0.stops.indices where $0.stops[index].hotel.state == .asked {
        do throws(Refusal) {
          let hotel = try await hotels.option(for: $0.stops[index], guests: $0.players)
          $0.stops[index].hotel.state = .option(hotel, days: 14)
        } catch {
          $0.stops[index].hotel.state = .refused(reason: "\(error)")
        }
      }
    }
    try await store.save(planned)
    return planned
  }

  /// Gives up the hotels of a stop, and its rooms.
  public func cancel(_ id: Stop.ID, of tour: inout Tour) async {
    if let number = tour.stops.first(where: { $0.id == id })?.hotel.number {
      await hotels.cancel(number)
    }
    tour.edit {
      $0.stops[id: id] = nil
      if $0.stops.isEmpty { $0.rooms = [:] }
    }
  }
}

/// Keeps tours in memory.
public actor Archive: TourStore {
  private var tours: [Tour]

  public init(tours: [Tour]) {
    self.tours = tours
  }

  public func tours(page: Int) -> Page<Tour> { Page(elements: page == 0 ? tours : []) }

  public func save(_ tour: Tour) { tours.edit { $0[id: tour.id] = tour } }

  /// Asks for the fee of each stop that has none yet.
  public func addFees(_ fee: @Sendable (Venue) async throws -> Money) async rethrows {
    tours = try await tours.editing {
      for tour in $0.indices {
        for stop in $0[tour].stops.indices where $0[tour].stops[stop].venue.fee == nil {
          $0[tour].stops[stop].venue.fee = try await fee($0[tour].stops[stop].venue)
        }
      }
    }
  }
}

/// Counts money in one currency.
public struct Converter {
  let rates: any RateService

  public init(rates: any RateService) {
    self.rates = rates
  }

  /// Returns a budget all of whose known costs are in the currency of home.
  public func converted(_ budget: Budget) -> Budget {
    budget.editing {
      $0.limit = converted($0.limit)
      $0.modify(Budget._expenses._each._cost) {
        $0.whole = converted($0.whole)
      }
    }
  }

  private func converted(_ money: Money) -> Money {
    guard let rate = rates.rate(from: money.currency) else { return money }
    return money.editing {
      $0.cents = Int(Double($0.cents) * rate)
      $0.currency = rates.home
    }
  }
}
