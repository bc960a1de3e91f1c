import FactoryProvider
import OpticsLaws

@testable import Shop

/// Does what tests do, with values that factories make.
///
/// The model may grow, because no line mentions a part that it is not about.
@main
struct ShopChecks {
  static func main() {
    let order = Factory<Order>.provide {
      $0.customer.name = "Ann"
      $0.customer.address.city = "Springfield"
      $0.lines = [
        .provide(id: 7, product: "Tea", quantity: 1), .provide(id: 8, product: "Cup", quantity: 2),
      ]
      $0.payment = .card(number: "4242", expires: "01/30")
    }
    factories()
    frame(order)
    operators(order)
  }

  /// A factory makes a value that a test needs, with the one part that the test is about.
  static func factories() {
    header("Factories: a test names the part that it is about, and no other")
    let free = Factory<Order>.provide { $0.customer.address.city = "Oslo" }
    row(
      "an order to Oslo; the other parts do not matter",
      "Factory<Order>.provide { $0.customer.address.city = \"Oslo\" }.shipping", nil,
      free.shipping)
    row(
      "three lines that differ", "Factory<Line>.distinct(3).map(\\.product)", nil,
      Factory<Line>.distinct(3).map(\.product))
  }

  /// A check of what a function changes, of a function with a mistake.
  static func frame(_ order: Order) {
    header("Frame checks: what a function changes, and what it leaves alone")
    let reordered = order.editing {
      $0.lines[0].quantity += 1
      $0.payment = .cash  // a mistake
    }
    do {
      try checkChanges(only: Order._lines, from: order, to: reordered)
    } catch {
      let report = String(describing: error).split(separator: "\n").map { "        \($0)" }
      print("    only the lines may change; this check fails on purpose:")
      print("      try checkChanges(only: Order._lines, from: order, to: reordered)")
      print(report.joined(separator: "\n"))
    }
  }

  /// A path is a value, and so is a change.
  static func operators(_ order: Order) {
    header("Operators: |> reads as 'with', *~ as 'set to', %~ as 'transformed by'")
    let city = Order._customer._address._city
    row(
      "a path is a value, which finds a part", "Order._customer._address._city.get(order)", nil,
      city.get(order))
    row(
      "the order with the city set to Oslo", "order |> city *~ \"Oslo\"", city.get(order),
      city.get(order |> city *~ "Oslo"))

    let quantities = Order._lines._each._quantity
    row(
      "the order with all quantities transformed",
      "order |> Order._lines._each._quantity %~ { $0 * 2 }", quantities.all(order),
      quantities.all(order |> quantities %~ { $0 * 2 }))

    let iban = Order._payment._transfer
    row(
      "nothing, because the path finds no transfer in this order",
      "order |> Order._payment._transfer *~ \"DE02\"", order.payment,
      (order |> iban *~ "DE02").payment)
    row(
      "'nil', if finding nothing is a mistake",
      "Order._payment._transfer.settingIfPresent(\"DE02\", order)", nil,
      iban.settingIfPresent("DE02", order).map { "\($0)" } ?? "nil")
  }
}
