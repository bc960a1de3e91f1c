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

/// One change, or one block, in a function of its own.
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
  block("a block of 3 changes", limit: 1.05, byHand: threeByHand, withOptics: threeWithOptics),
  block("a block of 12 changes", limit: 1.05, byHand: twelveByHand, withOptics: twelveWithOptics),
  block(
    "a block of 28 changes", limit: 1.15, byHand: twentyEightByHand,
    withOptics: twentyEightWithOptics),
  block("a block with an if", limit: 4, byHand: branchByHand, withOptics: branchWithOptics),
  block(
    "a block with an else and a switch", limit: 5.7, byHand: branchesByHand,
    withOptics: branchesWithOptics),
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

private func block(
  _ name: String, limit: Double? = nil,
  byHand: @escaping @Sendable (Variable1, Int) -> Variable1,
  withOptics: @escaping @Sendable (Variable1, Int) -> Variable1
) -> Comparison {
  @Sendable func repeated(_ function: (Variable1, Int) -> Variable1) -> Int {
    (0..<repetitions).reduce(0) { $0 &+ function(variableWholes[$1 & 63], $1).count }
  }
  return Comparison(
    name: name, countLimit: limit, baseline: { repeated(byHand) },
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

@Sendable
private func threeByHand(_ whole: Variable1, _ number: Int) -> Variable1 {
  var changed = whole
  changed.count = number
  changed.next.count &+= number
  changed.next.next.count = number
  return changed
}

@Sendable
private func threeWithOptics(_ whole: Variable1, _ number: Int) -> Variable1 {
  changing(whole) {
    Variable1._count *~ number
    Variable1._next._count %~ { $0 &+ number }
    Variable1._next._next._count *~ number
  }
}

@Sendable
private func twelveByHand(_ whole: Variable1, _ number: Int) -> Variable1 {
  var changed = whole
  changed.count &+= number &+ 0
  changed.next.count &+= number &+ 1
  changed.next.next.count &+= number &+ 2
  changed.next.next.next.count &+= number &+ 3
  changed.count &+= number &+ 4
  changed.next.count &+= number &+ 5
  changed.next.next.count &+= number &+ 6
  changed.next.next.next.count &+= number &+ 7
  changed.count &+= number &+ 8
  changed.next.count &+= number &+ 9
  changed.next.next.count &+= number &+ 10
  changed.next.next.next.count &+= number &+ 11
  return changed
}

@Sendable
private func twelveWithOptics(_ whole: Variable1, _ number: Int) -> Variable1 {
  changing(whole) {
    Variable1._count %~ { $0 &+ number &+ 0 }
    Variable1._next._count %~ { $0 &+ number &+ 1 }
    Variable1._next._next._count %~ { $0 &+ number &+ 2 }
    Variable1._next._next._next._count %~ { $0 &+ number &+ 3 }
    Variable1._count %~ { $0 &+ number &+ 4 }
    Variable1._next._count %~ { $0 &+ number &+ 5 }
    Variable1._next._next._count %~ { $0 &+ number &+ 6 }
    Variable1._next._next._next._count %~ { $0 &+ number &+ 7 }
    Variable1._count %~ { $0 &+ number &+ 8 }
    Variable1._next._count %~ { $0 &+ number &+ 9 }
    Variable1._next._next._count %~ { $0 &+ number &+ 10 }
    Variable1._next._next._next._count %~ { $0 &+ number &+ 11 }
  }
}

@Sendable
private func twentyEightByHand(_ whole: Variable1, _ number: Int) -> Variable1 {
  var changed = whole
  changed.count &+= number &+ 0
  changed.next.count &+= number &+ 1
  changed.next.next.count &+= number &+ 2
  changed.next.next.next.count &+= number &+ 3
  changed.count &+= number &+ 4
  changed.next.count &+= number &+ 5
  changed.next.next.count &+= number &+ 6
  changed.next.next.next.count &+= number &+ 7
  changed.count &+= number &+ 8
  changed.next.count &+= number &+ 9
  changed.next.next.count &+= number &+ 10
  changed.next.next.next.count &+= number &+ 11
  changed.count &+= number &+ 12
  changed.next.count &+= number &+ 13
  changed.next.next.count &+= number &+ 14
  changed.next.next.next.count &+= number &+ 15
  changed.count &+= number &+ 16
  changed.next.count &+= number &+ 17
  changed.next.next.count &+= number &+ 18
  changed.next.next.next.count &+= number &+ 19
  changed.count &+= number &+ 20
  changed.next.count &+= number &+ 21
  changed.next.next.count &+= number &+ 22
  changed.next.next.next.count &+= number &+ 23
  changed.count &+= number &+ 24
  changed.next.count &+= number &+ 25
  changed.next.next.count &+= number &+ 26
  changed.next.next.next.count &+= number &+ 27
  return changed
}

@Sendable
private func twentyEightWithOptics(_ whole: Variable1, _ number: Int) -> Variable1 {
  changing(whole) {
    Variable1._count %~ { $0 &+ number &+ 0 }
    Variable1._next._count %~ { $0 &+ number &+ 1 }
    Variable1._next._next._count %~ { $0 &+ number &+ 2 }
    Variable1._next._next._next._count %~ { $0 &+ number &+ 3 }
    Variable1._count %~ { $0 &+ number &+ 4 }
    Variable1._next._count %~ { $0 &+ number &+ 5 }
    Variable1._next._next._count %~ { $0 &+ number &+ 6 }
    Variable1._next._next._next._count %~ { $0 &+ number &+ 7 }
    Variable1._count %~ { $0 &+ number &+ 8 }
    Variable1._next._count %~ { $0 &+ number &+ 9 }
    Variable1._next._next._count %~ { $0 &+ number &+ 10 }
    Variable1._next._next._next._count %~ { $0 &+ number &+ 11 }
    Variable1._count %~ { $0 &+ number &+ 12 }
    Variable1._next._count %~ { $0 &+ number &+ 13 }
    Variable1._next._next._count %~ { $0 &+ number &+ 14 }
    Variable1._next._next._next._count %~ { $0 &+ number &+ 15 }
    Variable1._count %~ { $0 &+ number &+ 16 }
    Variable1._next._count %~ { $0 &+ number &+ 17 }
    Variable1._next._next._count %~ { $0 &+ number &+ 18 }
    Variable1._next._next._next._count %~ { $0 &+ number &+ 19 }
    Variable1._count %~ { $0 &+ number &+ 20 }
    Variable1._next._count %~ { $0 &+ number &+ 21 }
    Variable1._next._next._count %~ { $0 &+ number &+ 22 }
    Variable1._next._next._next._count %~ { $0 &+ number &+ 23 }
    Variable1._count %~ { $0 &+ number &+ 24 }
    Variable1._next._count %~ { $0 &+ number &+ 25 }
    Variable1._next._next._count %~ { $0 &+ number &+ 26 }
    Variable1._next._next._next._count %~ { $0 &+ number &+ 27 }
  }
}

@Sendable
private func branchByHand(_ whole: Variable1, _ number: Int) -> Variable1 {
  var changed = whole
  if number & 1 == 0 { changed.count = number }
  changed.next.count = number
  return changed
}

@Sendable
private func branchWithOptics(_ whole: Variable1, _ number: Int) -> Variable1 {
  changing(whole) {
    if number & 1 == 0 { Variable1._count *~ number }
    Variable1._next._count *~ number
  }
}

@Sendable
private func branchesByHand(_ whole: Variable1, _ number: Int) -> Variable1 {
  var changed = whole
  changed.next.count &+= number
  if number & 1 == 0 { changed.count = number } else { changed.next.count = 3 }
  switch number & 3 {
  case 0: changed.count &+= 1
  case 1: changed.next.count &+= 1
  default: changed.next.next.count &+= 1
  }
  return changed
}

@Sendable
private func branchesWithOptics(_ whole: Variable1, _ number: Int) -> Variable1 {
  changing(whole) {
    Variable1._next._count %~ { $0 &+ number }
    if number & 1 == 0 { Variable1._count *~ number } else { Variable1._next._count *~ 3 }
    switch number & 3 {
    case 0: Variable1._count %~ { $0 &+ 1 }
    case 1: Variable1._next._count %~ { $0 &+ 1 }
    default: Variable1._next._next._count %~ { $0 &+ 1 }
    }
  }
}
