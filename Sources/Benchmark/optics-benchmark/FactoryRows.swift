import FactoryProvider

/// A value whose parts cost next to nothing by hand.
private struct Ticket: Providable {
  let number: Int
  let price: Double
  let seats: Int8
  let row: Int?
  let holder: String

  static func provide() -> Self {
    Self(
      number: .provide(), price: .provide(), seats: .provide(), row: .provide(), holder: .provide())
  }
}

extension Ticket: Checked {
  var checksum: Int {
    number &+ Int(price) &+ Int(seats) &+ (row ?? 1) &+ holder.utf8.count
  }
}

@inline(never) private func ticketByHand() -> Ticket {
  Ticket(number: 0, price: 0, seats: 0, row: 0, holder: "")
}

@inline(never) private func ticketOfFactory() -> Ticket { Factory<Ticket>.provide() }

/// The cost of `provide()` where no test asks for distinct values.
///
/// The limit leaves room for the reading of a flag for each part, 146 instructions where code by hand takes
/// 81, and not for a generic function in place of the inlined one, which takes 725.
let factoryRows: [Comparison] = [
  Comparison(
    name: "provide a struct of five parts", limit: 2, calls: 1_000,
    baseline: { (0..<1_000).reduce(0) { sum, _ in sum &+ ticketByHand().checksum } },
    candidate: { (0..<1_000).reduce(0) { sum, _ in sum &+ ticketOfFactory().checksum } })
]
