/// The protocols of the tests of stubs that are strict and record their calls.
struct Receipt: Equatable {
  let number: Int
}

/// A type that is not `Sendable`.
final class Draft {
  var text = ""
}

struct Declined: Error, Equatable {}

protocol Cashier {
  func charge(_ amount: Int) -> Receipt
  func refund(_ receipt: Receipt, because reason: String) async throws
  func count() throws(Declined) -> Int
  func close()
  func note(_ text: String?)
  func note(_ number: Int)
  func first<Value: Equatable>(of values: [Value]) -> Value
  func cashier() -> any Cashier
  var name: String { get set }
}

/// A protocol whose requirements have no default.
protocol Archive {
  func draft() throws -> Draft
  func draft(id: Int) async throws -> Draft
  func newest() throws(Declined) -> Draft
}

protocol Courier: Sendable {
  func ship(_ name: String, to city: String) async
}

protocol Named {
  var label: String { get }
}

protocol Vault: Actor, Named {
  var balance: Int { get set }
  func withdraw(_ amount: Int) throws -> Int
  func review(_ draft: Draft) async -> Draft
  nonisolated func limit() -> Int
}

protocol Ledger: Actor, Hashable {
  init(name: String)
  func write(_ line: String)
}

protocol Doorbell: AnyObject {
  func ring()
}
