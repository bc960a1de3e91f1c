import BenchmarkModel
import Optics

private let calls = 40_000
private let large = Array(0..<100_000)

/// Appending to a large array at the end of a path: if a step copied the array, each row would take a thousand times
/// as long.
let appendRows: [Comparison] = [
  Comparison(
    name: "through a lens", limit: 1.1, calls: calls, baseline: appendingByHand,
    candidate: { appending(to: log) { Log._page._entries.modify(&$0, $1) } }),
  Comparison(
    name: "through a prism", limit: 1.2, calls: calls, baseline: appendingByHand,
    candidate: {
      appending(to: Shape.polygon(Polygon(points: large, name: ""))) {
        Shape._polygon._points.modify(&$0, $1)
      }
    }),
  Comparison(
    name: "through an affine path", limit: 1.1, calls: calls,
    baseline: { appending(to: [log]) { $1(&$0[0].page.entries) } },
    candidate: { appending(to: [log]) { [Log]._index(0)._page._entries.modify(&$0, $1) } }),
  Comparison(
    name: "behind a key and a default", limit: 1.2, calls: calls,
    baseline: { appending(to: ["key": large]) { $1(&$0["key", default: []]) } },
    candidate: { appending(to: ["key": large]) { Dictionary._at("key").non([]).modify(&$0, $1) } }),
]

@Sendable
private func appendingByHand() -> Int { appending(to: log) { $1(&$0.page.entries) } }

private var log: Log { Log(page: Page(entries: large)) }

@inline(__always) private func appending<Whole>(
  to whole: Whole, _ change: (inout Whole, (inout [Int]) -> Void) -> Void
) -> Int {
  var count = 0
  _ = changed(whole, calls) { whole, number in
    change(&whole) { entries in
      entries.append(number)
      if number & 127 == 127 { trim(&entries) }
      count = entries.count
    }
  }
  return count
}

/// Removes what was appended, so that the array does not grow.
///
/// Allocating memory for it would take longer than appending.
@inline(never) private func trim(_ entries: inout [Int]) {
  entries.removeLast(entries.count - large.count)
}
