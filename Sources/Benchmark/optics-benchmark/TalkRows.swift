import BenchmarkModel

/// How often one run repeats each piece of work.
private let repetitions = 20_000

/// The lens of the talk: two closures that the optimizer cannot see through.
private struct ClosureLens<Whole, Part>: Sendable {
  let getter: @Sendable (Whole) -> Part
  let setter: @Sendable (Part, Whole) -> Whole

  @inline(never)
  init(
    getter: @escaping @Sendable (Whole) -> Part,
    setter: @escaping @Sendable (Part, Whole) -> Whole
  ) {
    self.getter = getter
    self.setter = setter
  }

  @inline(never)
  func then<Next>(_ next: ClosureLens<Part, Next>) -> ClosureLens<Whole, Next> {
    let (first, second) = (self, next)
    return ClosureLens<Whole, Next>(
      getter: { second.getter(first.getter($0)) },
      setter: { first.setter(second.setter($0, first.getter($1)), $1) })
  }
}

private let next1 = ClosureLens<Constant1, Constant2>(
  getter: { $0.next }, setter: { Constant1(next: $0, count: $1.count, name: $1.name) })
private let next2 = ClosureLens<Constant2, Constant3>(
  getter: { $0.next }, setter: { Constant2(next: $0, count: $1.count, name: $1.name) })
private let count3 = ClosureLens<Constant3, Int>(
  getter: { $0.count }, setter: { Constant3(next: $1.next, count: $0, name: $1.name) })

private let whole = Constant1(
  next: Constant2(
    next: Constant3(
      next: Constant4(
        next: Constant5(
          next: Constant6(value: 6, count: 6, name: "six"), count: 5, name: "five"),
        count: 4, name: "four"),
      count: 3, name: "three"),
    count: 2, name: "two"),
  count: 1, name: "one")

/// The cost of a lens made from two opaque closures, composed at the place of use.
let talkRows: [Comparison] = [
  Comparison(
    name: "set, 3 levels, closure lens",
    baseline: {
      var sum = 0
      for index in 0..<repetitions {
        let changed = Constant1(
          next: Constant2(
            next: Constant3(next: whole.next.next.next, count: index, name: whole.next.next.name),
            count: whole.next.count, name: whole.next.name),
          count: whole.count, name: whole.name)
        sum &+= consume(changed).next.next.count
      }
      return sum
    },
    candidate: {
      var sum = 0
      for index in 0..<repetitions {
        let changed = next1.then(next2).then(count3).setter(index, whole)
        sum &+= consume(changed).next.next.count
      }
      return sum
    })
]
