import BenchmarkModel
import Optics

/// Loops over what is chosen of the parts, or joined with something.
let combinedLoopRows: [Comparison] = [
  inPlace(
    "the first of each of each, in place", warehouse, limit: 3,
    byHand: { whole, number in
      if let first = whole.shelves.indices.first(where: { !whole.shelves[$0].bins.isEmpty }) {
        whole.shelves[first].bins[0].quantity &+= number
      }
    },
    withOptics: { whole, number in
      Warehouse._shelves._each._bins._each.first._quantity.modify(&whole) { $0 &+= number }
    }),
  inPlace(
    "each with its index, in place", warehouse,
    byHand: { whole, number in
      for index in whole.featured.bins.indices {
        whole.featured.bins[index].quantity &+= number &+ index
      }
    },
    withOptics: { whole, number in
      Warehouse._featured._bins._each._quantity.indexed
        .modify(&whole) { $0.value &+= number &+ $0.index }
    }),
  reading(
    "each with its index, forEach", warehouse,
    byHand: { whole, number in
      var sum = number
      for (index, bin) in whole.featured.bins.enumerated() { sum &+= index &* bin.quantity }
      return sum
    },
    withOptics: { whole, number in
      var sum = number
      Warehouse._featured._bins._each._quantity.indexed
        .forEach(in: whole) { sum &+= $0.index &* $0.value }
      return sum
    }),
  inPlace(
    "a part of each with its index, in place", warehouse,
    byHand: { whole, number in
      for index in whole.featured.bins.indices {
        whole.featured.bins[index].quantity &+= number &+ index
      }
    },
    withOptics: { whole, number in
      Warehouse._featured._bins._each.indexed.then(keepingIndex: Bin._quantity)
        .modify(&whole) { $0.value &+= number &+ $0.index }
    }),
  copy(
    "each with its index, a copy", warehouse,
    byHand: { whole, number in
      var whole = whole
      for index in whole.featured.bins.indices {
        whole.featured.bins[index].quantity = whole.featured.bins[index].quantity &+ number &+ index
      }
      return whole
    },
    withOptics: { whole, number in
      whole
        |> Warehouse._featured._bins._each._quantity.indexed
        .modifyingValues { $1 &+ number &+ $0 }
    }),
  inPlace(
    "a slice of the parts, in place", warehouse, limit: 1.4,
    byHand: { whole, number in
      for index in whole.featured.bins.indices.dropFirst(2).prefix(4) {
        whole.featured.bins[index].quantity &+= number
      }
    },
    withOptics: { whole, number in
      Warehouse._featured._bins._each.slice(2..<6)._quantity.modify(&whole) { $0 &+= number }
    }),
  inPlace(
    "the last parts, in place", warehouse, limit: 1.4,
    byHand: { whole, number in
      for index in whole.featured.bins.indices.suffix(3) {
        whole.featured.bins[index].quantity &+= number
      }
    },
    withOptics: { whole, number in
      Warehouse._featured._bins._each.suffix(3)._quantity.modify(&whole) { $0 &+= number }
    }),
  inPlace(
    "the parts while a condition holds, in place", warehouse, limit: 1.6,
    byHand: { whole, number in
      for index in whole.featured.bins.indices {
        if whole.featured.bins[index].limit >= 12 { break }
        whole.featured.bins[index].quantity &+= number
      }
    },
    withOptics: { whole, number in
      Warehouse._featured._bins._each.prefix { $0.limit < 12 }._quantity
        .modify(&whole) { $0 &+= number }
    }),
  inPlace(
    "two parts of each, in place", warehouse,
    byHand: { whole, number in
      for index in whole.featured.bins.indices {
        let quantity = whole.featured.bins[index].quantity
        whole.featured.bins[index].quantity = whole.featured.bins[index].limit
        whole.featured.bins[index].limit = quantity &+ number
      }
    },
    withOptics: { whole, number in
      (Warehouse._featured._bins._each * Bin._quantity.and(Bin._limit))
        .modify(&whole) { $0 = ($0.1, $0.0 &+ number) }
    }),
  inPlace(
    "all parts as an array, in place", warehouse, limit: 2.2,
    byHand: { whole, number in
      var parts = whole.featured.bins.map(\.quantity)
      parts.swapAt(number & 7, 0)
      for index in parts.indices { whole.featured.bins[index].quantity = parts[index] }
    },
    withOptics: { whole, number in
      Warehouse._featured._bins._each._quantity.parts.modify(&whole) { $0.swapAt(number & 7, 0) }
    }),
  inPlace(
    "the first part or another, in place", warehouse,
    byHand: { whole, number in
      if whole.featured.bins.count > number & 15 {
        whole.featured.bins[number & 15].quantity &+= 1
      } else if whole.spare.bins.count > 0 {
        whole.spare.bins[0].quantity &+= 1
      }
    },
    withOptics: { whole, number in
      Warehouse._featured._bins.index(number & 15)._quantity
        .orElse(Warehouse._spare._bins.index(0)._quantity).modify(&whole) { $0 &+= 1 }
    }),
  inPlace(
    "a required element of each, in place", warehouse, limit: 2.3,
    byHand: { whole, number in
      for index in whole.shelves.indices {
        guard whole.shelves[index].bins.indices.contains(3) else { fatalError("no third") }
        whole.shelves[index].bins[3].quantity &+= number
      }
    },
    withOptics: { whole, number in
      (Warehouse._shelves._each * Shelf._bins.index(3).required()._quantity)
        .modify(&whole) { $0 &+= number }
    }),
  inPlace(
    "each of each with its inner index, in place", warehouse,
    byHand: { whole, number in
      for first in whole.shelves.indices {
        for second in whole.shelves[first].bins.indices {
          whole.shelves[first].bins[second].quantity &+= number &+ second
        }
      }
    },
    withOptics: { whole, number in
      (Warehouse._shelves._each * Shelf._bins._each.indexed.then(keepingIndex: Bin._quantity))
        .modify(&whole) { $0.value &+= number &+ $0.index }
    }),
  inPlace(
    "the first of each, in place", warehouse, limit: 2.6,
    byHand: { whole, number in
      for index in whole.shelves.indices where !whole.shelves[index].bins.isEmpty {
        whole.shelves[index].bins[0].quantity &+= number
      }
    },
    withOptics: { whole, number in
      (Warehouse._shelves._each * Shelf._bins._each.first._quantity)
        .modify(&whole) { $0 &+= number }
    }),
  inPlace(
    "an element of each or another, in place", warehouse,
    byHand: { whole, number in
      for index in whole.shelves.indices {
        if whole.shelves[index].bins.count > number & 15 {
          whole.shelves[index].bins[number & 15].quantity &+= 1
        } else if whole.shelves[index].bins.count > 0 {
          whole.shelves[index].bins[0].quantity &+= 1
        }
      }
    },
    withOptics: { whole, number in
      let choice = Shelf._bins.index(number & 15)._quantity
        .orElse(Shelf._bins.index(0)._quantity)
      (Warehouse._shelves._each * choice).modify(&whole) { $0 &+= 1 }
    }),
  inPlace(
    "each behind an iso, in place", warehouse,
    byHand: { whole, number in
      for index in whole.featured.bins.indices { whole.featured.bins[index].quantity &-= number }
    },
    withOptics: { whole, number in
      (Warehouse._featured._bins._each._quantity * negation).modify(&whole) { $0 &+= number }
    }),
  inPlace(
    "each behind an iso turned round, in place", warehouse,
    byHand: { whole, number in
      for index in whole.featured.bins.indices { whole.featured.bins[index].quantity &-= number }
    },
    withOptics: { whole, number in
      (Warehouse._featured._bins._each._quantity * negation.inverse)
        .modify(&whole) { $0 &+= number }
    }),
  inPlace(
    "all parts of each as an array, in place", warehouse, limit: 1.4,
    byHand: { whole, number in
      for first in whole.shelves.indices {
        var parts = whole.shelves[first].bins.map(\.quantity)
        parts.swapAt(number & 7, 0)
        for second in parts.indices { whole.shelves[first].bins[second].quantity = parts[second] }
      }
    },
    withOptics: { whole, number in
      (Warehouse._shelves._each * Shelf._bins._each._quantity.parts)
        .modify(&whole) { $0.swapAt(number & 7, 0) }
    }),
  inPlace(
    "each of each behind a choice of lens, in place", warehouse, limit: 6.7,
    byHand: { whole, number in
      for first in whole.shelves.indices {
        for second in whole.shelves[first].bins.indices {
          if whole.shelves[first].bins[second].limit > 10 {
            whole.shelves[first].bins[second].quantity &+= number
          } else {
            whole.shelves[first].bins[second].limit &+= number
          }
        }
      }
    },
    withOptics: { whole, number in
      let chosen: Lens<Bin, Int> = .choosing {
        if $0.limit > 10 { Bin._quantity } else { Bin._limit }
      }
      (Warehouse._shelves._each._bins._each * chosen).modify(&whole) { $0 &+= number }
    }),
  inPlace(
    "each behind a choice of lens, in place", warehouse, limit: 13,
    byHand: { whole, number in
      if whole.featured.name.isEmpty {
        for index in whole.spare.bins.indices { whole.spare.bins[index].quantity &+= number }
      } else {
        for index in whole.featured.bins.indices { whole.featured.bins[index].quantity &+= number }
      }
    },
    withOptics: { whole, number in
      let chosen: Lens<Warehouse, Shelf> = .choosing {
        if $0.featured.name.isEmpty { Warehouse._spare } else { Warehouse._featured }
      }
      chosen._bins._each._quantity.modify(&whole) { $0 &+= number }
    }),
]

private var negation: Iso<Int, Int> { Iso(get: { 0 &- $0 }, embed: { 0 &- $0 }) }
