import BenchmarkModel
import Optics

/// How often each piece of work is done in one run.
private let repetitions = 20_000

private let whole = Variable1(
  next: Variable2(
    next: Variable3(
      next: Variable4(
        next: Variable5(
          next: Variable6(value: 6, count: 6, name: "six"), count: 5, name: "five"),
        count: 4, name: "four"),
      count: 3, name: "three"),
    count: 2, name: "two"),
  count: 1, name: "one")

/// What the optimiser cannot see through: the same path, made where it cannot look.
private let keyPath = opaque(\Variable1.next.next.count)
private let lens = opaque(Variable1._next._next._count)

/// An optic that is stored and passed around, against a key path that is.
let storedRows: [Comparison] = [
  Comparison(
    name: "get, 3 levels", limit: 1,
    baseline: {
      var sum = 0
      for _ in 0..<repetitions { sum &+= whole[keyPath: keyPath] }
      return sum
    },
    candidate: {
      var sum = 0
      for _ in 0..<repetitions { sum &+= lens.get(whole) }
      return sum
    }),
  Comparison(
    name: "modify in place, 3 levels",
    baseline: {
      var changed = whole
      for index in 0..<repetitions { changed[keyPath: keyPath] &+= index }
      return changed.next.next.count
    },
    candidate: {
      var changed = whole
      for index in 0..<repetitions { lens.modify(&changed) { $0 &+= index } }
      return changed.next.next.count
    }),
  Comparison(
    name: "set, 3 levels",
    baseline: {
      var sum = 0
      for index in 0..<repetitions {
        var changed = whole
        changed[keyPath: keyPath] = index
        sum &+= changed.next.next.count
      }
      return sum
    },
    candidate: {
      var sum = 0
      for index in 0..<repetitions { sum &+= lens.set(index, whole).next.next.count }
      return sum
    }),
]

@inline(never)
@_optimize(none)
private func opaque<Value>(_ value: Value) -> Value { value }
