import BenchmarkModel
import Optics

/// How often one run calls each function.
private let repetitions = 1_000

private let address = Address(
  street: "a street on the heap, of any name", city: "a city on the heap, of any name", zip: 3)

private let orders = differentOrders(ofLines: 30)
private let shortOrders = differentOrders(ofLines: 3)

/// Returns different wholes; half of them have no points, and one in four has no address.
private func differentOrders(ofLines count: Int) -> [Order] {
  (0..<8).map { number in
    Order(
      id: "an identifier on the heap, \(number)",
      lines: (0..<count).map { Line(sku: "a stock keeping unit, \($0)", quantity: $0) },
      payment: number & 1 == 0 ? .points(number) : .coupons(["a coupon on the heap"]),
      address: number & 3 == 0 ? nil : address,
      customer: Customer(
        name: "a name on the heap, \(number)", tags: ["a tag on the heap"], payment: .points(3),
        nickname: "a nickname on the heap", address: address))
  }
}

/// One change, in a function of its own.
///
/// In a loop, the optimizer moves out of the loop what it can, and so hides what a single change costs.
let functionRows: [Comparison] = [
  row(
    "set a constant, 3 levels", limit: 1.05,
    byHand: { whole, number in
      let customer = whole.customer
      return Order(
        id: whole.id, lines: whole.lines, payment: whole.payment, address: whole.address,
        customer: Customer(
          name: customer.name, tags: customer.tags, payment: customer.payment,
          nickname: customer.nickname,
          address: Address(
            street: customer.address.street, city: customer.address.city, zip: number)))
    },
    withOptics: { whole, number in whole |> Order._customer._address._zip *~ number }),
  row(
    "modify a case's integer", limit: 1.05,
    byHand: { whole, number in
      guard case .points(let points) = whole.payment else { return whole }
      return Order(
        id: whole.id, lines: whole.lines, payment: .points(points &+ number),
        address: whole.address, customer: whole.customer)
    },
    withOptics: { whole, number in whole |> Order._payment._points %~ { $0 &+ number } }),
  row(
    "modify through an optional", limit: 1.05,
    byHand: { whole, number in
      guard let address = whole.address else { return whole }
      return Order(
        id: whole.id, lines: whole.lines, payment: whole.payment,
        address: Address(
          street: address.street, city: address.city, zip: address.zip &+ number),
        customer: whole.customer)
    },
    withOptics: { whole, number in whole |> Order._address._some._zip %~ { $0 &+ number } }),
  row(
    "set a constant in place, 3 levels", limit: 2.1,
    byHandInPlace: { whole, number in
      let customer = whole.customer
      whole = Order(
        id: whole.id, lines: whole.lines, payment: whole.payment, address: whole.address,
        customer: Customer(
          name: customer.name, tags: customer.tags, payment: customer.payment,
          nickname: customer.nickname,
          address: Address(
            street: customer.address.street, city: customer.address.city, zip: number)))
    },
    withOptics: { whole, number in Order._customer._address._zip.set(number, in: &whole) }),
  row(
    "modify a case's integer in place", limit: 1.1,
    byHandInPlace: { whole, number in
      guard case .points(let points) = whole.payment else { return }
      whole = Order(
        id: whole.id, lines: whole.lines, payment: .points(points &+ number),
        address: whole.address, customer: whole.customer)
    },
    withOptics: { whole, number in Order._payment._points.modify(&whole) { $0 &+= number } }),
  row(
    "modify through an optional in place", limit: 1.1,
    byHandInPlace: { whole, number in
      guard let address = whole.address else { return }
      whole = Order(
        id: whole.id, lines: whole.lines, payment: whole.payment,
        address: Address(
          street: address.street, city: address.city, zip: address.zip &+ number),
        customer: whole.customer)
    },
    withOptics: { whole, number in Order._address._some._zip.modify(&whole) { $0 &+= number } }),
  Comparison(
    name: "all of 30 strings", countLimit: 1,
    baseline: {
      (0..<repetitions / 10).reduce(0) { $0 &+ skusByHand(orders[$1 & 7]).count }
    },
    candidate: {
      (0..<repetitions / 10).reduce(0) { $0 &+ skusWithOptics(orders[$1 & 7]).count }
    }),
  Comparison(
    name: "all of 3 strings", countLimit: 1,
    baseline: {
      (0..<repetitions).reduce(0) { $0 &+ skusByHand(shortOrders[$1 & 7]).count }
    },
    candidate: {
      (0..<repetitions).reduce(0) { $0 &+ skusWithOptics(shortOrders[$1 & 7]).count }
    }),
  Comparison(
    name: "all of 3 integers", countLimit: 1,
    baseline: {
      (0..<repetitions).reduce(0) { $0 &+ quantitiesByHand(shortOrders[$1 & 7]).count }
    },
    candidate: {
      (0..<repetitions).reduce(0) { $0 &+ quantitiesWithOptics(shortOrders[$1 & 7]).count }
    }),
  Comparison(
    name: "all of the strings of 8 lists", countLimit: 1,
    baseline: {
      (0..<repetitions / 10).reduce(0) { sum, _ in sum &+ nestedByHand(shortOrders).count }
    },
    candidate: {
      (0..<repetitions / 10).reduce(0) { sum, _ in sum &+ nestedWithOptics(shortOrders).count }
    }),
]

private func row(
  _ name: String, limit: Double,
  byHand: @escaping @Sendable (Order, Int) -> Order,
  withOptics: @escaping @Sendable (Order, Int) -> Order
) -> Comparison {
  @Sendable func repeated(_ function: (Order, Int) -> Order) -> Int {
    (0..<repetitions).reduce(0) {
      $0 &+ checksum(function(orders[$1 & 7], $1))
    }
  }
  return Comparison(
    name: name, countLimit: limit, baseline: { repeated(byHand) },
    candidate: { repeated(withOptics) })
}

private func row(
  _ name: String, limit: Double,
  byHandInPlace: @escaping @Sendable (inout Order, Int) -> Void,
  withOptics: @escaping @Sendable (inout Order, Int) -> Void
) -> Comparison {
  @Sendable func repeated(_ function: (inout Order, Int) -> Void) -> Int {
    var whole = orders[2]
    for number in 0..<repetitions { function(&whole, number) }
    return checksum(whole)
  }
  return Comparison(
    name: name, countLimit: limit, baseline: { repeated(byHandInPlace) },
    candidate: { repeated(withOptics) })
}

private func checksum(_ order: Order) -> Int {
  let points = if case .points(let points) = order.payment { points } else { 0 }
  return order.customer.address.zip &+ points &+ (order.address?.zip ?? 0)
}

@inline(never)
private func skusByHand(_ order: Order) -> [String] { order.lines.map(\.sku) }

@inline(never)
private func skusWithOptics(_ order: Order) -> [String] { Order._lines._each._sku.all(order) }

@inline(never)
private func quantitiesByHand(_ order: Order) -> [Int] { order.lines.map(\.quantity) }

@inline(never)
private func quantitiesWithOptics(_ order: Order) -> [Int] {
  Order._lines._each._quantity.all(order)
}

@inline(never)
private func nestedByHand(_ orders: [Order]) -> [String] {
  orders.flatMap { $0.lines.map(\.sku) }
}

@inline(never)
private func nestedWithOptics(_ orders: [Order]) -> [String] {
  [Order]._each._lines._each._sku.all(orders)
}
