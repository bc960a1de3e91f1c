import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 400_000

private let large = Array(0..<100_000)

/// Appending to a large array at the end of a path.
///
/// If a step copied the array, each row would take a thousand times as long. In a loop that does
/// nothing else, the hand-written code would win by more, because the optimizer then checks only
/// once, before the loop, that the array is unshared.
let appendRows: [Comparison] = [
  Comparison(
    name: "through a lens", limit: 1.1,
    baseline: appendingByHand,
    candidate: {
      var log = Log(page: Page(entries: large))
      for index in 0..<repetitions {
        Log._page._entries.modify(&log) { $0.append(index) }
        if index & 127 == 127 { Log._page._entries.modify(&log, trim) }
        touch(&log)
      }
      return log.page.entries.count
    }),
  Comparison(
    name: "through a prism", limit: 1.1,
    baseline: appendingByHand,
    candidate: {
      var shape = Shape.polygon(Polygon(points: large, name: ""))
      for index in 0..<repetitions {
        Shape._polygon._points.modify(&shape) { $0.append(index) }
        if index & 127 == 127 { Shape._polygon._points.modify(&shape, trim) }
        touch(&shape)
      }
      return Shape._polygon._points.extract(shape)?.count ?? 0
    }),
  Comparison(
    name: "through an affine path", limit: 1.1,
    baseline: {
      var logs = [Log(page: Page(entries: large))]
      for index in 0..<repetitions {
        logs[0].page.entries.append(index)
        if index & 127 == 127 { trim(&logs[0].page.entries) }
        touch(&logs)
      }
      return logs[0].page.entries.count
    },
    candidate: {
      var logs = [Log(page: Page(entries: large))]
      for index in 0..<repetitions {
        [Log]._index(0)._page._entries.modify(&logs) { $0.append(index) }
        if index & 127 == 127 { [Log]._index(0)._page._entries.modify(&logs, trim) }
        touch(&logs)
      }
      return logs[0].page.entries.count
    }),
  Comparison(
    name: "behind a key and a default", limit: 1.2,
    baseline: {
      var entries = ["key": large]
      for index in 0..<40_000 {
        entries["key", default: []].append(index)
        touch(&entries)
      }
      return entries["key"]?.count ?? 0
    },
    candidate: {
      var entries = ["key": large]
      for index in 0..<40_000 {
        Dictionary._at("key").non([]).modify(&entries) { $0.append(index) }
        touch(&entries)
      }
      return entries["key"]?.count ?? 0
    }),
]

@Sendable
private func appendingByHand() -> Int {
  var log = Log(page: Page(entries: large))
  for index in 0..<repetitions {
    log.page.entries.append(index)
    if index & 127 == 127 { trim(&log.page.entries) }
    touch(&log)
  }
  return log.page.entries.count
}

/// A change that the optimizer has to expect.
@inline(never)
private func touch(_ log: inout Log) {
  if log.page.entries.isEmpty { log.page.entries = large }
}

/// A change that the optimizer has to expect.
@inline(never)
private func touch(_ shape: inout Shape) {
  if case .none = shape { shape = .circle(0) }
}

/// A change that the optimizer has to expect.
@inline(never)
private func touch(_ logs: inout [Log]) {
  if logs.isEmpty { logs = [Log(page: Page(entries: large))] }
}

/// A change that the optimizer has to expect.
@inline(never)
private func touch(_ entries: inout [String: [Int]]) {
  if entries.isEmpty { entries = ["key": large] }
}

/// Removes what was appended, so that the array does not grow.
///
/// Allocating memory for it would take longer than appending.
@inline(never)
private func trim(_ entries: inout [Int]) {
  entries.removeLast(entries.count - large.count)
}
