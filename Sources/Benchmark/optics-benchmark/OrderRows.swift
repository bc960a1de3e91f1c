import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 2_000

/// Different wholes, so that the optimizer cannot move work out of a loop; one in four has no
/// address.
private let orders: [Order] = (0..<8).map { number in
  let address = Address(
    street: "a street on the heap, \(number)", city: "a city on the heap, \(number)", zip: number)
  return Order(
    id: "an identifier on the heap, \(number)",
    lines: (0..<1000).map { Line(sku: "a stock keeping unit, \($0)", quantity: $0) },
    payment: number & 1 == 0 ? .points(number) : .coupons(["a coupon on the heap"]),
    address: number & 3 == 0 ? nil : address,
    customer: Customer(
      name: "a name on the heap, \(number)", tags: ["a tag on the heap"], payment: .points(3),
      nickname: "a nickname on the heap", address: address))
}

/// Reading and changing `let` properties of all kinds: names, arrays, payloads, optionals, nested
/// structs.
let orderRows: [Comparison] = [
  Comparison(
    name: "set an integer, 3 levels", limit: 1.05,
    baseline: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 7]
        let customer = whole.customer
        let changed = Order(
          id: whole.id, lines: whole.lines, payment: whole.payment, address: whole.address,
          customer: Customer(
            name: customer.name, tags: customer.tags, payment: customer.payment,
            nickname: customer.nickname,
            address: Address(
              street: customer.address.street, city: customer.address.city, zip: index)))
        sum &+= consume(changed).customer.address.zip
      }
      return sum
    },
    candidate: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let changed = wholes[index & 7] |> Order._customer._address._zip *~ index
        sum &+= consume(changed).customer.address.zip
      }
      return sum
    }),
  Comparison(
    name: "set a string, 3 levels", limit: 1.05,
    baseline: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 7]
        let customer = whole.customer
        let changed = Order(
          id: whole.id, lines: whole.lines, payment: whole.payment, address: whole.address,
          customer: Customer(
            name: customer.name, tags: customer.tags, payment: customer.payment,
            nickname: customer.nickname,
            address: Address(
              street: customer.address.street, city: "Oslo", zip: customer.address.zip)))
        sum &+= consume(changed).customer.address.zip
      }
      return sum
    },
    candidate: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let changed = wholes[index & 7] |> Order._customer._address._city *~ "Oslo"
        sum &+= consume(changed).customer.address.zip
      }
      return sum
    }),
  Comparison(
    name: "modify an integer, 3 levels", limit: 1.05,
    baseline: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 7]
        let customer = whole.customer
        let changed = Order(
          id: whole.id, lines: whole.lines, payment: whole.payment, address: whole.address,
          customer: Customer(
            name: customer.name, tags: customer.tags, payment: customer.payment,
            nickname: customer.nickname,
            address: Address(
              street: customer.address.street, city: customer.address.city,
              zip: customer.address.zip &+ index)))
        sum &+= consume(changed).customer.address.zip
      }
      return sum
    },
    candidate: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let changed = wholes[index & 7] |> Order._customer._address._zip %~ { $0 &+ index }
        sum &+= consume(changed).customer.address.zip
      }
      return sum
    }),
  Comparison(
    name: "modify a case's integer", limit: 1.05,
    baseline: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 7]
        var changed = whole
        if case .points(let points) = whole.payment {
          changed = Order(
            id: whole.id, lines: whole.lines, payment: .points(points &+ index),
            address: whole.address, customer: whole.customer)
        }
        sum &+= consume(changed).customer.address.zip
      }
      return sum
    },
    candidate: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let changed = wholes[index & 7] |> Order._payment._points %~ { $0 &+ index }
        sum &+= consume(changed).customer.address.zip
      }
      return sum
    }),
  Comparison(
    name: "modify through an optional", limit: 1.05,
    baseline: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 7]
        var changed = whole
        if let address = whole.address {
          changed = Order(
            id: whole.id, lines: whole.lines, payment: whole.payment,
            address: Address(
              street: address.street, city: address.city, zip: address.zip &+ index),
            customer: whole.customer)
        }
        sum &+= consume(changed).customer.address.zip
      }
      return sum
    },
    candidate: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let changed = wholes[index & 7] |> Order._address._some._zip %~ { $0 &+ index }
        sum &+= consume(changed).customer.address.zip
      }
      return sum
    }),
  Comparison(
    name: "all of 1,000 strings", limit: 1.1,
    baseline: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions / 50 {
        let changed = wholes[index & 7].lines.map(\.sku)
        sum &+= consume(changed).count
      }
      return sum
    },
    candidate: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions / 50 {
        let changed = Order._lines._each._sku.all(wholes[index & 7])
        sum &+= consume(changed).count
      }
      return sum
    }),
]

/// A value that is opaque to the optimizer, so that all of it has to be created.
@inline(never)
@_optimize(none)
private func consume<Value>(_ value: Value) -> Value { value }
