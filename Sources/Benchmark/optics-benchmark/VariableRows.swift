import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 20_000

/// Different wholes, so that the optimizer cannot move work out of a loop.
let variableWholes: [Variable1] = (0..<64).map { number in
  Variable1(
    next: Variable2(
      next: Variable3(
        next: Variable4(
          next: Variable5(
            next: Variable6(value: number, count: number, name: "six"), count: number, name: "five"),
          count: number, name: "four"),
        count: number, name: "three"),
      count: number, name: "two"),
    count: number, name: "one")
}

/// Reading, replacing and changing a part of a whole in place.
let variableRows: [Comparison] = [
  Comparison(
    name: "get, 1 level", limit: 1.05,
    baseline: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions { sum &+= wholes[index & 63].count }
      return sum
    },
    candidate: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions { sum &+= Variable1._count.get(wholes[index & 63]) }
      return sum
    }),
  Comparison(
    name: "set, 1 level", limit: 1.05,
    baseline: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        var changed = wholes[index & 63]
        changed.count = index
        sum &+= consume(changed).count
      }
      return sum
    },
    candidate: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        let changed = wholes[index & 63] |> Variable1._count *~ index
        sum &+= consume(changed).count
      }
      return sum
    }),
  Comparison(
    name: "modify in place, 1 level", limit: 1.05,
    baseline: {
      let wholes = variableWholes
      var whole = wholes[0]
      for index in 0..<repetitions {
        whole.count &+= index
        touch(&whole)
      }
      return whole.count
    },
    candidate: {
      let wholes = variableWholes
      var whole = wholes[0]
      for index in 0..<repetitions {
        Variable1._count.modify(&whole) { $0 &+= index }
        touch(&whole)
      }
      return whole.count
    }),
  Comparison(
    name: "get, 3 levels", limit: 1.05,
    baseline: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions { sum &+= wholes[index & 63].next.next.count }
      return sum
    },
    candidate: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        sum &+= Variable1._next._next._count.get(wholes[index & 63])
      }
      return sum
    }),
  Comparison(
    name: "set, 3 levels", limit: 1.05,
    baseline: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        var changed = wholes[index & 63]
        changed.next.next.count = index
        sum &+= consume(changed).next.next.count
      }
      return sum
    },
    candidate: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        let changed = wholes[index & 63] |> Variable1._next._next._count *~ index
        sum &+= consume(changed).next.next.count
      }
      return sum
    }),
  Comparison(
    name: "modify in place, 3 levels", limit: 1.05,
    baseline: {
      let wholes = variableWholes
      var whole = wholes[0]
      for index in 0..<repetitions {
        whole.next.next.count &+= index
        touch(&whole)
      }
      return whole.next.next.count
    },
    candidate: {
      let wholes = variableWholes
      var whole = wholes[0]
      for index in 0..<repetitions {
        Variable1._next._next._count.modify(&whole) { $0 &+= index }
        touch(&whole)
      }
      return whole.next.next.count
    }),
  Comparison(
    name: "get, 6 levels", limit: 1.05,
    baseline: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        sum &+= wholes[index & 63].next.next.next.next.next.count
      }
      return sum
    },
    candidate: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        sum &+= Variable1._next._next._next._next._next._count.get(wholes[index & 63])
      }
      return sum
    }),
  Comparison(
    name: "set, 6 levels", limit: 1.05,
    baseline: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        var changed = wholes[index & 63]
        changed.next.next.next.next.next.count = index
        sum &+= consume(changed).next.next.next.next.next.count
      }
      return sum
    },
    candidate: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        let changed =
          wholes[index & 63] |> Variable1._next._next._next._next._next._count *~ index
        sum &+= consume(changed).next.next.next.next.next.count
      }
      return sum
    }),
  Comparison(
    name: "modify in place, 6 levels", limit: 1.05,
    baseline: {
      let wholes = variableWholes
      var whole = wholes[0]
      for index in 0..<repetitions {
        whole.next.next.next.next.next.count &+= index
        touch(&whole)
      }
      return whole.next.next.next.next.next.count
    },
    candidate: {
      let wholes = variableWholes
      var whole = wholes[0]
      for index in 0..<repetitions {
        Variable1._next._next._next._next._next._count.modify(&whole) { $0 &+= index }
        touch(&whole)
      }
      return whole.next.next.next.next.next.count
    }),
]

/// A value that is opaque to the optimizer, so that all of it has to be created.
@inline(never)
private func consume(_ whole: Variable1) -> Variable1 { whole }

/// A change that the optimizer has to expect, so that it omits nothing before the change.
@inline(never)
private func touch(_ whole: inout Variable1) {
  if whole.next.next.next.next.next.value < 0 { whole.count += 1 }
}
