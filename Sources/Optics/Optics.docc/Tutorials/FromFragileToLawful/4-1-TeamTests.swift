import FactoryProvider
import Testing

@testable import Club

@Test func movingKeepsTheStreet() {
  let user = Factory<User>.provide() |> User._address._street *~ "1 Elm St"
  let moved = user |> User._address._city *~ "Shelbyville"
  #expect(moved.address == Address(street: "1 Elm St", city: "Shelbyville"))
}
