import Optics

@main
struct Shop {
  static func main() {
    let order = Order(
      number: 7,
      customer: Customer(
        name: "Ann", address: Address(street: "1 Elm St", city: "Springfield", zip: "12345")),
      lines: [
        OrderLine(product: "Tea", quantity: 1, price: 4),
        OrderLine(product: "Cup", quantity: 2, price: 9),
      ],
      payment: .card(number: "4242", expires: "01/30"))
    lenses(order)
    prisms(order)
    traversals(order)
  }

  /// A lens reads and changes a part that is always there, at any depth.
  static func lenses(_ order: Order) {
    print("Lenses")
    let moved = order |> Order._customer._address._city *~ "Shelbyville"
    show("set the city", moved.customer.address.city)
    show("the order before", order.customer.address.city)

    let loud = order |> Order._customer * Customer._name %~ { $0.uppercased() }
    show("modify the name, with *", loud.customer.name)

    let city: Lens<Order, String> = Order._customer._address._city
    show("a lens is a value", city.get(moved))

    let both = order |> Order._number *~ 8 |> Order._customer._name *~ "Bob"
    show("two changes", "\(both.number), \(both.customer.name)")
  }

  /// A prism reads and changes the payload of a case if the value is of that case, and makes such a
  /// value.
  static func prisms(_ order: Order) {
    print("\nPrisms")
    let card = Order._payment._card
    show("a match", card.extract(order)?.number ?? "no card")
    show("a miss", Order._payment._transfer.extract(order) ?? "no transfer")

    let renewed = order |> Order._payment._card %~ { ($0.number, "01/35") }
    show("modify the payload", renewed.payment)
    let same = order |> Order._payment._transfer *~ "DE02 1203"
    show("a miss changes nothing", same == order)
    show("and can be noticed", Order._payment._transfer.setIfPresent("DE02 1203", order) == nil)
    show("make a case", Payment._transfer.embed("DE02 1203"))
    let voucher = Payment._voucher.embed(Voucher(code: "HI", amount: 10))
    show("a lens through a case", voucher |> Payment._voucher._amount *~ 5)
  }

  /// A traversal reads and changes any number of parts.
  static func traversals(_ order: Order) {
    print("\nTraversals")
    show("all products", Order._lines._each._product.all(order))
    let doubled = order |> Order._lines._each._quantity %~ { $0 * 2 }
    show("double each quantity", doubled.lines.map(\.quantity))
    let first = order |> Order._lines._first._price *~ 0
    show("the first is free", first.lines.map(\.price))
  }

  private static func show(_ what: String, _ value: some Any) {
    let dots = String(repeating: ".", count: 26 - what.count)
    print("  \(what) \(dots) \(value)")
  }
}
