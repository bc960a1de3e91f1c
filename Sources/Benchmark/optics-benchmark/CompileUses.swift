import Foundation

/// Changes of one value, by hand and with optics: functions that are written many times.
struct CompileUses {
  /// How many times most uses are written; long ones are written less often.
  let count: Int
  private let constants: String
  private let variables: String
  private let closures: String
  private let keyPaths: String
  private let optics: String
  private let edits: String

  init(count: Int, compiler: SwiftCompiler) throws {
    self.count = count
    let sample = "nonisolated(unsafe) public var samples: [Order] = []\n"
    constants = Self.model.types() + sample
    variables = Self.model.types("var") + sample
    closures = constants + CompileModel.closureLens + Self.model.closureLenses
    keyPaths = variables + CompileModel.closureLens
    optics = try constants + compiler.generated("lenses,prisms", for: constants)
    edits = try constants + compiler.generated("edits", for: constants)
  }

  private static let model = CompileModel.order

  /// Statements for properties of all three levels in turn.
  private static let statements = [
    "note = text", "customer.name = text", "customer.address.city = text", "id = number",
    "customer.email = text", "customer.address.street = text", "total = number",
    "customer.age = number", "customer.address.country = text", "state = text",
    "customer.phone = text", "customer.address.zip = number",
  ]
}

extension CompileUses {
  var sections: [CompileSection] {
    let city = "let city = \"#\"; "
    let dots = [SwiftCompiler.Configuration.debug: 1.6, .release: 1.1]
    let others = [SwiftCompiler.Configuration.debug: 2, .release: 1.1]
    let order = "(_ order: Order) -> Order"
    let star = "return order |> Order._customer * Customer._address * Address._city *~ city"
    let path = "order |> Order._customer._address._city *~ city"
    return [
      section(
        "a part three levels deep", order,
        [
          ("by hand", constants, city + "return \(rebuilt(["city": "city"]))", [:]),
          (
            "by hand, properties are `var`", variables,
            city + "var order = order; order.customer.address.city = city; return order", [:]
          ),
          (
            "`WritableKeyPath`, properties are `var`", keyPaths,
            city + "return order |> set(\\.customer.address.city, city)", [:]
          ),
          ("a lens of two closures, `*`", closures, city + star, [:]),
          ("dots", optics, city + "return \(path)", dots), ("`*`", optics, city + star, dots),
        ]),
      section(
        "the value of a case", "(_ order: Order, _ number: String) -> Order",
        [
          (
            "by hand", constants,
            "guard case .card(let card) = order.payment else { return order }; return "
              + rebuilt(["payment": ".card(Card(number: number, holder: card.holder))"]), [:]
          ), ("dots", optics, "order |> Order._payment._card._number *~ number", others),
        ]),
      section(
        "all elements of an array", order,
        [
          (
            "by hand", constants,
            rebuilt([
              "lines": "order.lines.map { Line(sku: $0.sku, quantity: $0.quantity + 1) }"
            ]), [:]
          ), ("dots", optics, "order |> Order._lines._each._quantity %~ { $0 + 1 }", others),
        ]),
      section(
        "an `#expect` of a changed value", "()", attribute: "@Test ",
        [
          ("by hand", constants, expectation(rebuilt(["city": "city"])), [:]),
          ("dots", optics, expectation(path), [:]),
        ]),
      edit("3 statements", Array(Self.statements.prefix(3))),
      edit("12 statements", Self.statements),
      edit("an element", ["lines[1].quantity &+= number"]),
      edit(
        "a case", ["payment.card?.number = text"],
        ofVariables: [
          "if case .card(var card) = order.payment { card.number = text; order.payment = .card(card) }"
        ]),
    ]
  }

  private func expectation(_ changed: String) -> String {
    "let (order, city) = (samples[#], \"Oslo\"); #expect(\(changed) == order)"
  }

  private func rebuilt(_ parts: [String: String]) -> String {
    Self.model.rebuilt(of: "order", with: parts)
  }

  /// An edit, beside the same statements on variables.
  private func edit(
    _ name: String, _ statements: [String], ofVariables: [String]? = nil
  ) -> CompileSection {
    let assignments = ofVariables ?? statements.map { "order.\($0)" }
    let lines = ["var order = order"] + assignments + ["return order"]
    return section(
      "an edit of \(name)", "(_ order: Order, _ text: String, _ number: Int) -> Order",
      [
        ("properties are `var`", variables, lines.joined(separator: "\n  "), [:]),
        (
          "an edit", edits,
          "order.editing {\n    \(statements.map { "$0.\($0)" }.joined(separator: "\n    "))\n  }",
          [.debug: 2]
        ),
      ], count: statements.count > 3 ? count / 4 : count)
  }

  private typealias Use = (
    how: String, model: String, body: String, limits: [SwiftCompiler.Configuration: Double]
  )

  /// Each use as the body of many functions, with a number in place of `#`, where it stands in quotes or brackets.
  private func section(
    _ title: String, _ head: String, attribute: String = "public ", _ uses: [Use],
    count: Int? = nil
  ) -> CompileSection {
    let count = count ?? self.count
    return CompileSection(
      title: title,
      subjects: uses.map { how, model, body, limits in
        let functions = (0..<count).map { index in
          let body = body.replacingOccurrences(of: "\"#\"", with: "\"\(index)\"")
            .replacingOccurrences(of: "[#]", with: "[\(index)]")
          return "\(attribute)func change\(index)\(head) {\n  \(body)\n}\n"
        }
        return CompileSubject(
          name: how, surrounding: [model],
          code: "import Optics\nimport Testing\n" + functions.joined(), count: count,
          limits: limits)
      })
  }
}
