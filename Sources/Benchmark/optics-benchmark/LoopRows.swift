import BenchmarkModel
import Optics

/// Loops over the parts of variables: steps on both sides of `each`.
let variableLoopRows: [Comparison] = [
  inPlace("each behind a lens, in place", warehouses, byHand: { $0.featured.add($1) }) {
    whole, number in
    Warehouse._featured._bins._each._quantity.modify(&whole) { $0 &+= number }
  },
  copy(
    "each behind a lens, a copy", warehouses, byHand: { copied($0, $1) { $0.featured.add($1) } }
  ) { whole, number in whole |> Warehouse._featured._bins._each._quantity %~ { $0 &+ number } },
  reading(
    "each behind a lens, forEach", warehouses,
    byHand: { $0.featured.bins.reduce($1) { $0 &+ $1.quantity } }
  ) {
    whole, number in
    summed(number) { Warehouse._featured._bins._each._quantity.forEach(in: whole, $0) }
  },
  reading(
    "each behind a lens, all", warehouses, byHand: { $0.featured.bins.map(\.quantity)[$1 & 7] }
  ) { Warehouse._featured._bins._each._quantity.all($0)[$1 & 7] },
  inPlace("each of each, in place", warehouses, byHand: addToEach) { whole, number in
    Warehouse._shelves._each._bins._each._quantity.modify(&whole) { $0 &+= number }
  },
  copy("each of each, a copy", warehouses, byHand: { copied($0, $1, addToEach) }) { whole, number in
    whole |> Warehouse._shelves._each._bins._each._quantity %~ { $0 &+ number }
  },
  reading(
    "each of each, forEach", warehouses,
    byHand: { $0.shelves.reduce($1) { $1.bins.reduce($0) { $0 &+ $1.quantity } } }
  ) { whole, number in
    summed(number) { Warehouse._shelves._each._bins._each._quantity.forEach(in: whole, $0) }
  },
  reading(
    "each of each, all", warehouses,
    byHand: { $0.shelves.flatMap { $0.bins.map(\.quantity) }[$1 & 7] }
  ) { Warehouse._shelves._each._bins._each._quantity.all($0)[$1 & 7] },
  reading(
    "each of each, count", warehouses,
    byHand: { $0.shelves.reduce($1) { $0 + $1.bins.count } }
  ) { $1 &+ Warehouse._shelves._each._bins._each._quantity.count(in: $0) },
  inPlace(
    "filtered, in place", warehouses, limit: 1.3, byHand: { $0.featured.addWhereOverTen($1) }
  ) { whole, number in
    Warehouse._featured._bins._each.filtered { $0.limit > 10 }._quantity
      .modify(&whole) { $0 &+= number }
  },
  copy(
    "filtered, a copy", warehouses, byHand: { copied($0, $1) { $0.featured.addWhereOverTen($1) } }
  ) { whole, number in
    whole |> Warehouse._featured._bins._each.filtered { $0.limit > 10 }._quantity %~ {
      $0 &+ number
    }
  },
  reading(
    "filtered, forEach", warehouses,
    byHand: { $0.featured.bins.reduce($1) { $1.limit > 10 ? $0 &+ $1.quantity : $0 } }
  ) { whole, number in
    summed(number) {
      Warehouse._featured._bins._each.filtered { $0.limit > 10 }._quantity.forEach(in: whole, $0)
    }
  },
  reading(
    "filtered, all", warehouses,
    byHand: { whole, number in
      var all: [Int] = []
      for bin in whole.featured.bins where bin.limit > 10 { all.append(bin.quantity) }
      return all[number & 3]
    }
  ) { Warehouse._featured._bins._each.filtered { $0.limit > 10 }._quantity.all($0)[$1 & 3] },
  reading(
    "filtered, count", warehouses,
    byHand: { $0.featured.bins.reduce($1) { $1.limit > 10 ? $0 &+ 1 : $0 } }
  ) { $1 &+ Warehouse._featured._bins._each.filtered { $0.limit > 10 }._quantity.count(in: $0) },
  inPlace(
    "filtered in each of each, in place", warehouses, limit: 4.2,
    byHand: { whole, number in
      for index in whole.shelves.indices { whole.shelves[index].addWhereOverTen(number) }
    }
  ) { whole, number in
    Warehouse._shelves._each._bins._each.filtered { $0.limit > 10 }._quantity
      .modify(&whole) { $0 &+= number }
  },
  inPlace(
    "adjoined parts of each, in place", warehouses,
    byHand: { whole, number in
      for index in whole.featured.bins.indices {
        whole.featured.bins[index].quantity &+= number
        whole.featured.bins[index].limit &+= number
      }
    }
  ) { whole, number in
    (Warehouse._featured._bins._each * Bin._quantity.adjoin(Bin._limit))
      .modify(&whole) { $0 &+= number }
  },
  inPlace(
    "adjoined loops, in place", warehouses,
    byHand: { whole, number in
      whole.featured.add(number)
      whole.spare.add(number)
    }
  ) { whole, number in
    Warehouse._featured._bins._each._quantity.adjoin(Warehouse._spare._bins._each._quantity)
      .modify(&whole) { $0 &+= number }
  },
  reading(
    "adjoined loops, forEach", warehouses,
    byHand: {
      let sum = $0.featured.bins.reduce($1) { $0 &+ $1.quantity }
      return $0.spare.bins.reduce(sum) { $0 &+ $1.quantity }
    }
  ) { whole, number in
    summed(number) {
      Warehouse._featured._bins._each._quantity.adjoin(Warehouse._spare._bins._each._quantity)
        .forEach(in: whole, $0)
    }
  },
  reading(
    "adjoined loops, count", warehouses,
    byHand: { $0.featured.bins.count &+ $0.spare.bins.count &+ $1 }
  ) {
    $1
      &+ Warehouse._featured._bins._each._quantity.adjoin(Warehouse._spare._bins._each._quantity)
      .count(in: $0)
  },
  reading(
    "adjoined loops, all", warehouses,
    byHand: { ($0.featured.bins.map(\.quantity) + $0.spare.bins.map(\.quantity))[$1 & 7] }
  ) {
    Warehouse._featured._bins._each._quantity.adjoin(Warehouse._spare._bins._each._quantity)
      .all($0)[$1 & 7]
  },
]

/// The same loops over the parts of constants.
let constantLoopRows: [Comparison] = [
  inPlace(
    "each behind a lens, in place", shops, limit: 1.3,
    byHand: { whole, number in
      whole = Shop(
        orders: whole.orders,
        featured: whole.featured.with(whole.featured.lines.map { $0.adding(number) }),
        spare: whole.spare)
    }
  ) { whole, number in Shop._featured._lines._each._quantity.modify(&whole) { $0 &+= number } },
  copy(
    "each behind a lens, a copy", shops, limit: 1.75,
    byHand: { $0.with(featured: $0.featured.adding($1)) }
  ) { whole, number in whole |> Shop._featured._lines._each._quantity %~ { $0 &+ number } },
  reading(
    "each behind a lens, forEach", shops,
    byHand: { $0.featured.lines.reduce($1) { $0 &+ $1.quantity } }
  ) { whole, number in
    summed(number) { Shop._featured._lines._each._quantity.forEach(in: whole, $0) }
  },
  inPlace("each of each, in place", shops, byHand: { $0 = $0.addingToEach($1) }) { whole, number in
    Shop._orders._each._lines._each._quantity.modify(&whole) { $0 &+= number }
  },
  copy("each of each, a copy", shops, byHand: { $0.addingToEach($1) }) { whole, number in
    whole |> Shop._orders._each._lines._each._quantity %~ { $0 &+ number }
  },
  inPlace(
    "nested constants of each, in place", shops, limit: 2.3, byHand: { $0 = $0.addingToZips($1) }
  ) { whole, number in
    Shop._orders._each._customer._address._zip.modify(&whole) { $0 &+= number }
  },
  copy(
    "nested constants of each, a copy", shops, limit: 2.6, byHand: { $0.addingToZips($1) }
  ) { whole, number in whole |> Shop._orders._each._customer._address._zip %~ { $0 &+ number } },
  reading(
    "each of each, forEach", shops,
    byHand: { $0.orders.reduce($1) { $1.lines.reduce($0) { $0 &+ $1.quantity } } }
  ) { whole, number in
    summed(number) { Shop._orders._each._lines._each._quantity.forEach(in: whole, $0) }
  },
  reading(
    "each of each, all", shops, byHand: { $0.orders.flatMap { $0.lines.map(\.quantity) }[$1 & 7] }
  ) { Shop._orders._each._lines._each._quantity.all($0)[$1 & 7] },
  inPlace(
    "filtered, in place", shops, limit: 1.3,
    byHand: { whole, number in
      whole = Shop(
        orders: whole.orders,
        featured: whole.featured.with(
          whole.featured.lines.map { $0.quantity & 1 == 0 ? $0.adding(number) : $0 }),
        spare: whole.spare)
    }
  ) { whole, number in
    Shop._featured._lines._each.filtered { $0.quantity & 1 == 0 }._quantity
      .modify(&whole) { $0 &+= number }
  },
  copy(
    "filtered, a copy", shops, limit: 1.75,
    byHand: { $0.with(featured: $0.featured.addingToEven($1)) }
  ) { whole, number in
    whole
      |> Shop._featured._lines._each.filtered { $0.quantity & 1 == 0 }._quantity %~ { $0 &+ number }
  },
  reading(
    "filtered, forEach", shops,
    byHand: { $0.featured.lines.reduce($1) { $1.quantity & 1 == 0 ? $0 &+ $1.quantity : $0 } }
  ) { whole, number in
    summed(number) {
      Shop._featured._lines._each.filtered { $0.quantity & 1 == 0 }._quantity.forEach(in: whole, $0)
    }
  },
  inPlace(
    "adjoined loops, in place", shops, limit: 1.6,
    byHand: { whole, number in
      whole = Shop(
        orders: whole.orders,
        featured: whole.featured.with(whole.featured.lines.map { $0.adding(number) }),
        spare: whole.spare.with(whole.spare.lines.map { $0.adding(number) }))
    }
  ) { whole, number in
    Shop._featured._lines._each._quantity.adjoin(Shop._spare._lines._each._quantity)
      .modify(&whole) { $0 &+= number }
  },
]

// MARK: - By hand

@Sendable
private func addToEach(_ whole: inout Warehouse, _ number: Int) {
  for first in whole.shelves.indices { whole.shelves[first].add(number) }
}

extension Shelf {
  @inline(__always) fileprivate mutating func add(_ number: Int) {
    for index in bins.indices { bins[index].quantity &+= number }
  }

  @inline(__always) fileprivate mutating func addWhereOverTen(_ number: Int) {
    for index in bins.indices where bins[index].limit > 10 { bins[index].quantity &+= number }
  }
}

extension Shop {
  @inline(__always) fileprivate func with(featured: Order) -> Shop {
    Shop(orders: orders, featured: featured, spare: spare)
  }

  @inline(__always) fileprivate func addingToEach(_ number: Int) -> Shop {
    Shop(orders: orders.map { $0.adding(number) }, featured: featured, spare: spare)
  }

  @inline(__always) fileprivate func addingToZips(_ number: Int) -> Shop {
    Shop(
      orders: orders.map { $0.with(zip: $0.customer.address.zip &+ number) }, featured: featured,
      spare: spare)
  }
}

extension Order {
  @inline(__always) fileprivate func adding(_ number: Int) -> Order {
    with(lines.map { $0.adding(number) })
  }

  @inline(__always) fileprivate func addingToEven(_ number: Int) -> Order {
    with(lines.map { $0.quantity & 1 == 0 ? $0.adding(number) : $0 })
  }

  @inline(__always) fileprivate func with(_ lines: [Line]) -> Order {
    Order(id: id, lines: lines, payment: payment, address: address, customer: customer)
  }
}

extension Line {
  @inline(__always) fileprivate func adding(_ number: Int) -> Line {
    Line(sku: sku, quantity: quantity &+ number)
  }
}
