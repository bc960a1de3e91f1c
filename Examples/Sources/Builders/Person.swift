// The models of the article on `@Buildable` (ロクネム, SmartBank): a person, and a date whose default
// values are given in the configuration, where the article gives them to the macro. Adapted: the
// article leaves out what an address holds.

struct Person: Equatable {
  let name: String
  let age: Int
  let address: Address
  let hobby: String?

  init(name: String, age: Int, address: Address, hobby: String?) {
    self.name = name
    self.age = age
    self.address = address
    self.hobby = hobby
  }
}

struct Address: Equatable {
  let city: String
}

struct LocalDate: Equatable {
  let year: Int
  let month: Int
  let day: Int

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}
