import Ensemble
import FactoryProvider
import Optics
import Testing
import TourTestSupport
import Touring

private let tour = Tour.provide(
  players: Factory.distinct(2),
  stops: [.provide(id: "Oslo", hotel: .provide(state: .asked)), .provide(id: "Bergen")],
  budget: .provide(limit: .provide(cents: 900)),
  transport: .truck(.provide(plate: "T 1"), crates: [.provide(id: 1), .provide(id: 2)]),
  rooms: [Key(1): .provide(number: 11)])

@Test func partsOfATourAreEdited() {
  let edited = tour.editing {
    $0.players[0].instruments[0].condition = .onLoan(from: "school")
    $0.players[id: Key(2)]?.contact?.mail += "!"
    $0.players[1].seat.desk += 1
    $0.stops[id: "Oslo"]?.venue.fee?.cents += 5
    $0.stops[0].venue.seats[Money(cents: 10)] = 3
    $0.stops[0].venue.seats[Money(cents: 10), default: 0] += 1
    $0.stops[0].programme.halves[0].append(.pause(minutes: 15))
    $0.stops[0].programme.halves[0][0] = .work(.provide(composer: "Grieg"))
    $0.stops[0].programme.halves[0][0].work?.movements[0].minutes = 4
    $0.stops[1].remarks["door", default: "at"] += " 7"
    $0.rooms[Key(1)]?.number = 12
    $0.rooms[Key(1)]?.shared?.name = "Ida"
    $0.rooms[Key(2)] = .provide(number: 13)
    $0.transport.truck?.crates[id: 2]?.marks.append(9)
    $0.transport.truck?.0.plate = "T 2"
    $0.transport.truck?.0.driver?.phone = nil
    $0.budget.expenses.append(.provide(cost: .provide(cents: 200)))
    $0.budget.limit.cents *= 2
    $0.budget.reserve.edit {
      $0.percent = 10
      $0.reason = "rain"
    }
  }
  #expect(edited.players[0].instruments.map(\.condition) == [.onLoan(from: "school")])
  #expect(edited.players[1].contact?.mail == "2!")
  #expect(edited.players[1].seat.desk == tour.players[1].seat.desk + 1)
  #expect(edited.stops[0].venue.fee?.cents == 5)
  #expect(edited.stops[0].venue.seats[Money(cents: 10)] == 4)
  #expect(edited.stops[0].programme.minutes == 19)
  #expect(edited.stops[1].remarks["door"] == "at 7")
  #expect(edited.rooms.mapValues(\.number) == [Key(1): 12, Key(2): 13])
  #expect(edited.rooms[Key(1)]?.shared?.name == "Ida")
  #expect(Transport._truck.extract(edited.transport)?.crates.map(\.marks) == [[0], [0, 9]])
  #expect(Transport._truck.extract(edited.transport)?.0.driver?.phone == .some(nil))
  #expect(edited.budget.left == 1_600)
  #expect(edited.budget.reserve == Share(percent: 10, reason: "rain"))
  #expect(tour.budget.left == 900)
}

@Test(
  arguments: [
    .init({ $0.whole = .asked }) { $0 == .asked },
    .init({ $0.booked = .provide(name: "Bristol") }) { $0 == .booked(.provide(name: "Bristol")) },
    .init({ $0.option?.days = 3 }) { $0 == .option(.provide(name: "Opera"), days: 3) },
    .init({ $0.option?.0.name = "Grand" }) { $0 == .option(.provide(name: "Grand"), days: 7) },
    .init({ if let hotel = $0.option?.0 { $0.booked = hotel } }) {
      $0 == .booked(.provide(name: "Opera"))
    },
    .init({ $0.refused? = "closed" }) { $0 == .option(.provide(name: "Opera"), days: 7) },
  ] as [Change<Booking<Hotel>.State>])
func aBookingIsEdited(_ change: Change<Booking<Hotel>.State>) {
  #expect(change.isRight(for: .option(.provide(name: "Opera"), days: 7)))
}

@Test func pathsLeadThroughModules() {
  let shops = Tour._players._each._instruments._each._name
  let longer = Tour._stops._each._programme._halves._each._each._pause %~ { $0 * 2 }
  let free = Tour._stops._each.filtered { $0.venue.fee?.isFree ?? true }._id
  let driver = Tour._transport._truck.then(path: \.0) * Vehicle._driver._some * Contact._mail
  let nights = Tour._stops._each._hotel._state._option.then(path: \.0)._nights
  #expect(shops.all(tour |> shops *~ "flute") == ["flute", "flute"])
  #expect((tour |> longer) == tour)
  #expect(free.all(tour) == ["Oslo", "Bergen"])
  #expect(driver.extract(tour |> driver *~ "a@b.c") == "a@b.c")
  #expect(nights.all(tour).isEmpty)
  #expect((tour |> Tour._rooms.at(Key(1)) *~ nil).rooms.isEmpty)
  #expect(Tour._rooms.index(key: Key(1))._number.extract(tour) == 11)
  #expect(Tour._budget._limit._currency.get(tour) == .euro)
}

@Test func aVariableOfAnExtensionIsEditedThroughItsSetter() {
  let crate = Crate(id: 1, marks: [1])
  for load in [Load.one(crate), .two(crate, marks: [])] {
    let edited = Delivery.load(load).editing { $0.load?.first? = Crate(id: 1, marks: [1, 2]) }
    #expect(edited.editing { _ in } == edited)
    #expect(edited != .load(load))
  }
}
