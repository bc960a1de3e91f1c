// Twelve protocols of a project whose mocks a generator wrote. They need no annotation.

struct User: Equatable {
  let id: Int
  let name: String
}

struct Receipt: Equatable {
  let amount: Int
}

protocol Authentication {
  func signIn(name: String, password: String) async throws -> User
  func signOut()
}

protocol UserStore {
  func allUsers() -> [User]
  func user(id: Int) throws -> User
  func save(_ user: User)
}

protocol Timekeeper: Sendable {
  func now() -> Int
}

protocol Analytics: AnyObject, Sendable {
  func track(_ event: String, parameters: [String: String])
}

protocol ImageLoader: Sendable {
  func image(at path: String) async throws -> [UInt8]
}

protocol Cache<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value

  func value(for key: Key) -> Value?
  func store(_ value: Value, for key: Key)
}

protocol FeatureFlags {
  subscript(name: String) -> Bool { get }
}

@MainActor protocol Notifier {
  func show(_ title: String, then action: @escaping () -> Void)
}

protocol Log {
  func write<Value: CustomStringConvertible>(_ value: Value)
}

protocol PaymentGateway {
  func charge(_ amount: Int, to user: User) throws -> Receipt
}

protocol Preferences {
  var theme: String { get set }
  var isMuted: Bool { get }
}

protocol Locator {
  func userStore() -> any UserStore
  func gateway() -> any PaymentGateway
}

/// A class that gets all that it needs from a locator.
final class Shop {
  private let locator: any Locator

  init(locator: any Locator) {
    self.locator = locator
  }

  func buy(for id: Int, amount: Int) throws -> Receipt {
    let user = try locator.userStore().user(id: id)
    let receipt = try locator.gateway().charge(amount, to: user)
    locator.userStore().save(user)
    return receipt
  }
}
