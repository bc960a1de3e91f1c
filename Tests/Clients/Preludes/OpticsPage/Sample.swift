// The order that the pages change, as the end of *Optics by example* shows it.
extension Order {
  static let sample = Order(
    customer: Customer(
      name: "Ann", phone: "555", address: Address(street: "1 Elm St", city: "Springfield")),
    lines: [
      Line(id: 7, product: "Tea", quantity: 1),
      Line(id: 8, product: "Cup", quantity: 2),
    ],
    payment: .card(number: "4242", expires: "01/30"), notes: [:])
}

let order = Order.sample
