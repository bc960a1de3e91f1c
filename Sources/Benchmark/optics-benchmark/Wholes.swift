import BenchmarkModel

// The wholes that the rows read and change: eight of each kind, which differ.

/// A whole of which a few parts are added up.
protocol Checked: Sendable {
  var checksum: Int { get }
}

let constants = eight { number in
  Constant1(
    next: Constant2(
      next: Constant3(
        next: Constant4(
          next: Constant5(
            next: Constant6(value: number, count: number, name: "six"), count: number, name: "five"),
          count: number, name: "four"),
        count: number, name: "three"),
      count: number, name: "two"),
    count: number, name: "one")
}

let variables = eight { number in
  Variable1(
    next: Variable2(
      next: Variable3(
        next: Variable4(
          next: Variable5(
            next: Variable6(value: number, count: number, name: "six"), count: number, name: "five"),
          count: number, name: "four"),
        count: number, name: "three"),
      count: number, name: "two"),
    count: number, name: "one")
}

/// Half of them have no points, and two have no address.
let orders = eight { order($0, lines: 10) }
let shortOrders = eight { order($0, lines: 3) }
let longOrders = eight { order($0, lines: 30) }
let longestOrders = eight { order($0, lines: 1000) }

private func order(_ number: Int, lines: Int) -> Order {
  let address = Address(
    street: "a street on the heap, \(number)", city: "a city on the heap, \(number)", zip: number)
  return Order(
    id: "an identifier on the heap, \(number)",
    lines: (0..<lines).map { Line(sku: "a stock keeping unit, \($0)", quantity: $0 + number) },
    payment: number & 1 == 0 ? .points(number) : .card(number: "a number on the heap", code: 3),
    address: number & 3 == 0 ? nil : address,
    customer: Customer(
      name: "a name on the heap, \(number)", tags: ["a tag on the heap"], payment: .points(3),
      nickname: "a nickname on the heap", address: address))
}

/// The same order, of variables.
func variable(_ order: Order) -> VariableOrder {
  func variable(_ address: Address) -> VariableAddress {
    VariableAddress(street: address.street, city: address.city, zip: address.zip)
  }
  let customer = order.customer
  return VariableOrder(
    id: order.id, lines: order.lines.map { VariableLine(sku: $0.sku, quantity: $0.quantity) },
    payment: order.payment, address: order.address.map(variable),
    customer: VariableCustomer(
      name: customer.name, tags: customer.tags, payment: customer.payment,
      nickname: customer.nickname, address: variable(customer.address)))
}

let shops = eight { number in
  Shop(orders: orders, featured: orders[number], spare: orders[7 - number])
}

let warehouses = eight { number in
  Warehouse(shelves: (0..<8).map(shelf), featured: shelf(number + 8), spare: shelf(number + 9))
}

private func shelf(_ number: Int) -> Shelf {
  Shelf(
    name: "a shelf on the heap, \(number)",
    bins: (0..<8).map { Bin(sku: "a stock keeping unit, \($0)", quantity: $0, limit: $0 + number) })
}

/// One in four has no `maybe`.
let containers = eight { number in
  Container(
    numbers: Array(number..<number + 64),
    scores: Dictionary(uniqueKeysWithValues: (0..<100).map { ("key \($0)", $0 + number) }),
    maybe: number & 3 == 0 ? nil : number, shape: .circle(number), log: Log(page: Page(entries: []))
  )
}

/// One in four does not match.
let shapes: [Shape] = eight { $0 & 3 == 0 ? .none : .circle($0) }

private func eight<Whole>(_ whole: (Int) -> Whole) -> [Whole] { (0..<8).map(whole) }

// MARK: - Check sums

extension Constant1: Checked {
  var checksum: Int { count &+ next.count &+ next.next.count &+ next.next.next.next.next.count }
}

extension Variable1: Checked {
  var checksum: Int { count &+ next.next.count &+ next.next.next.next.next.count }
}

extension Order: Checked {
  var checksum: Int {
    let points = if case .points(let points) = payment { points } else { 0 }
    return customer.address.zip &+ points &+ (address?.zip ?? 0) &+ lines[1].quantity
  }
}

extension VariableOrder: Checked {
  var checksum: Int {
    let points = if case .points(let points) = payment { points } else { 0 }
    return customer.address.zip &+ points &+ (address?.zip ?? 0) &+ lines[1].quantity
  }
}

extension Shop: Checked {
  var checksum: Int {
    featured.lines[7].quantity &+ featured.lines[2].quantity &+ orders[7].lines[7].quantity
      &+ orders[3].customer.address.zip &+ spare.lines[7].quantity
  }
}

extension Warehouse: Checked {
  var checksum: Int {
    featured.bins[7].quantity &+ featured.bins[2].limit &+ shelves[7].bins[7].quantity
      &+ spare.bins[7].quantity
  }
}

extension Container: Checked {
  var checksum: Int { numbers[3] &+ (maybe ?? 0) }
}

extension Shape: Checked {
  var checksum: Int { if case .circle(let radius) = self { radius } else { 0 } }
}

/// An element of which a few are added up.
protocol Quantified: Sendable {
  var quantity: Int { get }
}

extension Line: Quantified {}
extension VariableLine: Quantified {}
extension Variable6: Quantified {
  var quantity: Int { value &+ count }
}
extension Int: Quantified {
  var quantity: Int { self }
}
extension Array: Checked where Element: Quantified {
  var checksum: Int { self[3].quantity &+ self[4].quantity }
}
extension Dictionary: Checked where Key == String, Value: Quantified {
  var checksum: Int { self["key 3"]?.quantity ?? 0 }
}
