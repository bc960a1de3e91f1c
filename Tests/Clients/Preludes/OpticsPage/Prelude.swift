// Declarations that the first pages of Optics and FactoryProvider use, in addition to the model of the
// example.
import FactoryProvider

struct User: Equatable {
  let id: UserId
  let name: String
  let age: Int

  var isAdult: Bool { age >= 20 }
}

struct UserId: Equatable {
  let value: String
}

extension User: Providable {
  static func provide() -> User { User(id: UserId(value: ""), name: "", age: 0) }
}

func XCTAssertFalse(_ condition: Bool) { precondition(!condition) }

let users = [19, 20].map { User(id: UserId(value: "u1"), name: "Taro", age: $0) }
