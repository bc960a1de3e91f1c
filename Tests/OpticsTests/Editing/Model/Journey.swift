/// Cases with several payloads, and with generic ones.
enum Journey: Equatable, Sendable {
  case walk(from: Address, to: Address)
  case visit(Customer, days: Int)
  case tour([Address], notes: [Int: Line])
  indirect case then(Journey, pause: Int, Address?)
  case none
}

enum Loadable<Value> {
  case idle
  case loaded(Value)
  case page([Value], next: Value?)
  case stale(Value, since: Int, Address)
}

extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Sendable where Value: Sendable {}

struct Screen: Equatable, Sendable {
  let cart: Loadable<Customer>
  let count: Loadable<Int>
}
