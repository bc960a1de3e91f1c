import BenchmarkModel
import Dispatch
import Optics

/// Loops with a body that waits.
let asyncLoopRows: [Comparison] = [
  waiting(
    "an element", limit: 1.5, { await add($1, to: &$0.featured.bins[3].quantity) }
  ) { whole, number in
    await Warehouse._featured._bins.index(3)._quantity.modify(&whole) { await add(number, to: &$0) }
  },
  waiting(
    "each behind a lens", limit: 3.5,
    { whole, number in
      for index in whole.featured.bins.indices {
        await add(number, to: &whole.featured.bins[index].quantity)
      }
    }
  ) { whole, number in
    await Warehouse._featured._bins._each._quantity.modify(&whole) { await add(number, to: &$0) }
  },
  waiting("each of each", limit: 2.6, addToEach) { whole, number in
    await Warehouse._shelves._each._bins._each._quantity
      .modify(&whole) { await add(number, to: &$0) }
  },
  waiting(
    "filtered", limit: 4.7,
    { whole, number in
      for index in whole.featured.bins.indices where whole.featured.bins[index].limit > 10 {
        await add(number, to: &whole.featured.bins[index].quantity)
      }
    }
  ) { whole, number in
    await Warehouse._featured._bins._each.filtered { $0.limit > 10 }._quantity
      .modify(&whole) { await add(number, to: &$0) }
  },
  waiting(
    "each of each, a copy", limit: 3.6,
    { whole, number in
      var changed = whole
      await addToEach(&changed, number)
      whole = changed
    }
  ) { whole, number in
    whole = await Warehouse._shelves._each._bins._each._quantity.modifying(whole) {
      var part = $0
      await add(number, to: &part)
      return part
    }
  },
]

@inline(never) nonisolated(nonsending) private func add(_ number: Int, to part: inout Int) async {
  part &+= number
}

@Sendable
private func addToEach(_ whole: inout Warehouse, _ number: Int) async {
  for first in whole.shelves.indices {
    for second in whole.shelves[first].bins.indices {
      await add(number, to: &whole.shelves[first].bins[second].quantity)
    }
  }
}

/// A change with a body that waits, of a variable that nobody else holds.
private func waiting(
  _ name: String, limit: Double,
  _ byHand: @escaping @Sendable (inout Warehouse, Int) async -> Void,
  withOptics: @escaping @Sendable (inout Warehouse, Int) async -> Void
) -> Comparison {
  @Sendable func repeated(
    _ change: @escaping @Sendable (inout Warehouse, Int) async -> Void
  ) -> Int {
    finished {
      var whole = warehouses[0]
      for number in 0..<500 { await change(&whole, number) }
      return whole.checksum
    }
  }
  return Comparison(
    name: name, limit: limit, calls: 500, baseline: { repeated(byHand) },
    candidate: { repeated(withOptics) })
}

/// Waits for work that nothing on this thread holds up.
private func finished(_ work: @escaping @Sendable () async -> Int) -> Int {
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var result = 0
  Task.detached {
    result = await work()
    done.signal()
  }
  done.wait()
  return result
}
