import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 200

private let stored = Variable1._next._next._next._count

/// What a change costs where nothing is optimized, as in tests.
///
/// The limits are a tenth above what was measured. They fail when a step of a path makes more closures, or
/// looks up more types. That `*~` is one call, with a fifth less code for each use, takes the second row from
/// 8 to 9.5; that a test can ask for missing parts, to 10.3. That a path prints takes the first row from 62 to 67.
let debugRows: [Comparison] = [
  Comparison(
    name: "set, 4 steps", countLimit: 75,
    baseline: settingByHand,
    candidate: {
      var sum = 0
      for index in 0..<repetitions {
        let changed = variableWholes[index & 63] |> Variable1._next._next._next._count *~ index
        sum &+= changed.next.next.next.count
      }
      return sum
    }),
  Comparison(
    name: "set, 4 steps, with the path in a constant", countLimit: 11,
    baseline: settingByHand,
    candidate: {
      var sum = 0
      for index in 0..<repetitions {
        let changed = variableWholes[index & 63] |> stored *~ index
        sum &+= changed.next.next.next.count
      }
      return sum
    }),
  Comparison(
    name: "modify in place, 4 steps", countLimit: 850,
    baseline: {
      var whole = variableWholes[0]
      for index in 0..<repetitions { whole.next.next.next.count &+= index }
      return whole.next.next.next.count
    },
    candidate: {
      var whole = variableWholes[0]
      for index in 0..<repetitions {
        Variable1._next._next._next._count.modify(&whole) { $0 &+= index }
      }
      return whole.next.next.next.count
    }),
]

@Sendable
private func settingByHand() -> Int {
  var sum = 0
  for index in 0..<repetitions {
    var changed = variableWholes[index & 63]
    changed.next.next.next.count = index
    sum &+= changed.next.next.next.count
  }
  return sum
}
