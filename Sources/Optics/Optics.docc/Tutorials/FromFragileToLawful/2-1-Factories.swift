import FactoryProvider

@testable import Shop

extension Order: Providable {
  /// Some order.
  public static func provide() -> Order {
    Order(customer: .provide(), city: .provide(), lines: .provide())
  }
}

extension Line: Providable {
  /// Some line.
  public static func provide() -> Line {
    Line(product: .provide(), quantity: .provide())
  }
}
