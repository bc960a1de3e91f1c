import FactoryProvider
import Testing

@testable import Shop

@Test func moreOfALineKeepsItsProduct() {
  let order = Factory<Order>.provide { $0.lines[0].product = "Tea" }
  let more = order.editing { $0.lines[0].quantity = 2 }
  #expect(more.lines == [Line(product: "Tea", quantity: 2)])
}
