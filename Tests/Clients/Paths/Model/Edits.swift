// `Scripts/check-completion` asks the language server what an editor shows. Behind the last dot in front of
// `// lists`, these members are listed, among others. Hovering over the last member of an expression shows
// what stands behind `// shows`, and its definition is a variable of a draft.
func edits(state: AppState, order: Order) {
  _ = state.editing { _ = $0.last }  // lists last log orders settings
  _ = state.editing { _ = $0.settings.theme }  // lists currency names theme
  _ = state.editing { _ = $0.settings.theme.dark }  // lists dark name
  _ = state.editing { _ = $0.orders[0].id }  // lists id payment
  _ = state.editing { _ = $0.orders.first }  // lists append first isEmpty
  _ = state.editing { _ = $0.last?.id }  // lists id payment
  _ = state.editing { _ = $0.settings.names["a"]?.dark }  // lists dark name
  _ = state.editing {
    $0.orders = []
    $0.last = nil
    _ = $0.settings.theme.dark  // lists dark name
  }
  _ = state.draft.last  // lists last log orders settings
  _ = state.draft.settings.theme  // lists currency names theme
  _ = \AppState.draft.last  // lists last log orders settings
  _ = \AppState.draft.settings.theme  // lists currency names theme
  _ = order.draft  // lists draft edit editing

  _ = state.editing { _ = $0.orders }  // shows var orders: \[Order\]
  _ = state.editing { $0.orders[0].id = 1 }  // shows var id: Int
  _ = state.editing { $0.last?.id = 1 }  // shows var id: Int
  _ = state.editing { $0.settings.theme.name += "a" }  // shows var name: String
  _ = state.draft.settings.theme.name  // shows var name: String
}
