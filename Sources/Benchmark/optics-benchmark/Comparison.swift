import Foundation

/// One piece of work done in two ways: by hand, and with optics.
///
/// Each row contains both ways in full, from the loop to the check sum. Code shared by several rows
/// would be called through closures, or inlined in one way and not in the other, and this would be
/// measured, too.
struct Comparison: Sendable {
  let name: String
  /// The maximal ratio, or `nil` for a row without a limit.
  var limit: Double?
  /// The maximal ratio of the numbers of instructions, if it differs from the limit.
  var countLimit: Double?
  /// The hand-written work; returns a check sum.
  let baseline: @Sendable () -> Int
  /// The same work with optics; has to return the same check sum.
  let candidate: @Sendable () -> Int
}

extension Comparison {
  /// The medians of paired runs, in seconds.
  struct Measurement: Sendable {
    let baseline: Double
    let candidate: Double
    let ratio: Double
  }

  /// Measures up to four times while the ratio exceeds the limit.
  ///
  /// Other work on the machine disturbs some pairs; a real regression appears every time.
  func measureWithPatience() -> Measurement {
    var measurement = measure()
    for _ in 0..<3 where measurement.ratio > limit ?? .infinity { measurement = measure() }
    return measurement
  }

  /// Runs both ways in turn, so that a change of the machine's speed affects both.
  func measure(pairs: Int = 31) -> Measurement {
    precondition(baseline() == candidate(), "\(name): the check sums differ")
    var times: [(baseline: Double, candidate: Double)] = []
    for index in 0..<pairs {
      // The ways take turns in going first, because the second one finds warmer caches.
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
