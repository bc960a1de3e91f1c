import BenchmarkModel
import Optics

private let calls = 1_000

private let texts = ["a text on the heap, of any length", "another text on the heap"]

/// Edits of constants, compared with the same statements on a model of variables.
let editingRows: [Comparison] = [
  row("3 statements", limit: 1, three, three),
  row("12 statements", limit: 1, twelve, twelve),
  row("one of 10 elements", limit: 1.3, element, element),
  row("the payload of a case", limit: 1.15, payload, payload),
]

/// The same edits where nothing is optimized.
let editingDebugRows: [Comparison] = editingRows.map { row in
  Comparison(
    name: "an edit: \(row.name)", limit: 4.5, calls: calls, baseline: row.baseline,
    candidate: row.candidate)
}

private func row(
  _ name: String, limit: Double,
  _ statements: @escaping @Sendable (VariableOrder, String, Int) -> VariableOrder,
  _ edit: @escaping @Sendable (Order, String, Int) -> Order
) -> Comparison {
  Comparison(
    name: name, limit: limit, calls: calls,
    baseline: {
      var changed = variable(order)
      var sum = 0
      for number in 0..<calls {
        changed = statements(changed, texts[number & 1], number)
        sum &+= changed.checksum
      }
      return sum
    },
    candidate: {
      var changed = order
      var sum = 0
      for number in 0..<calls {
        changed = edit(changed, texts[number & 1], number)
        sum &+= changed.checksum
      }
      return sum
    })
}

/// The order of which all rows edit a copy, or the original.
private let order = Order(
  id: "an identifier on the heap", lines: orders[0].lines,
  payment: .card(number: "a number on the heap", code: 3), address: nil,
  customer: Customer(
    name: "a name on the heap", tags: ["a tag on the heap"], payment: .cash, nickname: nil,
    address: Address(
      street: "a street on the heap, of any name", city: "a city on the heap, of any name", zip: 3))
)

// MARK: - Statements, and edits

@inline(never) private func three(_ order: VariableOrder, _ text: String, _ number: Int)
  -> VariableOrder
{
  var order = order
  order.customer.name = text
  order.customer.address.city = text
  order.customer.address.zip &+= number
  return order
}

@inline(never) private func three(_ order: Order, _ text: String, _ number: Int) -> Order {
  order.editing {
    $0.customer.name = text
    $0.customer.address.city = text
    $0.customer.address.zip &+= number
  }
}

@inline(never) private func twelve(_ order: VariableOrder, _ text: String, _ number: Int)
  -> VariableOrder
{
  var order = order
  order.customer.name = text
  order.customer.address.city = text
  order.customer.address.zip &+= number
  order.customer.address.street = text
  order.customer.address.zip &*= 3
  order.customer.address.zip &= 0xffff
  order.customer.nickname = text
  order.payment = .points(number)
  order.customer.address.zip &+= 7
  order.id = text
  order.customer.tags = []
  order.customer.address.zip &-= 5
  return order
}

@inline(never) private func twelve(_ order: Order, _ text: String, _ number: Int) -> Order {
  order.editing {
    $0.customer.name = text
    $0.customer.address.city = text
    $0.customer.address.zip &+= number
    $0.customer.address.street = text
    $0.customer.address.zip &*= 3
    $0.customer.address.zip &= 0xffff
    $0.customer.nickname = text
    $0.payment = .points(number)
    $0.customer.address.zip &+= 7
    $0.id = text
    $0.customer.tags = []
    $0.customer.address.zip &-= 5
  }
}

@inline(never) private func element(_ order: VariableOrder, _ text: String, _ number: Int)
  -> VariableOrder
{
  var order = order
  order.lines[1].quantity &+= number
  return order
}

@inline(never) private func element(_ order: Order, _ text: String, _ number: Int) -> Order {
  order.editing {
    $0.lines[1].quantity &+= number
  }
}

@inline(never) private func payload(_ order: VariableOrder, _ text: String, _ number: Int)
  -> VariableOrder
{
  var order = order
  if case .card(_, let code) = order.payment { order.payment = .card(number: text, code: code) }
  return order
}

@inline(never) private func payload(_ order: Order, _ text: String, _ number: Int) -> Order {
  order.editing { $0.payment.card?.number = text }
}

/// Edits in place, compared with the same statements on variables: to take the value apart and make it again costs
/// more than a small change.
let editInPlaceRows: [Comparison] = [
  row(
    "a city, 3 levels deep", limit: 20, variable(order), order,
    { $0.customer.address.city = texts[$1 & 1] },
    { order, number in order.edit { $0.customer.address.city = texts[number & 1] } }),
  row(
    "an integer of 11 parts", limit: 125, variable(order), order,
    { $0.customer.address.zip &+= $1 },
    { order, number in order.edit { $0.customer.address.zip &+= number } }),
  row(
    "an element", limit: 26, variable(order), order,
    { $0.lines[$1 % 10].quantity &+= $1 },
    { order, number in order.edit { $0.lines[number % 10].quantity &+= number } }),
  row(
    "the value of a key", limit: 1.3, byKey(variable(order).lines), byKey(order.lines),
    { $0["key 3"]?.quantity &+= $1 },
    { lines, number in lines.edit { $0["key 3"]?.quantity &+= number } }),
  row(
    "each element, by `modify`", limit: 12, variable(order).lines, order.lines,
    { lines, number in for index in lines.indices { lines[index].quantity &+= number } },
    { lines, number in lines.edit { _ = $0.modify([Line]._each) { $0.quantity &+= number } } }),
]

private func row<Variables: Checked, Constants: Checked>(
  _ name: String, limit: Double, _ variables: Variables, _ constants: Constants,
  _ statement: @escaping @Sendable (inout Variables, Int) -> Void,
  _ edit: @escaping @Sendable (inout Constants, Int) -> Void
) -> Comparison {
  @Sendable func checksum<Whole: Checked>(
    _ whole: Whole, _ change: (inout Whole, Int) -> Void
  ) -> Int {
    var whole = whole
    for number in 0..<calls { change(&whole, number) }
    return whole.checksum
  }
  return Comparison(
    name: name, limit: limit, calls: calls, baseline: { checksum(variables, statement) },
    candidate: { checksum(constants, edit) })
}

private func byKey<Part: Quantified>(_ lines: [Part]) -> [String: Part] {
  Dictionary(uniqueKeysWithValues: zip((0...).lazy.map { "key \($0)" }, lines))
}
