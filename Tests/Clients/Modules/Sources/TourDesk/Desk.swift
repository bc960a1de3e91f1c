import Ensemble
import Optics
import Touring

extension DeskState {
  /// Changes the state after an action.
  nonisolated static func reduce(_ state: inout DeskState, _ action: Action) {
    state.edit {
      switch action {
      case .loaded(let page):
        $0.tours.append(contentsOf: page.elements)
        $0.notices.removeAll { $0.retries > 0 }
      case .failed(let notice):
        $0.notices[id: notice.id] = notice
        $0.notices[id: notice.id]?.retries = min(notice.retries, 9) + 1
      case .chose(let id):
        if let tour = $0.tours[id: id] { $0.screen = .tour(tour, tab: .stops) }
      case .renamed(let id, let name):
        $0.screen.tour?.0.players[id: id]?.name = name
        $0.modify(DeskState._tours._each._players.element(id: id)._name) { $0 = name }
      case .moved(let id, let section):
        $0.screen.tour?.0.players[id: id]?.seat.edit {
          $0.section = section
          $0.desk = 1
        }
      case .dismissed(let id): $0.notices[id: id] = nil
      case .spent(let expense, let id): $0.drafts[id, default: []].append(expense)
      case .stamped(let country):
        $0.screen.checkIn?.current?.visas[country, default: 0] += 1
      }
    }
  }
}

/// What views show.
final class Desk {
  let store: any TourStore
  let title: String
  private(set) var state: DeskState

  init(store: any TourStore, title: String, state: DeskState) {
    self.store = store
    self.title = title
    self.state = state
  }

  func send(_ action: Action) { DeskState.reduce(&state, action) }

  func load(page: Int) async {
    do {
      send(.loaded(try await store.tours(page: page)))
    } catch {
      send(.failed(Notice(id: page, text: "\(error)", retries: 0)))
    }
  }
}

/// What a list shows of a tour: not isolated by itself, so only the main actor uses it.
struct Row {
  let tour: Tour
  let title: String
  let onTap: (Tour.ID) -> Void
}
