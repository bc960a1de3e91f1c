import BenchmarkModel
import Optics

private let lists = (0..<8).map { number in
  (0..<1000).map { Variable6(value: $0, count: number, name: "a name for the heap, \($0)") }
}

private let scores = (0..<8).map { _ in
  Dictionary(uniqueKeysWithValues: (0..<1000).map { ("key \($0)", $0) })
}

/// Reading and changing a part of each of 1,000 elements.
let traversalRows: [Comparison] = [
  reading("forEach", lists, limit: 1.1, inLoop: 100, byHand: { $0.reduce($1) { $0 &+ $1.value } }) {
    list, number in
    summed(number) { [Variable6]._each._value.forEach(in: list, $0) }
  },
  reading("all", lists, limit: 1.1, inLoop: 100, byHand: { $0.map(\.value)[$1] }) {
    [Variable6]._each._value.all($0)[$1]
  },
  reading("count", lists, limit: 1.1, inLoop: 100_000, byHand: { opaque($0).count &+ $1 }) {
    [Variable6]._each._value.count(in: opaque($0)) &+ $1
  },
  inPlace("modify in place", lists, limit: 1.1, inLoop: 100, byHand: addToValues) { list, number in
    [Variable6]._each._value.modify(&list) { $0 &+= number }
  },
  copy("modify a copy", lists, limit: 1.1, inLoop: 100, byHand: { copied($0, $1, addToValues) }) {
    list, number in list |> [Variable6]._each._value %~ { $0 &+ number }
  },
  inPlace(
    "values of a dictionary, modify in place", scores, limit: 1.1, inLoop: 100,
    byHand: { scores, number in
      func add(to values: inout [String: Int].Values) {
        var position = values.startIndex
        while position != values.endIndex {
          values[position] &+= number
          values.formIndex(after: &position)
        }
      }
      add(to: &scores.values)
    }
  ) { scores, number in [String: Int]._values.modify(&scores) { $0 &+= number } },
  inPlace(
    "filtered, modify in place", lists, limit: 1.1, inLoop: 100,
    byHand: { list, number in
      for index in list.indices where list[index].value & 1 == 0 { list[index].count &+= number }
    }
  ) { list, number in
    [Variable6]._each.filtered { $0.value & 1 == 0 }._count.modify(&list) { $0 &+= number }
  },
  reading(
    "filtered, forEach", lists, limit: 1.1, inLoop: 100,
    byHand: { $0.reduce($1) { $1.value & 1 == 0 ? $0 &+ $1.count : $0 } }
  ) { list, number in
    summed(number) { [Variable6]._each.filtered { $0.value & 1 == 0 }._count.forEach(in: list, $0) }
  },
]

@Sendable
private func addToValues(_ list: inout [Variable6], _ number: Int) {
  for index in list.indices { list[index].value &+= number }
}
