import BenchmarkModel
import Optics

private let stored = Variable1._next._next._next._count

/// What a change costs where nothing is optimized, as in tests.
///
/// The limits are a tenth above what was measured. They fail when a step of a path makes more closures, or
/// looks up more types. That `*~` is one call, with a fifth less code for each use, takes the second row from
/// 8 to 9.5; that a test can ask for missing parts, to 10.3. That a path prints takes the first row from 62 to 67.
let debugRows: [Comparison] = [
  setting("set, 4 steps", limit: 75) { $0 |> Variable1._next._next._next._count *~ $1 },
  setting("set, 4 steps, with the path in a constant", limit: 11) { $0 |> stored *~ $1 },
  Comparison(
    name: "modify in place, 4 steps", limit: 850, calls: 200,
    baseline: { changed(variables[0], 200) { $0.next.next.next.count &+= $1 }.checksum },
    candidate: {
      changed(variables[0], 200) { whole, number in
        Variable1._next._next._next._count.modify(&whole) { $0 &+= number }
      }.checksum
    }),
]

private func setting(
  _ name: String, limit: Double, _ change: @escaping @Sendable (Variable1, Int) -> Variable1
) -> Comparison {
  Comparison(
    name: name, limit: limit, calls: 200,
    baseline: {
      sum(variables, 200) { whole, number in
        var changed = whole
        changed.next.next.next.count = number
        return changed.next.next.next.count
      }
    },
    candidate: { sum(variables, 200) { change($0, $1).next.next.next.count } })
}
