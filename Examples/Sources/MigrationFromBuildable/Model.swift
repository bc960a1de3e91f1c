// Ten types of a project that used `@Buildable`. The comment stands where the attribute stood; the
// arguments of an attribute are in `lens-gen.yml`, in the folder of the tests.

struct Person: Equatable {
  let name: String
  let birthday: LocalDate
  let address: Address
  let hobby: String?

  // lens-gen: build
  init(name: String, birthday: LocalDate, address: Address, hobby: String?) {
    self.name = name
    self.birthday = birthday
    self.address = address
    self.hobby = hobby
  }

  /// Has no builder, because the one above asks for its own.
  init(name: String) {
    self.init(
      name: name, birthday: LocalDate(year: 1970, month: 1, day: 1), address: .home, hobby: nil)
  }
}

struct LocalDate: Equatable {
  let year: Int
  let month: Int
  let day: Int
}

struct Address: Equatable {
  static let home = Address(street: "", city: "", country: .japan)

  let street: String
  let city: String
  let country: Country
}

enum Country: Equatable {
  case japan, korea
}

struct Account: Equatable {
  let owner: Person
  let balance: Int  // lens-gen: default 100
  let isLocked: Bool
}

enum Transfer: Equatable {
  case none
  // lens-gen: build
  case bank(from: Account, to: Account, amount: Int)
}

struct Statement: Equatable {
  struct Overdrawn: Error {}

  let lines: [String]
  let total: Int

  init(lines: [String], total: Int) throws {
    guard total >= 0 else { throw Overdrawn() }
    self.lines = lines
    self.total = total
  }
}

struct PostalCode: Equatable {
  let digits: String

  init?(digits: String) {
    guard digits.count == 7 else { return nil }
    self.digits = digits
  }
}

struct Card: Equatable {
  let number: String
  let limits: [String: Int]
  let transfers: [Transfer]
}

final class Session {
  let person: Person
  let onExpiry: () -> Void

  init(person: Person, onExpiry: @escaping () -> Void) {
    self.person = person
    self.onExpiry = onExpiry
  }
}
