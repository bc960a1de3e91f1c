import BenchmarkModel
import Optics

/// Loops over the parts of variables: steps on both sides of `each`.
let variableLoopRows: [Comparison] = [
  inPlace(
    "each behind a lens, in place", warehouse,
    byHand: { whole, number in
      for index in whole.featured.bins.indices { whole.featured.bins[index].quantity &+= number }
    },
    withOptics: { whole, number in
      Warehouse._featured._bins._each._quantity.modify(&whole) { $0 &+= number }
    }),
  copy(
    "each behind a lens, a copy", warehouse,
    byHand: { whole, number in
      var whole = whole
      for index in whole.featured.bins.indices { whole.featured.bins[index].quantity &+= number }
      return whole
    },
    withOptics: { whole, number in
      whole |> Warehouse._featured._bins._each._quantity %~ { $0 &+ number }
    }),
  reading(
    "each behind a lens, forEach", warehouse,
    byHand: { whole, number in
      var sum = number
      for bin in whole.featured.bins { sum &+= bin.quantity }
      return sum
    },
    withOptics: { whole, number in
      var sum = number
      Warehouse._featured._bins._each._quantity.forEach(in: whole) { sum &+= $0 }
      return sum
    }),
  reading(
    "each behind a lens, all", warehouse,
    byHand: { whole, number in whole.featured.bins.map(\.quantity)[number & 7] },
    withOptics: { whole, number in
      Warehouse._featured._bins._each._quantity.all(whole)[number & 7]
    }),
  inPlace(
    "each of each, in place", warehouse,
    byHand: { whole, number in
      for first in whole.shelves.indices {
        for second in whole.shelves[first].bins.indices {
          whole.shelves[first].bins[second].quantity &+= number
        }
      }
    },
    withOptics: { whole, number in
      Warehouse._shelves._each._bins._each._quantity.modify(&whole) { $0 &+= number }
    }),
  copy(
    "each of each, a copy", warehouse,
    byHand: { whole, number in
      var whole = whole
      for first in whole.shelves.indices {
        for second in whole.shelves[first].bins.indices {
          whole.shelves[first].bins[second].quantity &+= number
        }
      }
      return whole
    },
    withOptics: { whole, number in
      whole |> Warehouse._shelves._each._bins._each._quantity %~ { $0 &+ number }
    }),
  reading(
    "each of each, forEach", warehouse,
    byHand: { whole, number in
      var sum = number
      for shelf in whole.shelves { for bin in shelf.bins { sum &+= bin.quantity } }
      return sum
    },
    withOptics: { whole, number in
      var sum = number
      Warehouse._shelves._each._bins._each._quantity.forEach(in: whole) { sum &+= $0 }
      return sum
    }),
  reading(
    "each of each, all", warehouse,
    byHand: { whole, number in
      whole.shelves.flatMap { $0.bins.map(\.quantity) }[number & 7]
    },
    withOptics: { whole, number in
      Warehouse._shelves._each._bins._each._quantity.all(whole)[number & 7]
    }),
  reading(
    "each of each, count", warehouse,
    byHand: { whole, number in
      var count = number
      for shelf in whole.shelves { count += shelf.bins.count }
      return count
    },
    withOptics: { whole, number in
      number &+ Warehouse._shelves._each._bins._each._quantity.count(in: whole)
    }),
  inPlace(
    "filtered, in place", warehouse, limit: 1.3,
    byHand: { whole, number in
      for index in whole.featured.bins.indices where whole.featured.bins[index].limit > 10 {
        whole.featured.bins[index].quantity &+= number
      }
    },
    withOptics: { whole, number in
      Warehouse._featured._bins._each.filtered { $0.limit > 10 }._quantity
        .modify(&whole) { $0 &+= number }
    }),
  copy(
    "filtered, a copy", warehouse,
    byHand: { whole, number in
      var whole = whole
      for index in whole.featured.bins.indices where whole.featured.bins[index].limit > 10 {
        whole.featured.bins[index].quantity &+= number
      }
      return whole
    },
    withOptics: { whole, number in
      whole
        |> Warehouse._featured._bins._each.filtered { $0.limit > 10 }._quantity %~ { $0 &+ number }
    }),
  reading(
    "filtered, forEach", warehouse,
    byHand: { whole, number in
      var sum = number
      for bin in whole.featured.bins where bin.limit > 10 { sum &+= bin.quantity }
      return sum
    },
    withOptics: { whole, number in
      var sum = number
      Warehouse._featured._bins._each.filtered { $0.limit > 10 }._quantity
        .forEach(in: whole) { sum &+= $0 }
      return sum
    }),
  reading(
    "filtered, all", warehouse,
    byHand: { whole, number in
      var all: [Int] = []
      for bin in whole.featured.bins where bin.limit > 10 { all.append(bin.quantity) }
      return all[number & 3]
    },
    withOptics: { whole, number in
      Warehouse._featured._bins._each.filtered { $0.limit > 10 }._quantity.all(whole)[number & 3]
    }),
  reading(
    "filtered, count", warehouse,
    byHand: { whole, number in
      var count = number
      for bin in whole.featured.bins where bin.limit > 10 { count &+= 1 }
      return count
    },
    withOptics: { whole, number in
      number
        &+ Warehouse._featured._bins._each.filtered { $0.limit > 10 }._quantity.count(in: whole)
    }),
  inPlace(
    "filtered in each of each, in place", warehouse, limit: 3.4,
    byHand: { whole, number in
      for first in whole.shelves.indices {
        for second in whole.shelves[first].bins.indices
        where whole.shelves[first].bins[second].limit > 10 {
          whole.shelves[first].bins[second].quantity &+= number
        }
      }
    },
    withOptics: { whole, number in
      Warehouse._shelves._each._bins._each.filtered { $0.limit > 10 }._quantity
        .modify(&whole) { $0 &+= number }
    }),
  inPlace(
    "adjoined parts of each, in place", warehouse,
    byHand: { whole, number in
      for index in whole.featured.bins.indices {
        whole.featured.bins[index].quantity &+= number
        whole.featured.bins[index].limit &+= number
      }
    },
    withOptics: { whole, number in
      (Warehouse._featured._bins._each * Bin._quantity.adjoin(Bin._limit))
        .modify(&whole) { $0 &+= number }
    }),
  inPlace(
    "adjoined loops, in place", warehouse,
    byHand: { whole, number in
      for index in whole.featured.bins.indices { whole.featured.bins[index].quantity &+= number }
      for index in whole.spare.bins.indices { whole.spare.bins[index].quantity &+= number }
    },
    withOptics: { whole, number in
      Warehouse._featured._bins._each._quantity
        .adjoin(Warehouse._spare._bins._each._quantity)
        .modify(&whole) { $0 &+= number }
    }),
  reading(
    "adjoined loops, forEach", warehouse,
    byHand: { whole, number in
      var sum = number
      for bin in whole.featured.bins { sum &+= bin.quantity }
      for bin in whole.spare.bins { sum &+= bin.quantity }
      return sum
    },
    withOptics: { whole, number in
      var sum = number
      Warehouse._featured._bins._each._quantity
        .adjoin(Warehouse._spare._bins._each._quantity)
        .forEach(in: whole) { sum &+= $0 }
      return sum
    }),
  reading(
    "adjoined loops, count", warehouse,
    byHand: { whole, number in
      whole.featured.bins.count &+ whole.spare.bins.count &+ number
    },
    withOptics: { whole, number in
      number
        &+ Warehouse._featured._bins._each._quantity
        .adjoin(Warehouse._spare._bins._each._quantity).count(in: whole)
    }),
  reading(
    "adjoined loops, all", warehouse,
    byHand: { whole, number in
      (whole.featured.bins.map(\.quantity) + whole.spare.bins.map(\.quantity))[number & 7]
    },
    withOptics: { whole, number in
      Warehouse._featured._bins._each._quantity
        .adjoin(Warehouse._spare._bins._each._quantity).all(whole)[number & 7]
    }),
]
