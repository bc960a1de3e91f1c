// The models of the article on `@Buildable` (ロクネム, SmartBank): a person, and a date. The article
// passes the date's default values to the macro; here they are in the configuration file. Adapted:
// the article omits the contents of an address.

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
