import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 20_000

/// Different wholes, so that the optimizer cannot move work out of a loop.
private let badges: [Badge] = (0..<8).map {
  Badge(name: "a name on the heap, \($0)", number: $0, owner: "an owner on the heap, \($0)")
}

/// Optics of `package` types of another module, which nothing inlines.
let packageRows: [Comparison] = [
  Comparison(
    name: "get",
    baseline: {
      let wholes = badges
      var sum = 0
      for index in 0..<repetitions { sum &+= wholes[index & 7].number }
      return sum
    },
    candidate: {
      let wholes = badges
      var sum = 0
      for index in 0..<repetitions { sum &+= Badge._number.get(wholes[index & 7]) }
      return sum
    }),
  Comparison(
    name: "set",
    baseline: {
      let wholes = badges
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 7]
        let changed = Badge(name: whole.name, number: index, owner: whole.owner)
        sum &+= consume(changed).number
      }
      return sum
    },
    candidate: {
      let wholes = badges
      var sum = 0
      for index in 0..<repetitions {
        let changed = wholes[index & 7] |> Badge._number *~ index
        sum &+= consume(changed).number
      }
      return sum
    }),
]

@inline(never)
private func consume(_ badge: Badge) -> Badge { badge }
