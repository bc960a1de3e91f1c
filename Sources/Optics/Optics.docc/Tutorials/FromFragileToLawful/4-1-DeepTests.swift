import FactoryProvider
import Testing

@testable import Club

@Test func movingKeepsTheStreet() {
  let user = Factory<User>.provide { $0.address.street = "1 Elm St" }
  let moved = user.editing { $0.address.city = "Shelbyville" }
  #expect(moved.address == Address(street: "1 Elm St", city: "Shelbyville"))
}
