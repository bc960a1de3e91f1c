import BenchmarkModel
import Optics

/// How often each piece of work is done in one run.
private let repetitions = 20_000

private let large = Array(0..<100_000)

/// Appending to a large array at the end of a path.
///
/// Were it copied on the way, each of these would take a thousand times as long.
let appendRows: [Comparison] = [
  Comparison(
    name: "through a lens",
    baseline: {
      var log = Log(page: Page(entries: large))
      for index in 0..<repetitions { log.page.entries.append(index) }
      return log.page.entries.count
    },
    candidate: {
      var log = Log(page: Page(entries: large))
      for index in 0..<repetitions {
        Log._page._entries.modify(&log) { $0.append(index) }
      }
      return log.page.entries.count
    }),
  Comparison(
    name: "through a prism",
    baseline: {
      var polygon = Polygon(points: large, name: "")
      for index in 0..<repetitions { polygon.points.append(index) }
      return polygon.points.count
    },
    candidate: {
      var shape = Shape.polygon(Polygon(points: large, name: ""))
      for index in 0..<repetitions {
        Shape._polygon._points.modify(&shape) { $0.append(index) }
      }
      return Shape._polygon._points.extract(shape)?.count ?? 0
    }),
]
