import Foundation

/// One piece of work done in two ways: as one would write it by hand, and otherwise.
///
/// Both are written out from the loop to the check sum, row by row: what several rows share would be
/// called through closures, or be inlined in one way and not in the other, and be measured, too.
struct Comparison: Sendable {
  let name: String
  /// What the ratio may be; `nil` for a row that is there to be looked at.
  var limit: Double?
  /// What the ratio of the numbers of instructions may be, where it is not the same.
  var countLimit: Double?
  /// The work written by hand; gives a check sum.
  let baseline: @Sendable () -> Int
  /// The same work; has to give the same check sum.
  let candidate: @Sendable () -> Int
}

extension Comparison {
  /// The medians of paired runs, in seconds.
  struct Measurement: Sendable {
    let baseline: Double
    let candidate: Double
    let ratio: Double
  }

  /// Measures, up to four times where the ratio is over the limit: other work on the machine
  /// disturbs some pairs, while a real loss shows every time.
  func measureWithPatience() -> Measurement {
    var measurement = measure()
    for _ in 0..<3 where measurement.ratio > limit ?? .infinity { measurement = measure() }
    return measurement
  }

  /// Runs both ways in turn, so that a change of the machine's speed meets both.
  func measure(pairs: Int = 31) -> Measurement {
    precondition(baseline() == candidate(), "\(name): the two ways do not agree")
    var times: [(baseline: Double, candidate: Double)] = []
    for index in 0..<pairs {
      // Each goes first every other time, since the second finds warmer caches.
      if index.isMultiple(of: 2) {
        let first = time(baseline)
        times.append((first, time(candidate)))
      } else {
        let first = time(candidate)
        times.append((time(baseline), first))
      }
    }
    return Measurement(
      baseline: median(times.map(\.baseline)),
      candidate: median(times.map(\.candidate)),
      ratio: median(times.map { $0.candidate / $0.baseline }))
  }

  private func time(_ work: () -> Int) -> Double {
    var checksum = 0
    let time = seconds { checksum = work() }
    withExtendedLifetime(checksum) {}
    return time
  }
}

/// How many seconds a piece of work takes.
///
/// `ContinuousClock` would need macOS 13.
func seconds(_ work: () throws -> Void) rethrows -> Double {
  let start = ProcessInfo.processInfo.systemUptime
  try work()
  return ProcessInfo.processInfo.systemUptime - start
}

private func median<Value: Comparable>(_ values: [Value]) -> Value {
  values.sorted()[values.count / 2]
}
