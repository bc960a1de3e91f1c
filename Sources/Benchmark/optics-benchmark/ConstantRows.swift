import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 20_000

/// Different wholes, so that the optimizer cannot move work out of a loop.
let constantWholes: [Constant1] = (0..<64).map { number in
  Constant1(
    next: Constant2(
      next: Constant3(
        next: Constant4(
          next: Constant5(
            next: Constant6(value: number, count: number, name: "six"), count: number, name: "five"),
          count: number, name: "four"),
        count: number, name: "three"),
      count: number, name: "two"),
    count: number, name: "one")
}

/// Reading, replacing and transforming a part of a whole that has to be rebuilt.
let constantRows: [Comparison] = [
  Comparison(
    name: "get, 1 level", limit: 1.05,
    baseline: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions { sum &+= wholes[index & 63].count }
      return sum
    },
    candidate: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions { sum &+= Constant1._count.get(wholes[index & 63]) }
      return sum
    }),
  Comparison(
    name: "set, 1 level", limit: 1.05,
    baseline: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = Constant1(next: whole.next, count: index, name: whole.name)
        sum &+= consume(changed).count
      }
      return sum
    },
    candidate: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = whole |> Constant1._count *~ index
        sum &+= consume(changed).count
      }
      return sum
    }),
  Comparison(
    name: "modify, 1 level", limit: 1.05,
    baseline: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = Constant1(next: whole.next, count: whole.count &+ 1, name: whole.name)
        sum &+= consume(changed).count
      }
      return sum
    },
    candidate: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = whole |> Constant1._count %~ { $0 &+ 1 }
        sum &+= consume(changed).count
      }
      return sum
    }),
  Comparison(
    name: "get, 3 levels", limit: 1.05,
    baseline: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions { sum &+= wholes[index & 63].next.next.count }
      return sum
    },
    candidate: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        sum &+= Constant1._next._next._count.get(wholes[index & 63])
      }
      return sum
    }),
  Comparison(
    name: "set, 3 levels", limit: 1.05,
    baseline: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = Constant1(
          next: Constant2(
            next: Constant3(next: whole.next.next.next, count: index, name: whole.next.next.name),
            count: whole.next.count, name: whole.next.name), count: whole.count, name: whole.name)
        sum &+= consume(changed).next.next.count
      }
      return sum
    },
    candidate: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = whole |> Constant1._next._next._count *~ index
        sum &+= consume(changed).next.next.count
      }
      return sum
    }),
  Comparison(
    name: "modify, 3 levels", limit: 1.05,
    baseline: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = Constant1(
          next: Constant2(
            next: Constant3(
              next: whole.next.next.next, count: whole.next.next.count &+ 1,
              name: whole.next.next.name), count: whole.next.count, name: whole.next.name),
          count: whole.count, name: whole.name)
        sum &+= consume(changed).next.next.count
      }
      return sum
    },
    candidate: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = whole |> Constant1._next._next._count %~ { $0 &+ 1 }
        sum &+= consume(changed).next.next.count
      }
      return sum
    }),
  Comparison(
    name: "get, 6 levels", limit: 1.05,
    baseline: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        sum &+= wholes[index & 63].next.next.next.next.next.count
      }
      return sum
    },
    candidate: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        sum &+= Constant1._next._next._next._next._next._count.get(wholes[index & 63])
      }
      return sum
    }),
  Comparison(
    name: "set, 6 levels", limit: 1.05,
    baseline: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = Constant1(
          next: Constant2(
            next: Constant3(
              next: Constant4(
                next: Constant5(
                  next: Constant6(
                    value: whole.next.next.next.next.next.value, count: index,
                    name: whole.next.next.next.next.next.name),
                  count: whole.next.next.next.next.count, name: whole.next.next.next.next.name),
                count: whole.next.next.next.count, name: whole.next.next.next.name),
              count: whole.next.next.count, name: whole.next.next.name), count: whole.next.count,
            name: whole.next.name), count: whole.count, name: whole.name)
        sum &+= consume(changed).next.next.next.next.next.count
      }
      return sum
    },
    candidate: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = whole |> Constant1._next._next._next._next._next._count *~ index
        sum &+= consume(changed).next.next.next.next.next.count
      }
      return sum
    }),
  Comparison(
    name: "modify, 6 levels", limit: 1.05,
    baseline: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = Constant1(
          next: Constant2(
            next: Constant3(
              next: Constant4(
                next: Constant5(
                  next: Constant6(
                    value: whole.next.next.next.next.next.value,
                    count: whole.next.next.next.next.next.count &+ 1,
                    name: whole.next.next.next.next.next.name),
                  count: whole.next.next.next.next.count, name: whole.next.next.next.next.name),
                count: whole.next.next.next.count, name: whole.next.next.next.name),
              count: whole.next.next.count, name: whole.next.next.name), count: whole.next.count,
            name: whole.next.name), count: whole.count, name: whole.name)
        sum &+= consume(changed).next.next.next.next.next.count
      }
      return sum
    },
    candidate: {
      let wholes = constantWholes
      var sum = 0
      for index in 0..<repetitions {
        let whole = wholes[index & 63]
        let changed = whole |> Constant1._next._next._next._next._next._count %~ { $0 &+ 1 }
        sum &+= consume(changed).next.next.next.next.next.count
      }
      return sum
    }),
]

/// A value that is opaque to the optimizer, so that all of it has to be created.
@inline(never)
func consume(_ whole: Constant1) -> Constant1 { whole }
