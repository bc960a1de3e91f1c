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

/// Statements of an edit, compared with hand-written copies: one copy for each statement, or one for all.
///
/// The rows of pipes and blocks have the same changes, and one hand-written copy for each.
let editingRows: [Comparison] = [
  Comparison(
    name: "an edit, 3 levels", countLimit: 1.05, baseline: { looped(settingByHand) },
    candidate: { looped(settingWithEdit) }),
  Comparison(
    name: "an edit of a case's integer", countLimit: 1.05, baseline: { looped(caseByHand) },
    candidate: { looped(caseWithEdit) }),
  Comparison(
    name: "an edit of one of 10 elements", countLimit: 1.25, baseline: { looped(elementByHand) },
    candidate: { looped(elementWithEdit) }),
  Comparison(
    name: "3 edits", countLimit: 1.38, baseline: { looped(threeByHand) },
    candidate: { looped(threeWithEdit) }),
  Comparison(
    name: "3 changes in a block", countLimit: 1.7, baseline: { looped(threeByHand) },
    candidate: { looped(threeWithBlock) }),
  Comparison(
    name: "3 changes in pipes", countLimit: 1.38, baseline: { looped(threeByHand) },
    candidate: { looped(threeWithPipes) }),
  Comparison(
    name: "3 edits, by hand at once", countLimit: 4.6, baseline: { looped(threeByHandAtOnce) },
    candidate: { looped(threeWithEdit) }),
  Comparison(
    name: "12 edits", countLimit: 1.33, baseline: { looped(twelveByHand) },
    candidate: { looped(twelveWithEdit) }),
  Comparison(
    name: "12 changes in a block", countLimit: 1.15, baseline: { looped(twelveByHand) },
    candidate: { looped(twelveWithBlock) }),
  Comparison(
    name: "12 edits, by hand at once", countLimit: 17.3, baseline: { looped(twelveByHandAtOnce) },
    candidate: { looped(twelveWithEdit) }),
  Comparison(
    name: "3 edits of var properties", countLimit: 4.4, baseline: { looped(variablesByHand) },
    candidate: { looped(variablesWithEdit) }),
]

/// The same edits, each in a function of its own.
let editingFunctionRows: [Comparison] = [
  Comparison(
    name: "an edit, 3 levels", countLimit: 1.05, baseline: { called(settingByHand) },
    candidate: { called(settingWithEdit) }),
  Comparison(
    name: "an edit of a case's integer", countLimit: 1.1, baseline: { called(caseByHand) },
    candidate: { called(caseWithEdit) }),
  Comparison(
    name: "an edit of one of 10 elements", countLimit: 1.25, baseline: { called(elementByHand) },
    candidate: { called(elementWithEdit) }),
  Comparison(
    name: "3 edits", countLimit: 1.05, baseline: { called(threeByHand) },
    candidate: { called(threeWithEdit) }),
  Comparison(
    name: "12 edits", countLimit: 1.33, baseline: { called(twelveByHand) },
    candidate: { called(twelveWithEdit) }),
]

// MARK: - Loops

// The optimizer sees the change inside of the loop.
@inline(__always)
private func looped(_ change: (Order, Int) -> Order) -> Int {
  let wholes = orders
  var sum = 0
  for index in 0..<repetitions {
    let changed = change(wholes[index & 7], index)
    use(changed)
    sum &+= checksum(changed)
  }
  return sum
}

@inline(__always)
private func looped(_ change: (Constant1, Int) -> Constant1) -> Int {
  let wholes = constantWholes
  var sum = 0
  for index in 0..<repetitions {
    let changed = change(wholes[index & 63], index)
    use(changed)
    sum &+= checksum(changed)
  }
  return sum
}

@inline(__always)
private func looped(_ change: (Variable1, Int) -> Variable1) -> Int {
  let wholes = variableWholes
  var sum = 0
  for index in 0..<repetitions {
    let changed = change(wholes[index & 63], index)
    use(changed)
    sum &+= changed.count &+ changed.next.count &* 3 &+ changed.next.next.count &* 5
  }
  return sum
}

// The optimizer does not see the change.
@inline(__always)
private func called(_ change: @escaping (Order, Int) -> Order) -> Int { looped(opaque(change)) }

@inline(__always)
private func called(_ change: @escaping (Constant1, Int) -> Constant1) -> Int {
  looped(opaque(change))
}

@inline(never)
@_optimize(none)
private func opaque<Value>(_ value: Value) -> Value { value }

// The optimizer does not see that nothing is read, so that all of a whole has to be created.
@inline(never)
@_optimize(none)
private func use(_ whole: borrowing Order) {}

@inline(never)
@_optimize(none)
private func use(_ whole: borrowing Constant1) {}

@inline(never)
@_optimize(none)
private func use(_ whole: borrowing Variable1) {}

private func checksum(_ whole: Order) -> Int {
  let points = if case .points(let points) = whole.payment { points } else { 0 }
  return whole.customer.address.zip &+ points &+ whole.lines[3].quantity
}

private func checksum(_ whole: Constant1) -> Int {
  whole.count &+ whole.next.count &* 3 &+ whole.next.next.count &* 5
    &+ whole.next.next.next.count &* 7
}

// MARK: - One edit

private func settingByHand(_ whole: Order, _ number: Int) -> Order {
  let customer = whole.customer
  return Order(
    id: whole.id, lines: whole.lines, payment: whole.payment, address: whole.address,
    customer: Customer(
      name: customer.name, tags: customer.tags, payment: customer.payment,
      nickname: customer.nickname,
      address: Address(
        street: customer.address.street, city: customer.address.city, zip: number)))
}

private func settingWithEdit(_ whole: Order, _ number: Int) -> Order {
  editing(whole) { $0._customer._address._zip = number }
}

private func caseByHand(_ whole: Order, _ number: Int) -> Order {
  guard case .points(let points) = whole.payment else { return whole }
  return Order(
    id: whole.id, lines: whole.lines, payment: .points(points &+ number), address: whole.address,
    customer: whole.customer)
}

private func caseWithEdit(_ whole: Order, _ number: Int) -> Order {
  editing(whole) { $0._payment._points? &+= number }
}

private func elementByHand(_ whole: Order, _ number: Int) -> Order {
  var lines = whole.lines
  lines[3] = Line(sku: lines[3].sku, quantity: lines[3].quantity &+ number)
  return Order(
    id: whole.id, lines: lines, payment: whole.payment, address: whole.address,
    customer: whole.customer)
}

private func elementWithEdit(_ whole: Order, _ number: Int) -> Order {
  editing(whole) { $0._lines[3]._quantity &+= number }
}

// MARK: - Many edits

private func threeByHand(_ whole: Constant1, _ number: Int) -> Constant1 {
  var changed = first(of: whole, number)
  changed = second(of: changed, changed.next.count &+ number)
  return third(of: changed, number)
}

private func threeByHandAtOnce(_ whole: Constant1, _ number: Int) -> Constant1 {
  counts(of: whole, number, whole.next.count &+ number, number, whole.next.next.next.count)
}

private func threeWithEdit(_ whole: Constant1, _ number: Int) -> Constant1 {
  editing(whole) {
    $0._count = number
    $0._next._count &+= number
    $0._next._next._count = number
  }
}

private func threeWithBlock(_ whole: Constant1, _ number: Int) -> Constant1 {
  changing(whole) {
    Constant1._count *~ number
    Constant1._next._count %~ { $0 &+ number }
    Constant1._next._next._count *~ number
  }
}

private func threeWithPipes(_ whole: Constant1, _ number: Int) -> Constant1 {
  whole
    |> Constant1._count *~ number
    |> Constant1._next._count %~ { $0 &+ number }
    |> Constant1._next._next._count *~ number
}

private func twelveByHand(_ whole: Constant1, _ number: Int) -> Constant1 {
  var changed = whole
  changed = first(of: changed, changed.count &+ number)
  changed = second(of: changed, changed.next.count &+ number &+ 1)
  changed = third(of: changed, changed.next.next.count &+ number &+ 2)
  changed = fourth(of: changed, changed.next.next.next.count &+ number &+ 3)
  changed = first(of: changed, changed.count &+ number &+ 4)
  changed = second(of: changed, changed.next.count &+ number &+ 5)
  changed = third(of: changed, changed.next.next.count &+ number &+ 6)
  changed = fourth(of: changed, changed.next.next.next.count &+ number &+ 7)
  changed = first(of: changed, changed.count &+ number &+ 8)
  changed = second(of: changed, changed.next.count &+ number &+ 9)
  changed = third(of: changed, changed.next.next.count &+ number &+ 10)
  return fourth(of: changed, changed.next.next.next.count &+ number &+ 11)
}

private func twelveByHandAtOnce(_ whole: Constant1, _ number: Int) -> Constant1 {
  let (level2, level3) = (whole.next, whole.next.next)
  return counts(
    of: whole, whole.count &+ number &+ number &+ 4 &+ number &+ 8,
    level2.count &+ number &+ 1 &+ number &+ 5 &+ number &+ 9,
    level3.count &+ number &+ 2 &+ number &+ 6 &+ number &+ 10,
    level3.next.count &+ number &+ 3 &+ number &+ 7 &+ number &+ 11)
}

private func twelveWithEdit(_ whole: Constant1, _ number: Int) -> Constant1 {
  editing(whole) {
    $0._count &+= number
    $0._next._count &+= number &+ 1
    $0._next._next._count &+= number &+ 2
    $0._next._next._next._count &+= number &+ 3
    $0._count &+= number &+ 4
    $0._next._count &+= number &+ 5
    $0._next._next._count &+= number &+ 6
    $0._next._next._next._count &+= number &+ 7
    $0._count &+= number &+ 8
    $0._next._count &+= number &+ 9
    $0._next._next._count &+= number &+ 10
    $0._next._next._next._count &+= number &+ 11
  }
}

private func twelveWithBlock(_ whole: Constant1, _ number: Int) -> Constant1 {
  changing(whole) {
    Constant1._count %~ { $0 &+ number }
    Constant1._next._count %~ { $0 &+ number &+ 1 }
    Constant1._next._next._count %~ { $0 &+ number &+ 2 }
    Constant1._next._next._next._count %~ { $0 &+ number &+ 3 }
    Constant1._count %~ { $0 &+ number &+ 4 }
    Constant1._next._count %~ { $0 &+ number &+ 5 }
    Constant1._next._next._count %~ { $0 &+ number &+ 6 }
    Constant1._next._next._next._count %~ { $0 &+ number &+ 7 }
    Constant1._count %~ { $0 &+ number &+ 8 }
    Constant1._next._count %~ { $0 &+ number &+ 9 }
    Constant1._next._next._count %~ { $0 &+ number &+ 10 }
    Constant1._next._next._next._count %~ { $0 &+ number &+ 11 }
  }
}

private func variablesByHand(_ whole: Variable1, _ number: Int) -> Variable1 {
  var changed = whole
  changed.count = number
  changed.next.count &+= number
  changed.next.next.count = number
  return changed
}

private func variablesWithEdit(_ whole: Variable1, _ number: Int) -> Variable1 {
  editing(whole) {
    $0._count = number
    $0._next._count &+= number
    $0._next._next._count = number
  }
}

// MARK: - Copies by hand

/// Returns a copy with another count at the first level.
@inline(__always)
private func first(of whole: Constant1, _ count: Int) -> Constant1 {
  Constant1(next: whole.next, count: count, name: whole.name)
}

@inline(__always)
private func second(of whole: Constant1, _ count: Int) -> Constant1 {
  let next = Constant2(next: whole.next.next, count: count, name: whole.next.name)
  return Constant1(next: next, count: whole.count, name: whole.name)
}

@inline(__always)
private func third(of whole: Constant1, _ count: Int) -> Constant1 {
  let (level2, level3) = (whole.next, whole.next.next)
  return Constant1(
    next: Constant2(
      next: Constant3(next: level3.next, count: count, name: level3.name),
      count: level2.count, name: level2.name),
    count: whole.count, name: whole.name)
}

@inline(__always)
private func fourth(of whole: Constant1, _ count: Int) -> Constant1 {
  counts(of: whole, whole.count, whole.next.count, whole.next.next.count, count)
}

/// Returns a copy with other counts at the first four levels.
@inline(__always)
private func counts(
  of whole: Constant1, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int
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
