import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 20_000

/// The same paths, created where the optimizer cannot see them.
private let shortPath = opaque(\Variable1.count)
private let longPath = opaque(\Variable1.next.next.count)
private let shortLens = opaque(Variable1._count)
private let longLens = opaque(Variable1._next._next._count)
private let lensOfPath = opaque(Lens(\Variable1.next.next.count))
private let paths = opaque([\Variable1.count, \Variable1.next.next.count])
private let lenses = opaque([Variable1._count, Variable1._next._next._count])

/// A stored optic that is passed around, compared with a stored key path.
let storedRows: [Comparison] =
  rows("1 level", shortPath, shortLens, isLimited: true)
  + rows("3 levels", longPath, longLens, isLimited: true)
  + rows("3 levels, a lens made of the key path", longPath, lensOfPath, isLimited: false)
  + [
    Comparison(
      name: "get, one of an array",
      baseline: {
        let (wholes, paths) = (variableWholes, paths)
        var sum = 0
        for index in 0..<repetitions { sum &+= wholes[index & 63][keyPath: paths[index & 1]] }
        return sum
      },
      candidate: {
        let (wholes, lenses) = (variableWholes, lenses)
        var sum = 0
        for index in 0..<repetitions { sum &+= lenses[index & 1].get(wholes[index & 63]) }
        return sum
      }),
    Comparison(
      name: "set, one of an array",
      baseline: {
        let (wholes, paths) = (variableWholes, paths)
        var sum = 0
        for index in 0..<repetitions {
          sum &+= replacing(paths[index & 1], with: index, in: wholes[index & 63]).count
        }
        return sum
      },
      candidate: {
        let (wholes, lenses) = (variableWholes, lenses)
        var sum = 0
        for index in 0..<repetitions {
          sum &+= lenses[index & 1].set(index, wholes[index & 63]).count
        }
        return sum
      }),
  ]

/// Reading and writing through a path and a lens that are passed as arguments.
@inline(never)
private func rows(
  _ name: String, _ path: any WritableKeyPath<Variable1, Int> & Sendable,
  _ lens: Lens<Variable1, Int>, isLimited: Bool
) -> [Comparison] {
  [
    Comparison(
      name: "get, \(name)", limit: isLimited ? 1.05 : nil, countLimit: isLimited ? 1 : nil,
      baseline: {
        let wholes = variableWholes
        var sum = 0
        for index in 0..<repetitions { sum &+= wholes[index & 63][keyPath: path] }
        return sum
      },
      candidate: {
        let wholes = variableWholes
        var sum = 0
        for index in 0..<repetitions { sum &+= lens.get(wholes[index & 63]) }
        return sum
      }),
    Comparison(
      name: "set, \(name)", limit: isLimited ? 1.05 : nil, countLimit: isLimited ? 1 : nil,
      baseline: {
        let wholes = variableWholes
        var sum = 0
        for index in 0..<repetitions {
          let changed = replacing(path, with: index, in: wholes[index & 63])
          sum &+= changed.count &+ changed.next.next.count
        }
        return sum
      },
      candidate: {
        let wholes = variableWholes
        var sum = 0
        for index in 0..<repetitions {
          let changed = lens.set(index, wholes[index & 63])
          sum &+= changed.count &+ changed.next.next.count
        }
        return sum
      }),
    Comparison(
      name: "set in place, \(name)", limit: isLimited ? 1.05 : nil, countLimit: isLimited ? 1 : nil,
      baseline: {
        let wholes = variableWholes
        var sum = 0
        for index in 0..<repetitions {
          var changed = wholes[index & 63]
          changed[keyPath: path] = index
          sum &+= changed.count &+ changed.next.next.count
        }
        return sum
      },
      candidate: {
        let wholes = variableWholes
        var sum = 0
        for index in 0..<repetitions {
          var changed = wholes[index & 63]
          lens.modify(&changed) { $0 = index }
          sum &+= changed.count &+ changed.next.next.count
        }
        return sum
      }),
    Comparison(
      name: "modify in place, \(name)", limit: isLimited ? 1.05 : nil,
      countLimit: isLimited ? 1 : nil,
      baseline: {
        var whole = variableWholes[0]
        for index in 0..<repetitions { whole[keyPath: path] &+= index }
        return whole.count &+ whole.next.next.count
      },
      candidate: {
        var whole = variableWholes[0]
        for index in 0..<repetitions { lens.modify(&whole) { $0 &+= index } }
        return whole.count &+ whole.next.next.count
      }),
  ]
}

/// The code that returns a changed copy through a key path.
@inline(__always)
private func replacing<Whole, Part>(
  _ path: any WritableKeyPath<Whole, Part> & Sendable, with part: Part, in whole: Whole
) -> Whole {
  var changed = whole
  changed[keyPath: path] = part
  return changed
}

@inline(never)
@_optimize(none)
private func opaque<Value>(_ value: Value) -> Value { value }
