import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 200

/// Different wholes, so that the optimizer cannot move work out of a loop.
private let lists: [[Variable6]] = (0..<8).map { number in
  (0..<1000).map { Variable6(value: $0, count: number, name: "a name for the heap, \($0)") }
}

private let dictionary = Dictionary(
  uniqueKeysWithValues: (0..<1000).map { ("key \($0)", $0) })

/// Reading and changing a part of each of 1,000 elements.
let traversalRows: [Comparison] = [
  Comparison(
    name: "forEach", limit: 1.1,
    baseline: {
      let lists = lists
      var sum = 0
      for index in 0..<repetitions {
        for element in lists[index & 7] { sum &+= element.value }
      }
      return sum
    },
    candidate: {
      let lists = lists
      var sum = 0
      for index in 0..<repetitions {
        [Variable6]._each._value.forEach(in: lists[index & 7]) { sum &+= $0 }
      }
      return sum
    }),
  Comparison(
    name: "all", limit: 1.1,
    baseline: {
      let lists = lists
      var sum = 0
      for index in 0..<repetitions { sum &+= consume(lists[index & 7].map(\.value))[3] }
      return sum
    },
    candidate: {
      let lists = lists
      var sum = 0
      for index in 0..<repetitions {
        sum &+= consume([Variable6]._each._value.all(lists[index & 7]))[3]
      }
      return sum
    }),
  Comparison(
    name: "count", limit: 1.1,
    baseline: {
      let lists = lists
      var sum = 0
      for index in 0..<repetitions * 1000 { sum &+= consume(lists[index & 7]).count }
      return sum
    },
    candidate: {
      let lists = lists
      var sum = 0
      for index in 0..<repetitions * 1000 {
        sum &+= [Variable6]._each._value.count(in: consume(lists[index & 7]))
      }
      return sum
    }),
  Comparison(
    name: "modify in place", limit: 1.1,
    baseline: {
      var list = lists[0]
      for index in 0..<repetitions {
        for position in list.indices { list[position].value &+= index }
        touch(&list)
      }
      return list[3].value
    },
    candidate: {
      var list = lists[0]
      for index in 0..<repetitions {
        [Variable6]._each._value.modify(&list) { $0 &+= index }
        touch(&list)
      }
      return list[3].value
    }),
  Comparison(
    name: "modify a copy", limit: 1.1,
    baseline: {
      let lists = lists
      var sum = 0
      for index in 0..<repetitions {
        var list = lists[index & 7]
        for position in list.indices { list[position].value &+= index }
        sum &+= consume(list)[3].value
      }
      return sum
    },
    candidate: {
      let lists = lists
      var sum = 0
      for index in 0..<repetitions {
        let list = lists[index & 7] |> [Variable6]._each._value %~ { $0 &+ index }
        sum &+= consume(list)[3].value
      }
      return sum
    }),
  Comparison(
    name: "values of a dictionary, modify in place", limit: 1.1,
    baseline: {
      func add(_ number: Int, to values: inout [String: Int].Values) {
        var position = values.startIndex
        while position != values.endIndex {
          values[position] &+= number
          values.formIndex(after: &position)
        }
      }
      var scores = dictionary
      for index in 0..<repetitions {
        add(index, to: &scores.values)
        touch(&scores)
      }
      return scores["key 3"] ?? 0
    },
    candidate: {
      var scores = dictionary
      for index in 0..<repetitions {
        [String: Int]._values.modify(&scores) { $0 &+= index }
        touch(&scores)
      }
      return scores["key 3"] ?? 0
    }),
  Comparison(
    name: "filtered, modify in place", limit: 1.1,
    baseline: {
      var list = lists[0]
      for index in 0..<repetitions {
        for position in list.indices where list[position].value & 1 == 0 {
          list[position].count &+= index
        }
        touch(&list)
      }
      return list[4].count
    },
    candidate: {
      var list = lists[0]
      for index in 0..<repetitions {
        [Variable6]._each.filtered { $0.value & 1 == 0 }._count.modify(&list) { $0 &+= index }
        touch(&list)
      }
      return list[4].count
    }),
  Comparison(
    name: "filtered, forEach", limit: 1.1,
    baseline: {
      let lists = lists
      var sum = 0
      for index in 0..<repetitions {
        for element in lists[index & 7] where element.value & 1 == 0 { sum &+= element.count }
      }
      return sum
    },
    candidate: {
      let lists = lists
      var sum = 0
      for index in 0..<repetitions {
        [Variable6]._each.filtered { $0.value & 1 == 0 }._count
          .forEach(in: lists[index & 7]) { sum &+= $0 }
      }
      return sum
    }),
]

/// A value that is opaque to the optimizer, so that all of it has to be created.
@inline(never)
@_optimize(none)
private func consume<Value>(_ value: Value) -> Value { value }

/// A change that the optimizer has to expect, so that it omits nothing before the change.
@inline(never)
@_optimize(none)
private func touch<Value>(_ value: inout Value) {}
