import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 10_000

/// Different wholes, so that the optimizer cannot move work out of a loop; one in four has no
/// `maybe`.
private let containers: [Container] = (0..<8).map { number in
  Container(
    numbers: Array(number..<number + 64),
    scores: Dictionary(uniqueKeysWithValues: (0..<100).map { ("key \($0)", $0 + number) }),
    maybe: number & 3 == 0 ? nil : number, shape: .circle(number), log: Log(page: Page(entries: []))
  )
}

/// The keys, half of which are in the dictionary.
private let keys = (0..<64).map { "key \($0 * 3)" }

/// Reading and changing a part at the end of a path that may be missing.
let affineRows: [Comparison] = [
  Comparison(
    name: "array index, extract", limit: 1.1,
    baseline: {
      let wholes = containers
      var sum = 0
      for index in 0..<repetitions {
        let numbers = wholes[index & 7].numbers
        let position = index & 127
        if position >= 0, position < numbers.count { sum &+= numbers[position] }
      }
      return sum
    },
    candidate: {
      let wholes = containers
      var sum = 0
      for index in 0..<repetitions {
        if let number = Container._numbers.index(index & 127).extract(wholes[index & 7]) {
          sum &+= number
        }
      }
      return sum
    }),
  Comparison(
    name: "array index, set", limit: 1.1,
    baseline: settingByHand,
    candidate: {
      let wholes = containers
      var sum = 0
      for index in 0..<repetitions {
        let changed = Container._numbers.index(index & 127).set(index, wholes[index & 7])
        sum &+= consume(changed).numbers[3]
      }
      return sum
    }),
  Comparison(
    name: "array index, set with a pipe",
    baseline: settingByHand,
    candidate: {
      let wholes = containers
      var sum = 0
      for index in 0..<repetitions {
        let changed = wholes[index & 7] |> Container._numbers.index(index & 127) *~ index
        sum &+= consume(changed).numbers[3]
      }
      return sum
    }),
  Comparison(
    name: "array index, modify in place", limit: 1.1,
    baseline: {
      var whole = containers[1]
      for index in 0..<repetitions {
        let position = index & 127
        if position >= 0, position < whole.numbers.count { whole.numbers[position] &+= index }
        touch(&whole)
      }
      return whole.numbers[3]
    },
    candidate: {
      var whole = containers[1]
      for index in 0..<repetitions {
        Container._numbers.index(index & 127).modify(&whole) { $0 &+= index }
        touch(&whole)
      }
      return whole.numbers[3]
    }),
  Comparison(
    name: "dictionary key, extract",
    baseline: {
      let whole = containers[1]
      let keys = keys
      var sum = 0
      for index in 0..<repetitions { sum &+= whole.scores[keys[index & 63]] ?? 0 }
      return sum
    },
    candidate: {
      let whole = containers[1]
      let keys = keys
      var sum = 0
      for index in 0..<repetitions {
        sum &+= Container._scores.index(key: keys[index & 63]).extract(whole) ?? 0
      }
      return sum
    }),
  Comparison(
    name: "dictionary key, extract from the dictionary", limit: 1.1,
    baseline: {
      let scores = containers[1].scores
      let keys = keys
      var sum = 0
      for index in 0..<repetitions { sum &+= scores[keys[index & 63]] ?? 0 }
      return sum
    },
    candidate: {
      let scores = containers[1].scores
      let keys = keys
      var sum = 0
      for index in 0..<repetitions {
        sum &+= Dictionary._index(keys[index & 63]).extract(scores) ?? 0
      }
      return sum
    }),
  Comparison(
    name: "dictionary key, modify in place", limit: 1.1,
    baseline: {
      var whole = containers[1]
      let keys = keys
      for index in 0..<repetitions {
        if let place = whole.scores.index(forKey: keys[index & 63]) {
          whole.scores.values[place] &+= index
        }
        touch(&whole)
      }
      return whole.scores["key 3"] ?? 0
    },
    candidate: {
      var whole = containers[1]
      let keys = keys
      for index in 0..<repetitions {
        Container._scores.index(key: keys[index & 63]).modify(&whole) { $0 &+= index }
        touch(&whole)
      }
      return whole.scores["key 3"] ?? 0
    }),
  Comparison(
    name: "dictionary entry, set in place", limit: 1.1,
    baseline: {
      var whole = containers[1]
      let keys = keys
      for index in 0..<repetitions {
        whole.scores[keys[index & 63]] = index
        touch(&whole)
      }
      return whole.scores["key 3"] ?? 0
    },
    candidate: {
      var whole = containers[1]
      let keys = keys
      for index in 0..<repetitions {
        Container._scores.at(keys[index & 63]).modify(&whole) { $0 = index }
        touch(&whole)
      }
      return whole.scores["key 3"] ?? 0
    }),
  Comparison(
    name: "optional, extract", limit: 1.1,
    baseline: {
      let wholes = containers
      var sum = 0
      for index in 0..<repetitions { if let number = wholes[index & 7].maybe { sum &+= number } }
      return sum
    },
    candidate: {
      let wholes = containers
      var sum = 0
      for index in 0..<repetitions {
        if let number = Container._maybe._some.extract(wholes[index & 7]) { sum &+= number }
      }
      return sum
    }),
  Comparison(
    name: "optional, set", limit: 1.1,
    baseline: {
      let wholes = containers
      var sum = 0
      for index in 0..<repetitions {
        var changed = wholes[index & 7]
        if changed.maybe != nil { changed.maybe = index }
        sum &+= consume(changed).maybe ?? 0
      }
      return sum
    },
    candidate: {
      let wholes = containers
      var sum = 0
      for index in 0..<repetitions {
        let changed = wholes[index & 7] |> Container._maybe._some *~ index
        sum &+= consume(changed).maybe ?? 0
      }
      return sum
    }),
  Comparison(
    name: "optional, modify in place", limit: 1.1,
    baseline: {
      var whole = containers[1]
      for index in 0..<repetitions {
        if let number = whole.maybe { whole.maybe = number &+ index }
        touch(&whole)
      }
      return whole.maybe ?? 0
    },
    candidate: {
      var whole = containers[1]
      for index in 0..<repetitions {
        Container._maybe._some.modify(&whole) { $0 &+= index }
        touch(&whole)
      }
      return whole.maybe ?? 0
    }),
]

@Sendable
private func settingByHand() -> Int {
  let wholes = containers
  var sum = 0
  for index in 0..<repetitions {
    var changed = wholes[index & 7]
    let position = index & 127
    if position >= 0, position < changed.numbers.count { changed.numbers[position] = index }
    sum &+= consume(changed).numbers[3]
  }
  return sum
}

/// A value that is opaque to the optimizer, so that all of it has to be created.
@inline(never)
@_optimize(none)
private func consume(_ whole: Container) -> Container { whole }

/// A change that the optimizer has to expect, so that it omits nothing before the change.
@inline(never)
@_optimize(none)
private func touch(_ whole: inout Container) {}
