import Testing

@testable import Shop

@Test func osloIsFree() {
  let order = Order(customer: "Ann", city: "Oslo")
  #expect(order.shipping == 0)
}
