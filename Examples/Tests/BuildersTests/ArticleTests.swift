import Optics
import Testing

@testable import Builders

// The article's first listing, a builder as in the book of design patterns; its second and third, a
// `build` written by hand and one that the macro expands to, are what lens-gen writes. The macro
// itself is in the tests of lens-gen, `BuildableMacro`, which also compare the two. Adapted: the
// article's test is one of XCTest.
extension Person {
  struct Builder {
    var name: String = ""
    var age: Int = 0
    var address: Address = .build()
    var hobby: String?

    func build() -> Person {
      Person(name: name, age: age, address: address, hobby: hobby)
    }
  }
}

@Suite struct ArticleTests {
  @Test func theBuilderPattern() {
    let person = Person.Builder(name: "rockname").build()
    #expect(person == .build(name: "rockname"))
  }

  @Test func aPersonByName() {
    var person = Person.build(name: "rockname")
    #expect(person == Person(name: "rockname", age: 0, address: .build(), hobby: nil))
    // (The article calls `person.changeName(to:)`, which it does not declare.)
    person = person |> Person._name *~ "rockname2"
    #expect(person.name == "rockname2")
  }

  @Test func aDateWithDefaultsOfItsOwn() {
    #expect(LocalDate.build() == LocalDate(year: 1970, month: 1, day: 1))
    #expect(LocalDate.build(day: 31) == LocalDate(year: 1970, month: 1, day: 31))
  }

  @Test func anInitializerThatThrows() throws {
    #expect(try Account.build(balance: 3).balance == 3)
    #expect(throws: Account.Overdrawn.self) { try Account.build(balance: -1) }
  }

  @Test func anInitializerThatSuspends() async {
    #expect(await Statement.build(lines: ["3"], currency: "yen").lines == ["3 yen"])
    #expect(await Statement.build().lines == [])
  }

  @Test func anInitializerThatMayGiveNil() {
    #expect(PostalCode.build(digits: "1500001")?.digits == "1500001")
    #expect(PostalCode.build() == nil)
  }

  @Test func aCaseThatIsMarked() {
    let payment = Payment.build(number: "4242")
    #expect(payment == .card(number: "4242", holder: .build()))
    #expect(Payment._card.extract(payment)?.holder.age == 0)
  }
}
