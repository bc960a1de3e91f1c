import BenchmarkModel
import Optics

/// How often one run calls each function.
private let repetitions = 1_000

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
    name: "an edit: \(row.name)", countLimit: 4.5, baseline: row.baseline, candidate: row.candidate)
}

private func row(
  _ name: String, limit: Double,
  _ statements: @escaping @Sendable (VariableOrder, String, Int) -> VariableOrder,
  _ edit: @escaping @Sendable (Order, String, Int) -> Order
) -> Comparison {
  Comparison(
    name: name, countLimit: limit,
    baseline: {
      var order = variables
      var sum = 0
      for number in 0..<repetitions {
        order = statements(order, texts[number & 1], number)
        sum &+= order.customer.address.zip &+ order.lines[1].quantity
      }
      return sum
    },
    candidate: {
      var order = constants
      var sum = 0
      for number in 0..<repetitions {
        order = edit(order, texts[number & 1], number)
        sum &+= order.customer.address.zip &+ order.lines[1].quantity
      }
      return sum
    })
}

// MARK: - Models

private let variables = VariableOrder(
  id: "an identifier on the heap",
  lines: (0..<10).map { VariableLine(sku: "a stock keeping unit, \($0)", quantity: $0) },
  payment: .card(number: "a number on the heap", code: 3), address: nil,
  customer: VariableCustomer(
    name: "a name on the heap", tags: ["a tag on the heap"], payment: .cash, nickname: nil,
    address: VariableAddress(
      street: "a street on the heap, of any name", city: "a city on the heap, of any name", zip: 3))
)

private let constants = Order(
  id: "an identifier on the heap",
  lines: (0..<10).map { Line(sku: "a stock keeping unit, \($0)", quantity: $0) },
  payment: .card(number: "a number on the heap", code: 3), address: nil,
  customer: Customer(
    name: "a name on the heap", tags: ["a tag on the heap"], payment: .cash, nickname: nil,
    address: Address(
      street: "a street on the heap, of any name", city: "a city on the heap, of any name", zip: 3))
)

// MARK: - Statements, and edits

@inline(never)
private func three(_ order: VariableOrder, _ text: String, _ number: Int) -> VariableOrder {
  var order = order
  order.customer.name = text
  order.customer.address.city = text
  order.customer.address.zip &+= number
  return order
}

@inline(never)
private func three(_ order: Order, _ text: String, _ number: Int) -> Order {
  order.editing {
    $0.customer.name = text
    $0.customer.address.city = text
    $0.customer.address.zip &+= number
  }
}

@inline(never)
private func twelve(_ order: VariableOrder, _ text: String, _ number: Int) -> VariableOrder {
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

@inline(never)
private func twelve(_ order: Order, _ text: String, _ number: Int) -> Order {
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

@inline(never)
private func element(_ order: VariableOrder, _ text: String, _ number: Int) -> VariableOrder {
  var order = order
  order.lines[1].quantity &+= number
  return order
}

@inline(never)
private func element(_ order: Order, _ text: String, _ number: Int) -> Order {
  order.editing {
    $0.lines[1].quantity &+= number
  }
}

@inline(never)
private func payload(_ order: VariableOrder, _ text: String, _ number: Int) -> VariableOrder {
  var order = order
  if case .card(_, let code) = order.payment { order.payment = .card(number: text, code: code) }
  return order
}

@inline(never)
private func payload(_ order: Order, _ text: String, _ number: Int) -> Order {
  order.editing { $0.payment.card?.number = text }
}
