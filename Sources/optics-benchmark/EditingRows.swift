import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 2_000

/// Different wholes, so that the optimizer cannot move work out of a loop.
private let orders: [Order] = (0..<8).map { number in
  Order(
    id: "an identifier on the heap, \(number)",
    lines: (0..<10).map { Line(sku: "a stock keeping unit, \($0)", quantity: $0) },
    payment: number & 1 == 0 ? .points(number) : .coupons(["a coupon on the heap"]),
    address: nil,
    customer: Customer(
      name: "a name on the heap, \(number)", tags: ["a tag on the heap"], payment: .points(3),
      nickname: "a nickname on the heap",
      address: Address(
        street: "a street on the heap, \(number)", city: "a city on the heap, \(number)",
        zip: number)))
}

/// Statements of an edit, compared with one hand-written copy that has all changes.
///
/// Rows of several statements have no limit: each statement copies the whole on its way.
let editingRows: [Comparison] = [
  Comparison(
    name: "an edit, 3 levels", countLimit: 1.05,
    baseline: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let changed = copy(wholes[index & 7], zip: index)
        sum &+= consume(changed).customer.address.zip
      }
      return sum
    },
    candidate: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let changed = editing(wholes[index & 7]) { $0._customer._address._zip = index }
        sum &+= consume(changed).customer.address.zip
      }
      return sum
    }),
  Comparison(
    name: "3 edits",
    baseline: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = copy(
          whole, index, whole.next.count &+ index, index, whole.next.next.next.count)
        sum &+= consume(changed).next.next.count
      }
      return sum
    },
    candidate: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let changed = editing(wholes[index & 63]) {
          $0._count = index
          $0._next._count &+= index
          $0._next._next._count = index
        }
        sum &+= consume(changed).next.next.count
      }
      return sum
    }),
  Comparison(
    name: "12 edits",
    baseline: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = copy(
          whole,
          whole.count &+ index &+ index &+ 4 &+ index &+ 8,
          whole.next.count &+ index &+ 1 &+ index &+ 5 &+ index &+ 9,
          whole.next.next.count &+ index &+ 2 &+ index &+ 6 &+ index &+ 10,
          whole.next.next.next.count &+ index &+ 3 &+ index &+ 7 &+ index &+ 11)
        sum &+= consume(changed).next.next.count
      }
      return sum
    },
    candidate: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let changed = editing(wholes[index & 63]) {
          $0._count &+= index
          $0._next._count &+= index &+ 1
          $0._next._next._count &+= index &+ 2
          $0._next._next._next._count &+= index &+ 3
          $0._count &+= index &+ 4
          $0._next._count &+= index &+ 5
          $0._next._next._count &+= index &+ 6
          $0._next._next._next._count &+= index &+ 7
          $0._count &+= index &+ 8
          $0._next._count &+= index &+ 9
          $0._next._next._count &+= index &+ 10
          $0._next._next._next._count &+= index &+ 11
        }
        sum &+= consume(changed).next.next.count
      }
      return sum
    }),
  Comparison(
    name: "an edit of a case's integer", countLimit: 1.1,
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
        sum &+= points(of: consume(changed))
      }
      return sum
    },
    candidate: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let changed = editing(wholes[index & 7]) { $0._payment._points? &+= index }
        sum &+= points(of: consume(changed))
      }
      return sum
    }),
  Comparison(
    name: "an edit of one of 10 elements",
    baseline: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 7]
        var lines = whole.lines
        lines[3] = Line(sku: lines[3].sku, quantity: lines[3].quantity &+ index)
        let changed = Order(
          id: whole.id, lines: lines, payment: whole.payment, address: whole.address,
          customer: whole.customer)
        sum &+= consume(changed).lines[3].quantity
      }
      return sum
    },
    candidate: {
      let wholes = orders
      var sum = 0
      for index in 0..<repetitions {
        let changed = editing(wholes[index & 7]) { $0._lines[3]._quantity &+= index }
        sum &+= consume(changed).lines[3].quantity
      }
      return sum
    }),
]

/// Returns a copy with another zip code.
@inline(__always)
private func copy(_ whole: Order, zip: Int) -> Order {
  let customer = whole.customer
  return Order(
    id: whole.id, lines: whole.lines, payment: whole.payment, address: whole.address,
    customer: Customer(
      name: customer.name, tags: customer.tags, payment: customer.payment,
      nickname: customer.nickname,
      address: Address(
        street: customer.address.street, city: customer.address.city, zip: zip)))
}

/// Returns a copy with other counts at the first four levels.
@inline(__always)
private func copy(
  _ whole: Constant1, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int
) -> Constant1 {
  let level2 = whole.next
  let level3 = level2.next
  let level4 = level3.next
  return Constant1(
    next: Constant2(
      next: Constant3(
        next: Constant4(next: level4.next, count: fourth, name: level4.name),
        count: third, name: level3.name),
      count: second, name: level2.name),
    count: first, name: whole.name)
}

private func points(of order: Order) -> Int {
  if case .points(let points) = order.payment { points } else { 0 }
}

/// A value that is opaque to the optimizer, so that all of it has to be created.
@inline(never)
@_optimize(none)
private func consume<Value>(_ value: Value) -> Value { value }
