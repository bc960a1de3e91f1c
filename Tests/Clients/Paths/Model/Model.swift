import Money

public struct AppState {
  var settings: Settings
  var orders: [Order]
  var last: Order?
  var log: Page<Order>
}

public struct Settings {
  var theme: Theme
  let currency: Currency
  var names: [String: Theme]
}

public struct Theme {
  var dark: Bool
  var name: String
  /// An editor does not offer the optic of a property that has none.
  lazy var length = name.count
}

public struct Order {
  let id: Int
  let payment: Payment
}

public enum Payment {
  case cash
  case card(Card)
}

public struct Card { var number: String }

public struct Page<Item> {
  var items: [Item]
  var number: Int
}
