import FactoryProvider
import Testing

@testable import Shop

@Test func osloIsFree() {
  let order = Factory<Order>.provide { $0.city = "Oslo" }
  #expect(order.shipping == 0)
}
