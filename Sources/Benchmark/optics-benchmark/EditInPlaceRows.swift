import BenchmarkModel
import Optics

/// How often one run calls each function.
private let repetitions = 1_000

private let texts = ["a text on the heap, of any length", "another text on the heap"]

/// Edits in place, compared with the same statements on variables: to take the value apart and make it again costs
/// more than a small change.
let editInPlaceRows: [Comparison] = [
  row(
    "a city, 3 levels deep", limit: 20, variableOrder, order,
    { $0.customer.address.city = texts[$1 & 1] },
    { order, number in order.edit { $0.customer.address.city = texts[number & 1] } }),
  row(
    "an integer of 11 parts", limit: 95, variableOrder, order,
    { $0.customer.address.zip &+= $1 },
    { order, number in order.edit { $0.customer.address.zip &+= number } }),
  row(
    "an element", limit: 26, variableOrder, order,
    { $0.lines[$1 % 10].quantity &+= $1 },
    { order, number in order.edit { $0.lines[number % 10].quantity &+= number } }),
  row(
    "the value of a key", limit: 1.3, variableLines, linesByKey,
    { $0["3"]?.quantity &+= $1 },
    { lines, number in lines.edit { $0["3"]?.quantity &+= number } }),
  row(
    "each element, by `modify`", limit: 12, variableOrder.lines, order.lines,
    { lines, number in for index in lines.indices { lines[index].quantity &+= number } },
    { lines, number in
      lines.edit { _ = $0.modify([Line]._each) { $0.quantity &+= number } }
    }),
]

private func row<Variables: Sendable & Equatable, Constants: Sendable & Equatable>(
  _ name: String, limit: Double, _ variables: Variables, _ constants: Constants,
  _ statement: @escaping @Sendable (inout Variables, Int) -> Void,
  _ edit: @escaping @Sendable (inout Constants, Int) -> Void
) -> Comparison {
  Comparison(
    name: name, countLimit: limit,
    baseline: {
      var value = variables
      for number in 0..<repetitions { statement(&value, number) }
      return value == variables ? 1 : 0
    },
    candidate: {
      var value = constants
      for number in 0..<repetitions { edit(&value, number) }
      return value == constants ? 1 : 0
    })
}

// MARK: - Models

private let variableOrder = VariableOrder(
  id: "an identifier on the heap",
  lines: (0..<10).map { VariableLine(sku: "a stock keeping unit, \($0)", quantity: $0) },
  payment: .card(number: "a number on the heap", code: 3), address: nil,
  customer: VariableCustomer(
    name: "a name on the heap", tags: ["a tag on the heap"], payment: .cash, nickname: nil,
    address: VariableAddress(
      street: "a street on the heap, of any name", city: "a city on the heap, of any name", zip: 3))
)

private let order = Order(
  id: "an identifier on the heap",
  lines: (0..<10).map { Line(sku: "a stock keeping unit, \($0)", quantity: $0) },
  payment: .card(number: "a number on the heap", code: 3), address: nil,
  customer: Customer(
    name: "a name on the heap", tags: ["a tag on the heap"], payment: .cash, nickname: nil,
    address: Address(
      street: "a street on the heap, of any name", city: "a city on the heap, of any name", zip: 3))
)

private let variableLines = Dictionary(
  uniqueKeysWithValues: variableOrder.lines.map { ("\($0.quantity)", $0) })

private let linesByKey = Dictionary(
  uniqueKeysWithValues: order.lines.map { ("\($0.quantity)", $0) })
