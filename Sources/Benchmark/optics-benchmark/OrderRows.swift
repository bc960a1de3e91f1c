import BenchmarkModel
import Optics

/// Reading and changing `let` properties of all kinds: names, arrays, payloads, optionals, nested
/// structs.
let orderRows: [Comparison] = [
  copy("set an integer, 3 levels", orders, limit: 1.05, inLoop: 2_000, byHand: { $0.with(zip: $1) })
  {
    $0 |> Order._customer._address._zip *~ $1
  },
  copy(
    "set a string, 3 levels", orders, limit: 1.05, inLoop: 2_000,
    byHand: { whole, _ in whole.with(city: "Oslo") }
  ) {
    whole, _ in whole |> Order._customer._address._city *~ "Oslo"
  },
  copy(
    "modify an integer, 3 levels", orders, limit: 1.05, inLoop: 2_000,
    byHand: { $0.with(zip: $0.customer.address.zip &+ $1) }
  ) { whole, number in whole |> Order._customer._address._zip %~ { $0 &+ number } },
  copy(
    "modify a case's integer", orders, limit: 1.05, inLoop: 2_000, byHand: { $0.adding(points: $1) }
  ) { whole, number in
    whole |> Order._payment._points %~ { $0 &+ number }
  },
  copy(
    "modify through an optional", orders, limit: 1.05, inLoop: 2_000,
    byHand: { $0.addingToAddress($1) }
  ) { whole, number in
    whole |> Order._address._some._zip %~ { $0 &+ number }
  },
  all("all of 1,000 strings", longestOrders, limit: 1.1, inLoop: 40, { $0.lines.map(\.sku) }) {
    Order._lines._each._sku.all($0)
  },
]

/// One change, in a function of its own.
let functionRows: [Comparison] = [
  change("set a constant, 3 levels", { $0.with(zip: $1) }) {
    $0 |> Order._customer._address._zip *~ $1
  },
  change("modify a case's integer", { $0.adding(points: $1) }) { whole, number in
    whole |> Order._payment._points %~ { $0 &+ number }
  },
  change("modify a case's integer, by a method", { $0.adding(points: $1) }) { whole, number in
    Order._payment._points.modifying(whole) { $0 &+ number }
  },
  change("modify through an optional", { $0.addingToAddress($1) }) { whole, number in
    whole |> Order._address._some._zip %~ { $0 &+ number }
  },
  change("modify through an optional, by a method", { $0.addingToAddress($1) }) { whole, number in
    Order._address._some._zip.modifying(whole) { $0 &+ number }
  },
  changeInPlace(
    "set a constant in place, 3 levels", limit: 2.1,
    { whole, zip in
      // In a function of its own, all parts would be copied.
      let customer = whole.customer
      whole = Order(
        id: whole.id, lines: whole.lines, payment: whole.payment, address: whole.address,
        customer: Customer(
          name: customer.name, tags: customer.tags, payment: customer.payment,
          nickname: customer.nickname,
          address: Address(
            street: customer.address.street, city: customer.address.city, zip: zip)))
    }
  ) { whole, number in Order._customer._address._zip.set(number, in: &whole) },
  changeInPlace("modify a case's integer in place", limit: 1.05, { $0 = $0.adding(points: $1) }) {
    whole, number in
    Order._payment._points.modify(&whole) { $0 &+= number }
  },
  changeInPlace(
    "set a case's integer in place", limit: 1.05,
    { whole, number in
      guard case .points = whole.payment else { return }
      whole = Order(
        id: whole.id, lines: whole.lines, payment: .points(number), address: whole.address,
        customer: whole.customer)
    }
  ) { whole, number in Order._payment._points.set(number, in: &whole) },
  changeInPlace("modify through an optional in place", limit: 1.05, { $0 = $0.addingToAddress($1) })
  {
    whole, number in Order._address._some._zip.modify(&whole) { $0 &+= number }
  },
  all("all of 30 strings", longOrders, { $0.lines.map(\.sku) }) {
    Order._lines._each._sku.all($0)
  },
  all("all of 3 strings", shortOrders, { $0.lines.map(\.sku) }) {
    Order._lines._each._sku.all($0)
  },
  all("all of 3 integers", shortOrders, { $0.lines.map(\.quantity) }) {
    Order._lines._each._quantity.all($0)
  },
  all(
    "all of the strings of 8 lists", Array(repeating: shortOrders, count: 8),
    { $0.flatMap { $0.lines.map(\.sku) } }
  ) { [Order]._each._lines._each._sku.all($0) },
]

// Neither is inlined, so that the functions are called, and each copies what it has to.

private func change(
  _ name: String, _ byHand: @escaping @Sendable (Order, Int) -> Order,
  withOptics: @escaping @Sendable (Order, Int) -> Order
) -> Comparison {
  @Sendable func result(_ change: (Order, Int) -> Order) -> Int {
    (0..<1_000).reduce(0) { $0 &+ change(orders[$1 & 7], $1).checksum }
  }
  return Comparison(
    name: name, limit: 1.05, calls: 1_000, baseline: { result(byHand) },
    candidate: { result(withOptics) })
}

private func changeInPlace(
  _ name: String, limit: Double = 1.1, _ byHand: @escaping @Sendable (inout Order, Int) -> Void,
  withOptics: @escaping @Sendable (inout Order, Int) -> Void
) -> Comparison {
  @Sendable func result(_ change: (inout Order, Int) -> Void) -> Int {
    var whole = orders[2]
    for number in 0..<1_000 { change(&whole, number) }
    return whole.checksum
  }
  return Comparison(
    name: name, limit: limit, calls: 1_000, baseline: { result(byHand) },
    candidate: { result(withOptics) })
}

/// All parts as an array.
@inline(__always) private func all<Whole, Part>(
  _ name: String, _ wholes: @autoclosure @escaping @Sendable () -> [Whole], limit: Double = 1,
  inLoop: Int? = nil, _ byHand: @escaping @Sendable (Whole) -> [Part],
  withOptics: @escaping @Sendable (Whole) -> [Part]
) -> Comparison {
  reading(
    name, wholes(), limit: limit, inLoop: inLoop,
    byHand: { whole, _ in count(byHand(whole)) },
    withOptics: { whole, _ in count(withOptics(whole)) })
}

@inline(__always) private func count<Part>(_ parts: [Part]) -> Int {
  use(parts)
  return parts.count
}

/// Many changes of one value in pipes, compared with hand-written copies: one copy for each change.
let pipeRows: [Comparison] = [
  copy(
    "3 changes", constants, limit: 1.38, inLoop: 2_000,
    byHand: { whole, number in
      var changed = Constant1(next: whole.next, count: number, name: whole.name)
      changed = Constant1(
        next: Constant2(
          next: changed.next.next, count: changed.next.count &+ number, name: changed.next.name),
        count: changed.count, name: changed.name)
      return changed.with(third: number)
    },
    withOptics: { whole, number in
      whole
        |> Constant1._count *~ number
        |> Constant1._next._count %~ { $0 &+ number }
        |> Constant1._next._next._count *~ number
    })
]

extension Order {
  @inline(__always) func with(zip: Int? = nil, city: String? = nil) -> Order {
    let address = customer.address
    return Order(
      id: id, lines: lines, payment: payment, address: self.address,
      customer: Customer(
        name: customer.name, tags: customer.tags, payment: customer.payment,
        nickname: customer.nickname,
        address: Address(
          street: address.street, city: city ?? address.city, zip: zip ?? address.zip)))
  }

  @inline(__always) fileprivate func adding(points number: Int) -> Order {
    guard case .points(let points) = payment else { return self }
    return Order(
      id: id, lines: lines, payment: .points(points &+ number), address: address, customer: customer
    )
  }

  @inline(__always) fileprivate func addingToAddress(_ number: Int) -> Order {
    guard let address else { return self }
    return Order(
      id: id, lines: lines, payment: payment,
      address: Address(street: address.street, city: address.city, zip: address.zip &+ number),
      customer: customer)
  }
}
