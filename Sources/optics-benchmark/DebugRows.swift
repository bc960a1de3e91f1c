import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 200

private let stored = Variable1._next._next._next._count

/// What a change costs where nothing is optimized, as in tests.
///
/// The limits are a tenth above what was measured. They fail when the compiler no longer copies the functions
/// of a path into the code that uses them.
let debugRows: [Comparison] = [
  Comparison(
    name: "set, 4 steps", countLimit: 35,
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
    name: "set, 4 steps, with the path in a constant", countLimit: 9,
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
    name: "modify in place, 4 steps", countLimit: 360,
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
