import FactoryProvider

@testable import Club

extension User: Providable {
  /// Some user.
  public static func provide() -> User {
    User(name: .provide(), age: .provide(), address: .provide())
  }
}

extension Address: Providable {
  /// Some address.
  public static func provide() -> Address {
    Address(street: .provide(), city: .provide())
  }
}
