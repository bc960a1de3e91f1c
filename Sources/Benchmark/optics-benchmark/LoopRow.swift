import BenchmarkModel
import Optics

/// How often one run calls each function.
private let repetitions = 500

let warehouse = Warehouse(
  shelves: (0..<8).map(shelf), featured: shelf(8), spare: shelf(9))

private func shelf(_ number: Int) -> Shelf {
  Shelf(
    name: "a shelf on the heap, \(number)",
    bins: (0..<8).map { Bin(sku: "a stock keeping unit, \($0)", quantity: $0, limit: $0 + number) })
}

let shop = Shop(orders: (0..<8).map(order), featured: order(8), spare: order(9))

private func order(_ number: Int) -> Order {
  Order(
    id: "an identifier on the heap, \(number)",
    lines: (0..<8).map { Line(sku: "a stock keeping unit, \($0)", quantity: $0 + number) },
    payment: .points(number), address: nil,
    customer: Customer(
      name: "a name on the heap, \(number)", tags: ["a tag on the heap"], payment: .points(3),
      nickname: "a nickname on the heap",
      address: Address(street: "a street on the heap", city: "a city on the heap", zip: number)))
}

/// A change of a variable that nobody else holds.
func inPlace<Whole: Checked>(
  _ name: String, _ whole: Whole, limit: Double = 1.2,
  byHand: @escaping @Sendable (inout Whole, Int) -> Void,
  withOptics: @escaping @Sendable (inout Whole, Int) -> Void
) -> Comparison {
  @Sendable func repeated(_ change: @escaping (inout Whole, Int) -> Void) -> Int {
    let change = opaque(change)
    var whole = whole
    for number in 0..<repetitions { change(&whole, number) }
    return whole.checksum
  }
  return Comparison(
    name: name, countLimit: limit, baseline: { repeated(byHand) },
    candidate: { repeated(withOptics) })
}

/// A change of a copy.
func copy<Whole: Checked>(
  _ name: String, _ whole: Whole, limit: Double = 1.2,
  byHand: @escaping @Sendable (Whole, Int) -> Whole,
  withOptics: @escaping @Sendable (Whole, Int) -> Whole
) -> Comparison {
  @Sendable func repeated(_ change: @escaping (Whole, Int) -> Whole) -> Int {
    let change = opaque(change)
    return (0..<repetitions).reduce(0) { $0 &+ change(whole, $1).checksum }
  }
  return Comparison(
    name: name, countLimit: limit, baseline: { repeated(byHand) },
    candidate: { repeated(withOptics) })
}

/// What is read of a whole.
func reading<Whole: Checked>(
  _ name: String, _ whole: Whole, limit: Double = 1.2,
  byHand: @escaping @Sendable (Whole, Int) -> Int,
  withOptics: @escaping @Sendable (Whole, Int) -> Int
) -> Comparison {
  @Sendable func repeated(_ read: @escaping (Whole, Int) -> Int) -> Int {
    let read = opaque(read)
    return (0..<repetitions).reduce(0) { $0 &+ read(whole, $1) }
  }
  return Comparison(
    name: name, countLimit: limit, baseline: { repeated(byHand) },
    candidate: { repeated(withOptics) })
}

/// A function that is opaque to the optimizer, so that each call does all of its work.
@inline(never)
@_optimize(none)
private func opaque<Function>(_ function: Function) -> Function { function }

/// A whole of which a few parts are added up.
protocol Checked: Sendable {
  var checksum: Int { get }
}

extension Warehouse: Checked {
  var checksum: Int {
    featured.bins[7].quantity &+ featured.bins[2].limit &+ shelves[7].bins[7].quantity
      &+ spare.bins[7].quantity
  }
}

extension Shop: Checked {
  var checksum: Int {
    featured.lines[7].quantity &+ featured.lines[2].quantity &+ orders[7].lines[7].quantity
      &+ spare.lines[7].quantity
  }
}
