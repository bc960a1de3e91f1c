import Ensemble
import FactoryProvider
import TourTestSupport
import Touring

@testable import TourDesk

extension DeskState: Fixturable {
  public static var fixture: DeskState {
    DeskState(
      tours: [.provide(id: Key(1), players: Factory.distinct(3)), .provide(id: Key(2))],
      screen: .overview, filter: .fixture, notices: [.fixture], drafts: [:])
  }
}

extension Filter: Fixturable {
  public static var fixture: Filter { Filter(text: "", sections: [.brass], onlyUnpaid: false) }
}

extension Notice: Fixturable {
  public static var fixture: Notice { Notice(id: 4, text: "offline", retries: 0) }
}
