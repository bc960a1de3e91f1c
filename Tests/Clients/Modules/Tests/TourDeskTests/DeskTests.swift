import Ensemble
import FactoryProvider
import Optics
import OpticsLaws
import Testing
import TourTestSupport
import Touring

@testable import TourDesk

private let open = DeskState.fixture.editing { $0.screen = .tour($0.tours[0], tab: .players) }
private let openTour = DeskState._screen._tour.then(path: \.0)

@Test func actionsChangeTheDesk() {
  let rows: [(Action, (DeskState) -> Bool)] = [
    (
      .loaded(.provide(elements: [.provide(id: Key(3))])),
      { $0.tours.map(\.id.number) == [1, 2, 3] }
    ),
    (.failed(.fixture), { $0.notices == [.fixture(retries: 1)] }),
    (.failed(.fixture(id: 5)), { $0.notices.map(\.id) == [4, 5] }),
    (.chose(Key(2)), { openTour._id.extract($0) == Key(2) }),
    (.chose(Key(9)), { $0 == open }),
    (.renamed(Key(2), to: "Ida"), { openTour._players.index(1)._name.extract($0) == "Ida" }),
    (.renamed(Key(2), to: "Ida"), { $0.tours[0].players.map(\.name) == ["1", "Ida", "3"] }),
    (.moved(Key(3), to: .brass), { openTour._players._last._seat._desk.extract($0) == 1 }),
    (.dismissed(4), { $0.notices.isEmpty }),
    (.spent(.provide(title: "tea"), on: Key(1)), { $0.drafts[Key(1)]?.map(\.title) == ["tea"] }),
    (.stamped(country: "NO"), { $0 == open }),
  ]
  for (action, isRight) in rows {
    var state = open
    DeskState.reduce(&state, action)
    #expect(isRight(state), "\(action)")
  }
}

@Test func passportsAreStampedAtTheBorder() {
  var state = DeskState.fixture(
    screen: .checkIn(CheckIn(passports: [], current: .provide(visas: [:]))))
  DeskState.reduce(&state, .stamped(country: "NO"))
  DeskState.reduce(&state, .stamped(country: "NO"))
  #expect(DeskState._screen._checkIn._current._some._visas.at("NO").extract(state) == 2)
  state.edit { $0.screen.checkIn?.current? = .provide(number: "P 2") }
  #expect(Screen._checkIn._current._some._number.extract(state.screen) == "P 2")
}

@Test func thePartsOfAScreenAreEdited() {
  let edited = open.editing {
    $0.screen.tour?.tab = .money
    $0.screen.tour?.0.stops[0].hotel.state.booked?.name = "Opera"
    $0.screen.tour?.0.transport.bus?.driver?.mail = "bus@example.com"
    $0.screen.tour?.0.modify(Tour._stops._each._programme) { $0.title = "Spring" }
    $0.tours.modify([Tour]._each._id) { $0 = Key($0.number + 1) }
    $0.filter.text += "ba"
    $0.filter.sections.insert(.winds)
    $0.filter.onlyUnpaid.toggle()
    $0.notices[0].retries += 2
    $0.drafts = [Key(1): [.provide(title: "bus")]]
    $0.drafts[Key(1)]?[0].cost.cents += 5
    $0.modify(DeskState._tours._each._budget._reserve) { $0.reason = "none" }
  }
  #expect(DeskState._screen._tour.then(path: \.tab).extract(edited) == .money)
  #expect(openTour._stops._each._programme._title.all(edited) == ["Spring"])
  #expect(edited.tours.map(\.id.number) == [2, 3])
  #expect(edited.filter == Filter(text: "ba", sections: [.brass, .winds], onlyUnpaid: true))
  #expect(edited.notices == [.build(id: 4, text: "offline", retries: 2)])
  #expect(edited.drafts[Key(1)]?[0].cost.cents == 5)
  #expect(DeskState._tours._each._budget._reserve._reason.all(edited) == ["none", "none"])
  #expect(edited.screen.case == .tour)
}

@MainActor @Test func theDeskLoadsItsTours() async {
  let store =
    Factory<TourStoreStub>.provide()
    |> TourStoreStub._tours
    *~ throwing(Refusal.full, then: .provide(elements: [.provide(id: Key(7))]))
  let desk = Desk(store: store, title: "Tours", state: .fixture)
  await desk.load(page: 0)
  #expect(desk.state.notices.map(\.text) == ["offline", "full"])
  await desk.load(page: 0)
  #expect(desk.state.tours.map(\.id.number) == [1, 2, 7])
  #expect(desk.state.notices.map(\.id) == [4])
}

@Test func arbitraryStatesHaveToursAndActions() {
  var source = RandomSource(seed: 0)
  let states = (0..<9).map { _ in DeskState.arbitrary(using: &source) }
  let actions = (0..<99).map { _ in Action.arbitrary(using: &source) }
  #expect(states.contains { DeskState._tours._each._stops._each.matches($0) })
  #expect(Set(actions.map(\.case)).count == Action.Case.allCases.count)
}

@MainActor @Test func rowsAreMadeOnTheMainActor() {
  let row = Factory<Row>.provide(title: "one")
  row.onTap(row.tour.id)
  #expect(row.title == "one")
  #expect(Factory<Desk>.provide(title: "two").title == "two")
}

@Test func noNoticeIsThereTwice() throws {
  try checkInvariant(of: DeskState.reduce, from: .fixture, actions: Action.self, size: 6) {
    Set($0.notices.map(\.id)).count == $0.notices.count
  }
}
