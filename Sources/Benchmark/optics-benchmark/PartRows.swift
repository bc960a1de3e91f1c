import BenchmarkModel
import Optics

// Parts that may be missing: payloads, elements, values and optionals.

/// Reading, replacing and changing a payload.
let prismRows: [Comparison] = [
  reading(
    "extract", shapes, limit: 1.05, inLoop: 10_000,
    byHand: { whole, _ in if case .circle(let radius) = whole { radius } else { 0 } }
  ) { whole, _ in Shape._circle.extract(whole) ?? 0 },
  copy(
    "set", shapes, limit: 1.05, inLoop: 10_000,
    byHand: { copied($0, $1) { if case .circle = $0 { $0 = .circle($1) } } }
  ) {
    $0 |> Shape._circle *~ $1
  },
  inPlace(
    "modify in place", shapes, limit: 1.05, inLoop: 10_000,
    byHand: { if case .circle(let radius) = $0 { $0 = .circle(radius &+ $1) } }
  ) { whole, number in Shape._circle.modify(&whole) { $0 &+= number } },
]

/// The keys, half of which are in the dictionary.
private let keys = (0..<64).map { "key \($0 * 3)" }

/// Reading and changing a part at the end of a path that may be missing.
let affineRows: [Comparison] = [
  reading(
    "array index, extract", containers, limit: 1.1, inLoop: 10_000,
    byHand: { whole, number in
      let (numbers, position) = (whole.numbers, number & 127)
      return position >= 0 && position < numbers.count ? numbers[position] : 0
    }
  ) { Container._numbers.index($1 & 127).extract($0) ?? 0 },
  copy(
    "array index, set", containers, limit: 1.1, inLoop: 2_000,
    byHand: { whole, number in
      var whole = whole
      let position = number & 127
      if position >= 0, position < whole.numbers.count { whole.numbers[position] = number }
      return whole
    }
  ) { Container._numbers.index($1 & 127).set($1, $0) },
  inPlace(
    "array index, modify in place", containers, limit: 1.1, inLoop: 10_000,
    byHand: { whole, number in
      let position = number & 127
      if position >= 0, position < whole.numbers.count { whole.numbers[position] &+= number }
    }
  ) { whole, number in Container._numbers.index(number & 127).modify(&whole) { $0 &+= number } },
  reading(
    "dictionary key, extract", containers, limit: 1.15, inLoop: 2_000,
    byHand: { $0.scores[keys[$1 & 63]] ?? 0 }
  ) { Container._scores.index(key: keys[$1 & 63]).extract($0) ?? 0 },
  reading(
    "dictionary key, extract from the dictionary", containers.map(\.scores), limit: 1.1,
    inLoop: 2_000, byHand: { $0[keys[$1 & 63]] ?? 0 }
  ) { Dictionary._index(keys[$1 & 63]).extract($0) ?? 0 },
  inPlace(
    "dictionary key, modify in place", containers, limit: 1.1, inLoop: 2_000,
    byHand: { whole, number in
      if let place = whole.scores.index(forKey: keys[number & 63]) {
        whole.scores.values[place] &+= number
      }
    }
  ) { whole, number in
    Container._scores.index(key: keys[number & 63]).modify(&whole) { $0 &+= number }
  },
  inPlace(
    "dictionary entry, set in place", containers, limit: 1.1, inLoop: 2_000,
    byHand: { $0.scores[keys[$1 & 63]] = $1 }
  ) { whole, number in Container._scores.at(keys[number & 63]).modify(&whole) { $0 = number } },
  reading(
    "optional, extract", containers, limit: 1.1, inLoop: 10_000,
    byHand: { whole, _ in whole.maybe ?? 0 }
  ) { whole, _ in Container._maybe._some.extract(whole) ?? 0 },
  copy(
    "optional, set", containers, limit: 1.1, inLoop: 10_000,
    byHand: { copied($0, $1) { if $0.maybe != nil { $0.maybe = $1 } } }
  ) { $0 |> Container._maybe._some *~ $1 },
  inPlace(
    "optional, modify in place", containers, limit: 1.1, inLoop: 10_000,
    byHand: { if let number = $0.maybe { $0.maybe = number &+ $1 } }
  ) { whole, number in Container._maybe._some.modify(&whole) { $0 &+= number } },
]
