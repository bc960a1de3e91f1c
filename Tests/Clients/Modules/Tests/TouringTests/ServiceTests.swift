import Ensemble
import FactoryProvider
import Optics
import Testing
import TourTestSupport
import Touring

private let tour = Factory<Tour>.provide {
  $0.stops = ["Oslo", "Bergen"].map { .provide(id: $0, hotel: .provide(state: .asked)) }
}
private let states = Tour._stops._each._hotel._state

@Test func optionsAreTakenWhereThereIsNone() async throws {
  let asked = Recorder<[String]>()
  let saved = Recorder<Tour>()
  let hotels =
    Factory<HotelServiceStub>.provide()
    |> HotelServiceStub._option *~ { stop, players in
      asked.record([stop.id] + players.map(\.name))
      return stop.id == "Oslo" ? .success(.provide(name: "Opera")) : .failure(.full)
    }
  let store = Factory<TourStoreStub>.provide() |> TourStoreStub._save *~ { saved.record($0) }
  let planned = try await Planner(store: store, hotels: hotels).takeOptions(for: tour)
  #expect(
    states.all(planned) == [.option(.provide(name: "Opera"), days: 14), .refused(reason: "full")])
  #expect(asked.calls == [["Oslo", ""], ["Bergen", ""]])
  #expect(saved.calls == [planned])

  let again = try await Planner(store: store, hotels: hotels).takeOptions(for: planned)
  #expect(again == planned)
  #expect(asked.count == 2)
}

struct Offline: Error {}

@Test func aTourThatIsNotSavedIsAnError() async {
  let store = Factory<TourStoreStub>.provide() |> TourStoreStub._save *~ throwing(Offline())
  let planner = Planner(store: store, hotels: HotelServiceStub())
  await #expect(throws: Offline.self) { try await planner.takeOptions(for: tour) }
}

@Test func aStopIsCancelled() async {
  let cancelled = Recorder<String>()
  var hotels = HotelServiceStub()
  hotels.cancelClosure = { cancelled.record($0) }
  let planner = Factory<Planner>.provide(hotels: hotels)
  var tour = tour |> Tour._stops._first._hotel._number *~ "H 7"
  await planner.cancel("Oslo", of: &tour)
  await planner.cancel("Oslo", of: &tour)
  #expect(cancelled.calls == ["H 7"])
  #expect(tour.stops.map(\.id) == ["Bergen"])
  #expect(!tour.rooms.isEmpty)
  await planner.cancel("Bergen", of: &tour)
  #expect(tour.rooms.isEmpty)
}

@Test func pagesFollowOneAnother() async throws {
  let store =
    Factory<TourStoreStub>.provide()
    |> TourStoreStub._tours
    *~ returning(.provide(elements: [tour], next: 1), .provide(elements: [], next: nil))
  var tours: [Tour] = []
  var next: Int? = 0
  while let page = next {
    let answer = try await store.tours(page: page)
    tours += answer.elements
    next = answer.next
  }
  #expect(tours == [tour])
}

@Test func theArchiveAddsFees() async throws {
  let archive = Archive(tours: [])
  await archive.save(tour.editing { $0.stops[1].venue.fee = nil })
  await #expect(throws: Offline.self) { try await archive.addFees { _ in throw Offline() } }
  await archive.addFees { Money(cents: 7 + $0.city.count, currency: .yen) }
  let fees = Tour._stops._each._venue._fee
  #expect(
    fees.all(await archive.tours(page: 0).elements[0]) == [
      Money(cents: 0), Money(cents: 7, currency: .yen),
    ])
}

@Test(arguments: [(Currency.euro, 100, "euro"), (.krone, 10, "yen"), (.yen, 200, "yen")])
func moneyIsConverted(from currency: Currency, to cents: Int, in _: String) {
  let rates =
    RateServiceStub()
    |> RateServiceStub._rate *~ { [.krone: 0.1, .yen: 2.0][$0] }
    |> RateServiceStub._home *~ { .yen }
  let budget = Budget.provide(
    limit: Money(cents: 100, currency: currency),
    expenses: [.provide(cost: Money(cents: 1_000, currency: currency))])
  let converted = Converter(rates: rates).converted(budget)
  #expect(converted.limit.cents == cents)
  #expect(converted.expenses[0].cost.cents == 10 * cents)
  #expect(converted.left == -9 * cents)
  #expect(converted.limit.currency == (currency == .euro ? .euro : .yen))
}
