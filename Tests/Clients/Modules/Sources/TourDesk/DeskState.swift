import Ensemble
import Optics
import Touring

nonisolated struct DeskState: Equatable {
  let tours: [Tour]
  let screen: Screen
  let filter: Filter
  let notices: [Notice]
  let drafts: [Key<Tour>: [Expense]]
}

nonisolated enum Screen: Equatable {
  case overview
  case tour(Tour, tab: Tab)
  case checkIn(CheckIn)
  case problem(Notice)

  enum Tab: Equatable, CaseIterable {
    case players, stops, money
  }
}

nonisolated struct Filter: Equatable {
  var text = ""
  let sections: Set<Section>
  let onlyUnpaid: Bool
}

nonisolated struct Notice: Equatable, Identifiable {
  let id: Int
  let text: String
  let retries: Int
}

/// The border, player by player.
nonisolated struct CheckIn: Equatable {
  let passports: [Passport]
  let current: Passport?
}

nonisolated enum Action: Equatable {
  case loaded(Page<Tour>)
  case failed(Notice)
  case chose(Tour.ID)
  case renamed(Player.ID, to: String)
  case moved(Player.ID, to: Section)
  case dismissed(Notice.ID)
  case spent(Expense, on: Tour.ID)
  case stamped(country: String)
}
