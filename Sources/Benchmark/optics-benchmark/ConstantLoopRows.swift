import BenchmarkModel
import Optics

/// The same loops over the parts of constants.
let constantLoopRows: [Comparison] = [
  inPlace(
    "each behind a lens, in place", shop, limit: 1.3,
    byHand: { whole, number in
      whole = Shop(
        orders: whole.orders,
        featured: whole.featured.with(whole.featured.lines.map { $0.adding(number) }),
        spare: whole.spare)
    },
    withOptics: { whole, number in
      Shop._featured._lines._each._quantity.modify(&whole) { $0 &+= number }
    }),
  copy(
    "each behind a lens, a copy", shop, limit: 1.75,
    byHand: { whole, number in
      Shop(
        orders: whole.orders,
        featured: whole.featured.with(whole.featured.lines.map { $0.adding(number) }),
        spare: whole.spare)
    },
    withOptics: { whole, number in
      whole |> Shop._featured._lines._each._quantity %~ { $0 &+ number }
    }),
  reading(
    "each behind a lens, forEach", shop,
    byHand: { whole, number in
      var sum = number
      for line in whole.featured.lines { sum &+= line.quantity }
      return sum
    },
    withOptics: { whole, number in
      var sum = number
      Shop._featured._lines._each._quantity.forEach(in: whole) { sum &+= $0 }
      return sum
    }),
  inPlace(
    "each of each, in place", shop,
    byHand: { whole, number in
      whole = Shop(
        orders: whole.orders.map { $0.with($0.lines.map { $0.adding(number) }) },
        featured: whole.featured, spare: whole.spare)
    },
    withOptics: { whole, number in
      Shop._orders._each._lines._each._quantity.modify(&whole) { $0 &+= number }
    }),
  copy(
    "each of each, a copy", shop,
    byHand: { whole, number in
      Shop(
        orders: whole.orders.map { $0.with($0.lines.map { $0.adding(number) }) },
        featured: whole.featured, spare: whole.spare)
    },
    withOptics: { whole, number in
      whole |> Shop._orders._each._lines._each._quantity %~ { $0 &+ number }
    }),
  inPlace(
    "nested constants of each, in place", shop, limit: 2.3,
    byHand: { whole, number in
      whole = Shop(
        orders: whole.orders.map { $0.moved(by: number) }, featured: whole.featured,
        spare: whole.spare)
    },
    withOptics: { whole, number in
      Shop._orders._each._customer._address._zip.modify(&whole) { $0 &+= number }
    }),
  copy(
    "nested constants of each, a copy", shop, limit: 2.6,
    byHand: { whole, number in
      Shop(
        orders: whole.orders.map { $0.moved(by: number) }, featured: whole.featured,
        spare: whole.spare)
    },
    withOptics: { whole, number in
      whole |> Shop._orders._each._customer._address._zip %~ { $0 &+ number }
    }),
  reading(
    "each of each, forEach", shop,
    byHand: { whole, number in
      var sum = number
      for order in whole.orders { for line in order.lines { sum &+= line.quantity } }
      return sum
    },
    withOptics: { whole, number in
      var sum = number
      Shop._orders._each._lines._each._quantity.forEach(in: whole) { sum &+= $0 }
      return sum
    }),
  reading(
    "each of each, all", shop,
    byHand: { whole, number in
      whole.orders.flatMap { $0.lines.map(\.quantity) }[number & 7]
    },
    withOptics: { whole, number in
      Shop._orders._each._lines._each._quantity.all(whole)[number & 7]
    }),
  inPlace(
    "filtered, in place", shop, limit: 1.3,
    byHand: { whole, number in
      whole = Shop(
        orders: whole.orders,
        featured: whole.featured.with(
          whole.featured.lines.map { $0.quantity & 1 == 0 ? $0.adding(2) : $0 }),
        spare: whole.spare)
    },
    withOptics: { whole, number in
      Shop._featured._lines._each.filtered { $0.quantity & 1 == 0 }._quantity
        .modify(&whole) { $0 &+= 2 }
    }),
  copy(
    "filtered, a copy", shop, limit: 1.75,
    byHand: { whole, number in
      Shop(
        orders: whole.orders,
        featured: whole.featured.with(
          whole.featured.lines.map { $0.quantity & 1 == 0 ? $0.adding(number) : $0 }),
        spare: whole.spare)
    },
    withOptics: { whole, number in
      whole
        |> Shop._featured._lines._each.filtered { $0.quantity & 1 == 0 }._quantity
        %~ { $0 &+ number }
    }),
  reading(
    "filtered, forEach", shop,
    byHand: { whole, number in
      var sum = number
      for line in whole.featured.lines where line.quantity & 1 == 0 { sum &+= line.quantity }
      return sum
    },
    withOptics: { whole, number in
      var sum = number
      Shop._featured._lines._each.filtered { $0.quantity & 1 == 0 }._quantity
        .forEach(in: whole) { sum &+= $0 }
      return sum
    }),
  inPlace(
    "adjoined loops, in place", shop, limit: 1.5,
    byHand: { whole, number in
      whole = Shop(
        orders: whole.orders,
        featured: whole.featured.with(whole.featured.lines.map { $0.adding(number) }),
        spare: whole.spare.with(whole.spare.lines.map { $0.adding(number) }))
    },
    withOptics: { whole, number in
      Shop._featured._lines._each._quantity
        .adjoin(Shop._spare._lines._each._quantity)
        .modify(&whole) { $0 &+= number }
    }),
]

extension Order {
  @inline(__always)
  fileprivate func with(_ lines: [Line]) -> Order {
    Order(id: id, lines: lines, payment: payment, address: address, customer: customer)
  }
}

extension Order {
  @inline(__always)
  fileprivate func moved(by number: Int) -> Order {
    let address = customer.address
    return Order(
      id: id, lines: lines, payment: payment, address: self.address,
      customer: Customer(
        name: customer.name, tags: customer.tags, payment: customer.payment,
        nickname: customer.nickname,
        address: Address(
          street: address.street, city: address.city, zip: address.zip &+ number)))
  }
}

extension Line {
  @inline(__always)
  fileprivate func adding(_ number: Int) -> Line {
    Line(sku: sku, quantity: quantity &+ number)
  }
}
