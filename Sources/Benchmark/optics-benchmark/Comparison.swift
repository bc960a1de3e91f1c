import Foundation

/// One piece of work done in two ways: by hand, and with optics.
struct Comparison: Sendable {
  let name: String
  /// The maximal ratio of the numbers of instructions, or `nil` for a row without a limit.
  let limit: Double?
  /// How many calls of its way each run makes.
  let calls: Int
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

  /// Runs both ways in turn, so that a change of the machine's speed affects both.
  func measure(pairs: Int = 31) -> Measurement {
    check(baseline(), candidate())
    let times = (0..<pairs).map { index in
      // The ways take turns in going first, because the second one finds warmer caches.
      if index.isMultiple(of: 2) {
        let first = seconds(baseline)
        return (baseline: first, candidate: seconds(candidate))
      }
      let first = seconds(candidate)
      return (baseline: seconds(baseline), candidate: first)
    }
    return Measurement(
      baseline: median(times.map(\.baseline)), candidate: median(times.map(\.candidate)),
      ratio: median(times.map { $0.candidate / $0.baseline }))
  }

  /// Runs each way once between calls of ``countingMark()``, for a tool that counts instructions.
  func count() {
    // Creates the values that are created on first use.
    check(baseline(), candidate())
    countingMark()
    let first = baseline()
    countingMark()
    let second = candidate()
    countingMark()
    check(first, second)
  }

  private func check(_ first: Int, _ second: Int) {
    precondition(first == second, "\(name): the check sums differ")
  }

  // `ContinuousClock` would need macOS 13.
  private func seconds(_ work: () -> Int) -> Double {
    let start = ProcessInfo.processInfo.systemUptime
    let checksum = work()
    let time = ProcessInfo.processInfo.systemUptime - start
    withExtendedLifetime(checksum) {}
    return time
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// Marks the point where a tool that counts instructions starts a new count.
@inline(never) @_optimize(none)
private func countingMark() {}
