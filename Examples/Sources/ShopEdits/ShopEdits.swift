import Optics

@testable import Shop

/// Changes an order that is made by hand.
@main
struct ShopEdits {
  static func main() {
    let order = Order(
      customer: Customer(
        name: "Ann", phone: nil, address: Address(street: "1 Elm St", city: "Springfield")),
      lines: [
        Line(id: 7, product: "Tea", quantity: 1), Line(id: 8, product: "Cup", quantity: 2),
      ],
      payment: .card(number: "4242", expires: "01/30"), notes: [:])
    print("An order (its model is in Examples/Sources/Shop/Model):")
    print("    customer  \(order.customer.name), \(order.customer.address.city)")
    for line in order.lines { print("    line      \(line.quantity) × \(line.product)") }
    print("    payment   \(order.payment)")

    header("Edits: plain statements, although every property is a 'let'")
    let moved = order.editing { $0.customer.address.city = "Oslo" }
    row(
      "one part, three levels deep", "order.editing { $0.customer.address.city = \"Oslo\" }",
      order.customer.address.city, moved.customer.address.city)

    let renewed = order.editing { $0.payment.card?.expires = "01/35" }
    row(
      "a value in the payload of an enum case",
      "order.editing { $0.payment.card?.expires = \"01/35\" }", order.payment, renewed.payment)

    let same = order.editing { $0.payment.transfer? = "DE02" }
    row(
      "nothing, because this order is paid by card, and '?' skips a missing part",
      "order.editing { $0.payment.transfer? = \"DE02\" }", order.payment, same.payment)

    let larger = order.editing {
      $0.lines[id: 8]?.quantity *= 2
      $0.lines.append(Line(id: 9, product: "Pot", quantity: 1))
    }
    row(
      "two statements: the line with an identity, and one more line",
      "order.editing { $0.lines[id: 8]?.quantity *= 2; $0.lines.append(…) }",
      order.lines.map(\.quantity), larger.lines.map(\.quantity))
  }
}
