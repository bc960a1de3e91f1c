import FactoryProvider
import Testing

@testable import Club

@Test func movingKeepsTheStreet() {
  let user = Factory<User>.provide() |> User._address._street *~ "1 Elm St"
  let moved = user |> User._address._city *~ "Shelbyville"
  #expect(moved.address == Address(street: "1 Elm St", city: "Shelbyville"))
}

@Test func cardsAreMasked() {
  let user = Factory<User>.provide() |> User._payment *~ .card(number: "4242 4242")
  let masked = user |> User._payment._card %~ { "…" + $0.suffix(4) }
  #expect(User._payment._card.extract(masked) == "…4242")
  #expect(User._payment._transfer.extract(masked) == nil)
}
