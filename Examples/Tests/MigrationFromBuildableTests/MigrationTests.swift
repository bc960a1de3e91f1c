import Testing

@testable import MigrationFromBuildable

/// The tests of a project that used `@Buildable`, with the same calls.
@Suite struct MigrationTests {
  @Test func eachArgumentHasADefault() throws {
    let person = Person.build(name: "rockname")
    #expect(person.name == "rockname" && person.birthday.year == 1970 && person.hobby == nil)
    #expect(Address.build(city: "Tokyo").country == .japan)
    #expect(Account.build(owner: person).balance == 100)
    #expect(Card.build().transfers.isEmpty)
    #expect(try Statement.build(lines: ["a"]).lines == ["a"])
    #expect(PostalCode.build(digits: "1234567")?.digits == "1234567")
    #expect(PostalCode.build() == nil)
  }

  @Test func aMarkedCaseHasABuilder() {
    let transfer = Transfer.build(amount: 3)
    #expect(transfer == .bank(from: .build(), to: .build(), amount: 3))
  }

  @Test func aClassHasABuilder() {
    let session = Session.build(person: .build(hobby: "chess"))
    session.onExpiry()
    #expect(session.person.hobby == "chess")
  }
}
