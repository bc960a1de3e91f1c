import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 5_000

/// Many changes in one block, compared with an assignment for each.
let changingRows: [Comparison] = [
  Comparison(
    name: "3 changes", limit: 1.05,
    baseline: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        var changed = wholes[index & 63]
        changed.count = index
        changed.next.count &+= index
        changed.next.next.count = index
        sum &+= consume(changed).count
      }
      return sum
    },
    candidate: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        let changed = changing(wholes[index & 63]) {
          Variable1._count *~ index
          Variable1._next._count %~ { $0 &+ index }
          Variable1._next._next._count *~ index
        }
        sum &+= consume(changed).count
      }
      return sum
    }),
  Comparison(
    name: "12 changes",
    baseline: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        var changed = wholes[index & 63]
        changed.count &+= index &+ 0
        changed.next.count &+= index &+ 1
        changed.next.next.count &+= index &+ 2
        changed.next.next.next.count &+= index &+ 3
        changed.count &+= index &+ 4
        changed.next.count &+= index &+ 5
        changed.next.next.count &+= index &+ 6
        changed.next.next.next.count &+= index &+ 7
        changed.count &+= index &+ 8
        changed.next.count &+= index &+ 9
        changed.next.next.count &+= index &+ 10
        changed.next.next.next.count &+= index &+ 11
        sum &+= consume(changed).count
      }
      return sum
    },
    candidate: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        let changed = changing(wholes[index & 63]) {
          Variable1._count %~ { $0 &+ index &+ 0 }
          Variable1._next._count %~ { $0 &+ index &+ 1 }
          Variable1._next._next._count %~ { $0 &+ index &+ 2 }
          Variable1._next._next._next._count %~ { $0 &+ index &+ 3 }
          Variable1._count %~ { $0 &+ index &+ 4 }
          Variable1._next._count %~ { $0 &+ index &+ 5 }
          Variable1._next._next._count %~ { $0 &+ index &+ 6 }
          Variable1._next._next._next._count %~ { $0 &+ index &+ 7 }
          Variable1._count %~ { $0 &+ index &+ 8 }
          Variable1._next._count %~ { $0 &+ index &+ 9 }
          Variable1._next._next._count %~ { $0 &+ index &+ 10 }
          Variable1._next._next._next._count %~ { $0 &+ index &+ 11 }
        }
        sum &+= consume(changed).count
      }
      return sum
    }),
  Comparison(
    name: "if and switch",
    baseline: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        var changed = wholes[index & 63]
        if index & 1 == 0 {
          changed.count = index
          changed.next.count = index
        }
        switch index & 3 {
        case 0: changed.count &+= 1
        case 1: changed.next.count &+= 1
        default: changed.next.next.count &+= 1
        }
        sum &+= consume(changed).count
      }
      return sum
    },
    candidate: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        let changed = changing(wholes[index & 63]) {
          if index & 1 == 0 {
            Variable1._count *~ index
            Variable1._next._count *~ index
          }
          switch index & 3 {
          case 0: Variable1._count %~ { $0 &+ 1 }
          case 1: Variable1._next._count %~ { $0 &+ 1 }
          default: Variable1._next._next._count %~ { $0 &+ 1 }
          }
        }
        sum &+= consume(changed).count
      }
      return sum
    }),
  Comparison(
    name: "a block below a path", limit: 1.05,
    baseline: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        var changed = wholes[index & 63]
        changed.next.next.count = index
        changed.next.next.next.count &+= index
        sum &+= consume(changed).count
      }
      return sum
    },
    candidate: {
      let wholes = variableWholes
      var sum = 0
      for index in 0..<repetitions {
        let changed = changing(wholes[index & 63]) {
          Variable1._next._next.changing {
            Variable3._count *~ index
            Variable3._next._count %~ { $0 &+ index }
          }
        }
        sum &+= consume(changed).count
      }
      return sum
    }),
]

/// Keeps the optimizer from leaving out what makes a whole.
@inline(never)
private func consume(_ whole: Variable1) -> Variable1 { whole }
