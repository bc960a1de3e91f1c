import BenchmarkModel
import Dispatch
import Optics

/// How often one run calls each function.
private let repetitions = 500

/// Loops with a body that waits.
let asyncLoopRows: [Comparison] = [
  waiting(
    "an element", limit: 1.5,
    byHand: { whole, number in await add(number, to: &whole.featured.bins[3].quantity) },
    withOptics: { whole, number in
      await Warehouse._featured._bins.index(3)._quantity
        .modify(&whole) { await add(number, to: &$0) }
    }),
  waiting(
    "each behind a lens", limit: 3.5,
    byHand: { whole, number in
      for index in whole.featured.bins.indices {
        await add(number, to: &whole.featured.bins[index].quantity)
      }
    },
    withOptics: { whole, number in
      await Warehouse._featured._bins._each._quantity
        .modify(&whole) { await add(number, to: &$0) }
    }),
  waiting(
    "each of each", limit: 2.6,
    byHand: { whole, number in
      for first in whole.shelves.indices {
        for second in whole.shelves[first].bins.indices {
          await add(number, to: &whole.shelves[first].bins[second].quantity)
        }
      }
    },
    withOptics: { whole, number in
      await Warehouse._shelves._each._bins._each._quantity
        .modify(&whole) { await add(number, to: &$0) }
    }),
  waiting(
    "filtered", limit: 4.7,
    byHand: { whole, number in
      for index in whole.featured.bins.indices where whole.featured.bins[index].limit > 10 {
        await add(number, to: &whole.featured.bins[index].quantity)
      }
    },
    withOptics: { whole, number in
      await Warehouse._featured._bins._each.filtered { $0.limit > 10 }._quantity
        .modify(&whole) { await add(number, to: &$0) }
    }),
  waiting(
    "each of each, a copy", limit: 3.3,
    byHand: { whole, number in
      var changed = whole
      for first in changed.shelves.indices {
        for second in changed.shelves[first].bins.indices {
          await add(number, to: &changed.shelves[first].bins[second].quantity)
        }
      }
      whole = changed
    },
    withOptics: { whole, number in
      whole = await Warehouse._shelves._each._bins._each._quantity.modifying(whole) {
        var part = $0
        await add(number, to: &part)
        return part
      }
    }),
]

@inline(never)
nonisolated(nonsending) private func add(_ number: Int, to part: inout Int) async {
  part &+= number
}

/// A change with a body that waits, of a variable that nobody else holds.
private func waiting(
  _ name: String, limit: Double,
  byHand: @escaping @Sendable (inout Warehouse, Int) async -> Void,
  withOptics: @escaping @Sendable (inout Warehouse, Int) async -> Void
) -> Comparison {
  @Sendable func repeated(
    _ change: @escaping @Sendable (inout Warehouse, Int) async -> Void
  ) -> Int {
    finished {
      var whole = warehouse
      for number in 0..<repetitions { await change(&whole, number) }
      return whole.checksum
    }
  }
  return Comparison(
    name: name, countLimit: limit, baseline: { repeated(byHand) },
    candidate: { repeated(withOptics) })
}

/// Waits for work that nothing on this thread holds up.
private func finished(_ work: @escaping @Sendable () async -> Int) -> Int {
  let (result, done) = (Result(), DispatchSemaphore(value: 0))
  Task.detached {
    result.value = await work()
    done.signal()
  }
  done.wait()
  return result.value
}

/// What a task leaves for the thread that waits for it.
private final class Result: @unchecked Sendable {
  var value = 0
}
