import FactoryProvider
import Testing

@testable import Club

@Test func movingKeepsTheStreet() {
  let user = Factory<User>.provide { $0.address.street = "1 Elm St" }
  let moved = user.editing { $0.address.city = "Shelbyville" }
  #expect(moved.address == Address(street: "1 Elm St", city: "Shelbyville"))
}

@Test func cardsAreMasked() {
  let user = Factory<User>.provide { $0.payment = .card(number: "4242 4242") }
  let masked = user.editing {
    $0.payment.card?.removeFirst(5)
    $0.payment.transfer?.day += 1
  }
  #expect(masked.payment == .card(number: "4242"))
}
