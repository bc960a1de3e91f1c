import FactoryProvider
import Testing

@testable import Shop

@Test func moreOfALineKeepsItsProduct() {
  let order = Factory<Order>.provide { $0.lines[0].product = "Tea" }
  let more = order.editing { $0.lines[0].quantity = 2 }
  #expect(more.lines == [Line(product: "Tea", quantity: 2)])
}

@Test func cardsAreMasked() {
  let order = Factory<Order>.provide { $0.payment = .card(number: "4242 4242") }
  let masked = order.editing {
    $0.payment.card?.removeFirst(5)
    $0.payment.transfer?.day += 1
  }
  #expect(masked.payment == .card(number: "4242"))
}

@Test func allLinesAreCounted() {
  let order = Factory<Order>.provide(lines: [.provide(), .provide()])
  let threeOfEach = order |> Order._lines._each._quantity *~ 3
  #expect(threeOfEach.count == 6)
}
