// The listings of the article on `@Buildable`, and what it leaves out.
import OpticsMacros
import Testing

struct Person {
  let name: String
  let age: Int
  let address: Address
  let hobby: String?
  @Buildable
  init(name: String, age: Int, address: Address, hobby: String?) {
    self.name = name
    self.age = age
    self.address = address
    self.hobby = hobby
  }
}

struct LocalDate {
  let year: Int
  let month: Int
  let day: Int
  @Buildable(["year": 1970, "month": 1, "day": 1])
  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

@Builders struct Address {
  let city: String
}

extension Person {
  mutating func changeName(to name: String) {
    self = Person(name: name, age: age, address: address, hobby: hobby)
  }
}

@Test func theListingsOfTheArticleGiveItsValues() {
  var person = Person.build(name: "rockname")
  #expect(person.age == 0 && person.address.city == "" && person.hobby == nil)
  person.changeName(to: "rockname2")
  #expect(person.name == "rockname2")
  let date = LocalDate.build()
  #expect(date.year == 1970 && date.month == 1 && date.day == 1)
}
