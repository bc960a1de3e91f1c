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
    show(order)
    edits(order)
    lenses(order)
    prisms(order)
    traversals(order)
  }

  /// An edit changes a value with the statements that variables would take.
  static func edits(_ order: Order) {
    header("An edit: plain statements, although the properties are constants")
    let moved = order.editing { $0.customer.address.city = "Shelbyville" }
    row(
      "order.editing { $0.customer.address.city = \"Shelbyville\" }",
      order.customer.address.city, moved.customer.address.city)

    let renewed = order.editing { $0.payment.card?.expires = "01/35" }
    row(
      "order.editing { $0.payment.card?.expires = \"01/35\" }", order.payment, renewed.payment)

    let larger = order.editing {
      $0.lines[1].quantity *= 2
      $0.lines.append(OrderLine(product: "Pot", quantity: 1, price: 20))
    }
    row(
      "order.editing { $0.lines[1].quantity *= 2; $0.lines.append(…) }",
      order.lines.map(\.quantity), larger.lines.map(\.quantity))

    var variable = order
    variable.draft.customer.name += " Berg"
    row("order.draft.customer.name += \" Berg\"", order.customer.name, variable.customer.name)

    let doubled = order.lines.map(OrderLine.editing { $0.quantity *= 2 })
    row(
      "order.lines.map(OrderLine.editing { $0.quantity *= 2 })",
      order.lines.map(\.quantity), doubled.map(\.quantity))
  }

  /// A lens reads and changes a part that is always there, at any depth.
  static func lenses(_ order: Order) {
    header("A lens: a part that is always there")
    let moved = order |> Order._customer._address._city *~ "Shelbyville"
    row(
      "order |> Order._customer._address._city *~ \"Shelbyville\"",
      order.customer.address.city, moved.customer.address.city)

    let loud = order |> Order._customer * Customer._name %~ { $0.uppercased() }
    row(
      "order |> Order._customer * Customer._name %~ { $0.uppercased() }",
      order.customer.name, loud.customer.name)

    let both = order |> Order._number *~ 8 |> Order._customer._name *~ "Bob"
    row(
      "order |> Order._number *~ 8 |> Order._customer._name *~ \"Bob\"",
      "\(order.number) \(order.customer.name)", "\(both.number) \(both.customer.name)")

    let city: Lens<Order, String> = Order._customer._address._city
    row("city.get(moved)  // a lens is a value", "", city.get(moved))
  }

  /// A prism reads and changes a payload if the value is of its case, and makes such a value.
  static func prisms(_ order: Order) {
    header("A prism: the payload of an enum case")
    let renewed = order |> Order._payment._card %~ { ($0.number, "01/35") }
    row(
      "order |> Order._payment._card %~ { ($0.number, \"01/35\") }", order.payment, renewed.payment)

    let same = order |> Order._payment._transfer *~ "DE02 1203"
    row("order |> Order._payment._transfer *~ \"DE02 1203\"", order.payment, same.payment)
    row(
      "Order._payment._transfer.setIfPresent(\"DE02 1203\", order)", "",
      Order._payment._transfer.setIfPresent("DE02 1203", order) == nil ? "nil" : "an order"
    )
    row(
      "Order._payment._card.extract(order)?.number", "",
      Order._payment._card.extract(order)?.number ?? "nil")
    row("Payment._transfer.embed(\"DE02 1203\")", "", Payment._transfer.embed("DE02 1203"))
    let voucher = Payment.voucher(Voucher(code: "HI", amount: 10))
    row(
      "voucher |> Payment._voucher._amount *~ 5", voucher,
      voucher |> Payment._voucher._amount *~ 5)
  }

  /// A traversal reads and changes any number of parts.
  static func traversals(_ order: Order) {
    header("A traversal: any number of parts")
    let doubled = order |> Order._lines._each._quantity %~ { $0 * 2 }
    row(
      "order |> Order._lines._each._quantity %~ { $0 * 2 }",
      order.lines.map(\.quantity), doubled.lines.map(\.quantity))
    let first = order |> Order._lines._first._price *~ 0
    row(
      "order |> Order._lines._first._price *~ 0",
      order.lines.map(\.price), first.lines.map(\.price))
    row("Order._lines._each._product.all(order)", "", Order._lines._each._product.all(order))
  }

  private static func show(_ order: Order) {
    print("An order, in which only the quantities are variables:")
    print("    number    \(order.number)")
    print("    customer  \(order.customer.name), \(order.customer.address)")
    for line in order.lines { print("    line      \(line)") }
    print("    payment   \(order.payment)")
  }

  private static func header(_ title: String) {
    print("\n\(title)")
  }

  /// Prints a change with the values before and after it.
  private static func row(_ change: String, _ before: some Any, _ after: some Any) {
    let old = "\(before)"
    print("    \(change)")
    print("        \(old.isEmpty ? "" : "\(old)  ")→  \(after)")
  }
}
