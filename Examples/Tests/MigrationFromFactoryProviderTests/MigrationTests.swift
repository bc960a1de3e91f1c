import FactoryProvider
import Testing

@testable import MigrationFromFactoryProvider

/// The tests of a project that used the original FactoryProvider.
@Suite struct MigrationTests {
  @Test func everyTypeHasAFactory() {
    #expect(Factory<Order>.provide().payment == .cash)
    #expect(Factory<Event>.provide().season == .spring)
    #expect(Factory<Venue.Hall>.provide().seats.count == 1)
    #expect(Factory<Price>.provide(amount: 12).currency == .euro)
  }

  @Test func aLensSetsThePartThatMatters() {
    let order =
      Factory<Order>.provide() |> Order._customer * Customer._name *~ "Takeshi"
      |> Order._customer._address._city *~ "Tokyo"
    #expect(order.customer.name == "Takeshi")
    #expect(order.customer.address.city == "Tokyo")
    #expect(order.tickets == Factory<Order>.provide().tickets)
  }

  /// The original had no factory for a type with a closure, and none for a class.
  @Test func closuresAndClassesHaveFactories() {
    let checkout = Factory<Checkout>.provide()
    checkout.completion(.success(checkout.order))
    let cart = Factory<Cart>.provide()
    cart.onChange(1)
    #expect(cart.order == checkout.order)
  }
}
