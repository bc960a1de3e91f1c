import FactoryProvider
import Testing

@testable import Shop

@Test func osloIsFree() {
  let order = Factory<Order>.provide().with(city: "Oslo")
  #expect(order.shipping == 0)
}
