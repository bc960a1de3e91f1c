import BenchmarkModel
import Optics

/// Loops over what is chosen of the parts, or joined with something.
let combinedLoopRows: [Comparison] = [
  loop(
    "the first of each of each", limit: 3,
    { whole, number in
      if let first = whole.shelves.indices.first(where: { !whole.shelves[$0].bins.isEmpty }) {
        whole.shelves[first].bins[0].quantity &+= number
      }
    }
  ) { whole, number in
    Warehouse._shelves._each._bins._each.first._quantity.modify(&whole) { $0 &+= number }
  },
  loop("each with its index", addingIndex) { whole, number in
    Warehouse._featured._bins._each._quantity.indexed
      .modify(&whole) { $0.value &+= number &+ $0.index }
  },
  reading(
    "each with its index, forEach", warehouses,
    byHand: { whole, number in
      var sum = number
      for (index, bin) in whole.featured.bins.enumerated() { sum &+= index &* bin.quantity }
      return sum
    }
  ) { whole, number in
    var sum = number
    Warehouse._featured._bins._each._quantity.indexed
      .forEach(in: whole) { sum &+= $0.index &* $0.value }
    return sum
  },
  loop("a part of each with its index", addingIndex) { whole, number in
    Warehouse._featured._bins._each.indexed.then(keepingIndex: Bin._quantity)
      .modify(&whole) { $0.value &+= number &+ $0.index }
  },
  copy(
    "each with its index, a copy", warehouses,
    byHand: { copied($0, $1, addingIndex) }
  ) { whole, number in
    whole
      |> Warehouse._featured._bins._each._quantity.indexed
      .modifyingValues { $1 &+ number &+ $0 }
  },
  loop(
    "a slice of the parts", limit: 1.4,
    { $0.featured.bins.add($1, at: $0.featured.bins.indices.dropFirst(2).prefix(4)) }
  ) { whole, number in
    Warehouse._featured._bins._each.slice(2..<6)._quantity.modify(&whole) { $0 &+= number }
  },
  loop(
    "the last parts", limit: 1.4,
    { $0.featured.bins.add($1, at: $0.featured.bins.indices.suffix(3)) }
  ) { whole, number in
    Warehouse._featured._bins._each.suffix(3)._quantity.modify(&whole) { $0 &+= number }
  },
  loop(
    "the parts while a condition holds", limit: 1.7,
    { whole, number in
      for index in whole.featured.bins.indices {
        if whole.featured.bins[index].limit >= 12 { break }
        whole.featured.bins[index].quantity &+= number
      }
    }
  ) { whole, number in
    Warehouse._featured._bins._each.prefix { $0.limit < 12 }._quantity
      .modify(&whole) { $0 &+= number }
  },
  loop(
    "two parts of each",
    { whole, number in
      for index in whole.featured.bins.indices {
        let quantity = whole.featured.bins[index].quantity
        whole.featured.bins[index].quantity = whole.featured.bins[index].limit
        whole.featured.bins[index].limit = quantity &+ number
      }
    }
  ) { whole, number in
    (Warehouse._featured._bins._each * Bin._quantity.and(Bin._limit))
      .modify(&whole) { $0 = ($0.1, $0.0 &+ number) }
  },
  loop("all parts as an array", limit: 2.2, { $0.featured.bins.swap(0, $1 & 7) }) { whole, number in
    Warehouse._featured._bins._each._quantity.parts.modify(&whole) { $0.swapAt(number & 7, 0) }
  },
  loop(
    "the first part or another",
    { whole, number in
      if !whole.featured.bins.addOne(at: number & 15) { whole.spare.bins.addOne(at: 0) }
    }
  ) { whole, number in
    Warehouse._featured._bins.index(number & 15)._quantity
      .orElse(Warehouse._spare._bins.index(0)._quantity).modify(&whole) { $0 &+= 1 }
  },
  loop(
    "a required element of each", limit: 2.3,
    { whole, number in
      for index in whole.shelves.indices {
        guard whole.shelves[index].bins.indices.contains(3) else { fatalError("no third") }
        whole.shelves[index].bins[3].quantity &+= number
      }
    }
  ) { whole, number in
    (Warehouse._shelves._each * Shelf._bins.index(3).required()._quantity)
      .modify(&whole) { $0 &+= number }
  },
  loop(
    "each of each with its inner index",
    { whole, number in
      for first in whole.shelves.indices { whole.shelves[first].bins.addIndices(number) }
    }
  ) { whole, number in
    (Warehouse._shelves._each * Shelf._bins._each.indexed.then(keepingIndex: Bin._quantity))
      .modify(&whole) { $0.value &+= number &+ $0.index }
  },
  loop(
    "the first of each", limit: 2.6,
    { whole, number in
      for index in whole.shelves.indices where !whole.shelves[index].bins.isEmpty {
        whole.shelves[index].bins[0].quantity &+= number
      }
    }
  ) { whole, number in
    (Warehouse._shelves._each * Shelf._bins._each.first._quantity).modify(&whole) { $0 &+= number }
  },
  loop(
    "an element of each or another",
    { whole, number in
      for index in whole.shelves.indices where !whole.shelves[index].bins.addOne(at: number & 15) {
        whole.shelves[index].bins.addOne(at: 0)
      }
    }
  ) { whole, number in
    let choice = Shelf._bins.index(number & 15)._quantity.orElse(Shelf._bins.index(0)._quantity)
    (Warehouse._shelves._each * choice).modify(&whole) { $0 &+= 1 }
  },
  loop("each behind an iso", subtracting) { whole, number in
    (Warehouse._featured._bins._each._quantity * negation).modify(&whole) { $0 &+= number }
  },
  loop("each behind an iso turned round", subtracting) { whole, number in
    (Warehouse._featured._bins._each._quantity * negation.inverse).modify(&whole) { $0 &+= number }
  },
  loop(
    "all parts of each as an array", limit: 1.4,
    { whole, number in
      for first in whole.shelves.indices { whole.shelves[first].bins.swap(0, number & 7) }
    }
  ) { whole, number in
    (Warehouse._shelves._each * Shelf._bins._each._quantity.parts)
      .modify(&whole) { $0.swapAt(number & 7, 0) }
  },
  loop(
    "each of each behind a choice of lens", limit: 6.7,
    { whole, number in
      for first in whole.shelves.indices {
        for second in whole.shelves[first].bins.indices {
          if whole.shelves[first].bins[second].limit > 10 {
            whole.shelves[first].bins[second].quantity &+= number
          } else {
            whole.shelves[first].bins[second].limit &+= number
          }
        }
      }
    }
  ) { whole, number in
    let chosen: Lens<Bin, Int> = .choosing {
      if $0.limit > 10 { Bin._quantity } else { Bin._limit }
    }
    (Warehouse._shelves._each._bins._each * chosen).modify(&whole) { $0 &+= number }
  },
  loop(
    "each behind a choice of lens", limit: 13,
    { whole, number in
      if whole.featured.name.isEmpty {
        whole.spare.bins.add(number, at: whole.spare.bins.indices)
      } else {
        whole.featured.bins.add(number, at: whole.featured.bins.indices)
      }
    }
  ) { whole, number in
    let chosen: Lens<Warehouse, Shelf> = .choosing {
      if $0.featured.name.isEmpty { Warehouse._spare } else { Warehouse._featured }
    }
    chosen._bins._each._quantity.modify(&whole) { $0 &+= number }
  },
]

@inline(__always) private func loop(
  _ name: String, limit: Double = 1.2,
  _ byHand: @escaping @Sendable (inout Warehouse, Int) -> Void,
  withOptics: @escaping @Sendable (inout Warehouse, Int) -> Void
) -> Comparison {
  inPlace(
    "\(name), in place", warehouses, limit: limit, byHand: byHand,
    withOptics: withOptics)
}

@Sendable
private func addingIndex(_ whole: inout Warehouse, _ number: Int) {
  whole.featured.bins.addIndices(number)
}

@Sendable
private func subtracting(_ whole: inout Warehouse, _ number: Int) {
  for index in whole.featured.bins.indices { whole.featured.bins[index].quantity &-= number }
}

extension [Bin] {
  @inline(__always) fileprivate mutating func addIndices(_ number: Int) {
    for index in indices { self[index].quantity &+= number &+ index }
  }

  /// Adds one to an element, if it is there.
  @inline(__always) @discardableResult
  fileprivate mutating func addOne(at index: Int) -> Bool {
    if count <= index { return false }
    self[index].quantity &+= 1
    return true
  }

  @inline(__always) fileprivate mutating func add(_ number: Int, at indices: some Sequence<Int>) {
    for index in indices { self[index].quantity &+= number }
  }

  /// Swaps two of the quantities, in an array of them.
  @inline(__always) fileprivate mutating func swap(_ first: Int, _ second: Int) {
    var parts = map(\.quantity)
    parts.swapAt(first, second)
    for index in parts.indices { self[index].quantity = parts[index] }
  }
}

private var negation: Iso<Int, Int> { Iso(get: { 0 &- $0 }, embed: { 0 &- $0 }) }
