import BenchmarkModel
import Optics

/// Reading, replacing and transforming a part of a whole that has to be rebuilt.
let constantRows: [Comparison] =
  rows(
    "1 level", { Constant1._count }, get: { $0.count },
    set: { Constant1(next: $0.next, count: $1, name: $0.name) })
  + rows(
    "3 levels", { Constant1._next._next._count }, get: { $0.next.next.count },
    set: { $0.with(third: $1) })
  + rows(
    "6 levels", { Constant1._next._next._next._next._next._count },
    get: { $0.next.next.next.next.next.count },
    set: { whole, count in
      let whole3 = whole.next.next
      let whole5 = whole3.next.next
      return Constant1(
        next: Constant2(
          next: Constant3(
            next: Constant4(
              next: Constant5(
                next: Constant6(value: whole5.next.value, count: count, name: whole5.next.name),
                count: whole5.count, name: whole5.name),
              count: whole3.next.count, name: whole3.next.name),
            count: whole3.count, name: whole3.name),
          count: whole.next.count, name: whole.next.name),
        count: whole.count, name: whole.name)
    })

@inline(__always) private func rows(
  _ name: String, _ lens: @escaping @Sendable () -> Lens<Constant1, Int>,
  get: @escaping @Sendable (Constant1) -> Int,
  set: @escaping @Sendable (Constant1, Int) -> Constant1
) -> [Comparison] {
  [
    reading(
      "get, \(name)", constants, limit: 1.05, inLoop: 10_000, byHand: { whole, _ in get(whole) }
    ) { whole, _ in
      lens().get(whole)
    },
    copy("set, \(name)", constants, limit: 1.05, inLoop: 10_000, byHand: set) {
      $0 |> lens() *~ $1
    },
    copy(
      "modify, \(name)", constants, limit: 1.05, inLoop: 10_000, byHand: { set($0, get($0) &+ $1) }
    ) { whole, number in
      whole |> lens() %~ { $0 &+ number }
    },
  ]
}

extension Constant1 {
  @inline(__always) func with(third count: Int) -> Constant1 {
    Constant1(
      next: Constant2(
        next: Constant3(next: next.next.next, count: count, name: next.next.name),
        count: next.count, name: next.name), count: self.count, name: name)
  }
}

/// Reading, replacing and changing a part of a whole in place.
let variableRows: [Comparison] =
  rows(
    "1 level", { Variable1._count }, get: { $0.count }, set: { $0.count = $1 },
    add: { $0.count &+= $1 })
  + rows(
    "3 levels", { Variable1._next._next._count }, get: { $0.next.next.count },
    set: { $0.next.next.count = $1 }, add: { $0.next.next.count &+= $1 })
  + rows(
    "6 levels", { Variable1._next._next._next._next._next._count },
    get: { $0.next.next.next.next.next.count }, set: { $0.next.next.next.next.next.count = $1 },
    add: { $0.next.next.next.next.next.count &+= $1 })

@inline(__always) private func rows(
  _ name: String, _ lens: @escaping @Sendable () -> Lens<Variable1, Int>,
  get: @escaping @Sendable (Variable1) -> Int,
  set: @escaping @Sendable (inout Variable1, Int) -> Void,
  add: @escaping @Sendable (inout Variable1, Int) -> Void
) -> [Comparison] {
  [
    reading(
      "get, \(name)", variables, limit: 1.05, inLoop: 10_000, byHand: { whole, _ in get(whole) }
    ) { whole, _ in
      lens().get(whole)
    },
    copy("set, \(name)", variables, limit: 1.05, inLoop: 10_000, byHand: { copied($0, $1, set) }) {
      $0 |> lens() *~ $1
    },
    inPlace("modify in place, \(name)", variables, limit: 1.05, inLoop: 10_000, byHand: add) {
      whole, number in
      lens().modify(&whole) { $0 &+= number }
    },
  ]
}

/// A stored optic that is passed around, compared with a stored key path: both are made where the optimizer cannot see
/// them.
let storedRows: [Comparison] =
  rows("1 level", opaque(\Variable1.count), opaque(Variable1._count), limit: 1.05)
  + rows(
    "3 levels", opaque(\Variable1.next.next.count), opaque(Variable1._next._next._count),
    limit: 1.05)
  + rows(
    "3 levels, a lens made of the key path", opaque(\Variable1.next.next.count),
    opaque(Lens(\Variable1.next.next.count)), limit: nil)
  + [
    reading(
      "get, one of an array", variables, limit: nil, inLoop: 10_000,
      byHand: { $0[keyPath: paths[$1 & 1]] }
    ) { lenses[$1 & 1].get($0) },
    copy(
      "set, one of an array", variables, limit: nil, inLoop: 10_000,
      byHand: { copied($0, $1) { $0[keyPath: paths[$1 & 1]] = $1 } }
    ) { lenses[$1 & 1].set($1, $0) },
  ]

private let paths = opaque([\Variable1.count, \Variable1.next.next.count])
private let lenses = opaque([Variable1._count, Variable1._next._next._count])

/// Reading and writing through a path and a lens that are passed as arguments.
private func rows(
  _ name: String, _ path: any WritableKeyPath<Variable1, Int> & Sendable,
  _ lens: Lens<Variable1, Int>, limit: Double?
) -> [Comparison] {
  [
    reading(
      "get, \(name)", variables, limit: limit, inLoop: 10_000,
      byHand: { whole, _ in whole[keyPath: path] }
    ) {
      whole, _ in lens.get(whole)
    },
    copy(
      "set, \(name)", variables, limit: limit, inLoop: 10_000,
      byHand: { copied($0, $1) { $0[keyPath: path] = $1 } }
    ) { lens.set($1, $0) },
    copy(
      "set in place, \(name)", variables, limit: limit, inLoop: 10_000,
      byHand: { copied($0, $1) { $0[keyPath: path] = $1 } }
    ) { copied($0, $1) { whole, number in lens.modify(&whole) { $0 = number } } },
    inPlace(
      "modify in place, \(name)", variables, limit: limit, inLoop: 10_000,
      byHand: { $0[keyPath: path] &+= $1 }
    ) {
      whole, number in lens.modify(&whole) { $0 &+= number }
    },
  ]
}

/// Optics of `package` types of another module, which nothing inlines.
let packageRows: [Comparison] = [
  reading("get", badges, limit: nil, inLoop: 10_000, byHand: { whole, _ in whole.number }) {
    whole, _ in
    Badge._number.get(whole)
  },
  copy(
    "set", badges, limit: nil, inLoop: 10_000,
    byHand: { Badge(name: $0.name, number: $1, owner: $0.owner) }
  ) { $0 |> Badge._number *~ $1 },
]

private let badges = (0..<8).map {
  Badge(name: "a name on the heap, \($0)", number: $0, owner: "an owner on the heap, \($0)")
}

extension Badge: Checked {
  var checksum: Int { number }
}

/// A lens made from two closures that the optimizer cannot see, as in the talk, composed at the place of use.
let talkRows: [Comparison] = [
  copy(
    "set, 3 levels, closure lens", constants, limit: nil, inLoop: 10_000,
    byHand: { $0.with(third: $1) }
  ) { next1.then(next2).then(count3).setter($1, $0) }
]

private struct ClosureLens<Whole, Part>: Sendable {
  let getter: @Sendable (Whole) -> Part
  let setter: @Sendable (Part, Whole) -> Whole

  @inline(never) func then<Next>(_ next: ClosureLens<Part, Next>) -> ClosureLens<Whole, Next> {
    ClosureLens<Whole, Next>(
      getter: { next.getter(getter($0)) }, setter: { setter(next.setter($0, getter($1)), $1) })
  }
}

private let next1 = opaque(
  ClosureLens<Constant1, Constant2>(
    getter: { $0.next }, setter: { Constant1(next: $0, count: $1.count, name: $1.name) }))
private let next2 = opaque(
  ClosureLens<Constant2, Constant3>(
    getter: { $0.next }, setter: { Constant2(next: $0, count: $1.count, name: $1.name) }))
private let count3 = opaque(
  ClosureLens<Constant3, Int>(
    getter: { $0.count }, setter: { Constant3(next: $1.next, count: $0, name: $1.name) }))
