extension Order {
  /// Returns a copy with another city.
  func with(city: String) -> Order {
    Order(customer: customer, city: city, lines: lines)
  }
}
