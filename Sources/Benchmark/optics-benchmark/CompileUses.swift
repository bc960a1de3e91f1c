/// Changes of one value, by hand and with optics.
enum CompileUses {
  /// - Parameters:
  ///   - count: How many times each use is written.
  ///   - drafts: The drafts of the model, as `lens-gen` writes them.
  static func sections(count: Int, drafts: String) -> [CompileSection] {
    [
      path(count), statements(3, count), statements(12, count / 4), prism(count),
      traversal(count), nestedTraversal(count), expectation(count),
    ] + edits(count, drafts)
  }

  private static func path(_ count: Int) -> CompileSection {
    let functions = (0..<count).map { "public func change\($0)(_ order: Order)" }
    func subject(
      _ name: String, in surrounding: String,
      limits: [SwiftCompiler.Configuration: Double] = [:], _ body: String
    ) -> CompileSubject {
      CompileSubject(name, in: surrounding, count: count, limits: limits) {
        "\(functions[$0]) -> Order { let city = \"\($0)\"; \(body) }"
      }
    }
    return CompileSection(
      title: "a part three levels deep",
      subjects: [
        subject("by hand", in: CompileModel.constants, "return " + rebuilt(["city": "city"])),
        subject(
          "by hand, properties are `var`", in: CompileModel.variables,
          "var order = order; order.customer.address.city = city; return order"),
        subject(
          "`WritableKeyPath`, properties are `var`", in: CompileModel.keyPaths,
          "return order |> set(\\.customer.address.city, city)"),
        subject(
          "a lens of two closures, `*`", in: CompileModel.closureLenses,
          "return order |> Order._customer * Customer._address * Address._city *~ city"),
        subject(
          "dots", in: CompileModel.optics, limits: [.debug: 1.6, .release: 1.1],
          "return order |> Order._customer._address._city *~ city"),
        subject(
          "`*`", in: CompileModel.optics, limits: [.debug: 1.6, .release: 1.1],
          "return order |> Order._customer * Customer._address * Address._city *~ city"),
      ])
  }

  private static func statements(_ lines: Int, _ count: Int) -> CompileSection {
    let leaves = Array(CompileModel.leaves.prefix(lines))
    let values = Dictionary(uniqueKeysWithValues: leaves.map { ($0.name, $0.value) })
    let copies = leaves.map { "\n  order = " + rebuilt([$0.name: $0.value]) }.joined()
    let assignments = leaves.map { "\n  order.\($0.path) = \($0.value)" }.joined()
    func function(_ index: Int) -> String {
      "public func change\(index)(_ order: Order, _ text: String, _ number: Int) -> Order"
    }
    return CompileSection(
      title: "\(lines) statements",
      subjects: [
        CompileSubject("by hand, at once", in: CompileModel.constants, count: count) {
          "\(function($0)) { \(rebuilt(values)) }"
        },
        CompileSubject("by hand, a copy each", in: CompileModel.constants, count: count) {
          "\(function($0)) {\n  var order = order\(copies)\n  return order\n}"
        },
        CompileSubject(
          "by hand, properties are `var`", in: CompileModel.variables, count: count
        ) {
          "\(function($0)) {\n  var order = order\(assignments)\n  return order\n}"
        },
      ])
  }

  /// Edits, beside the same statements on variables.
  private static func edits(_ count: Int, _ drafts: String) -> [CompileSection] {
    func section(
      _ title: String, _ count: Int, _ statements: [String], ofVariables: [String]? = nil
    ) -> CompileSection {
      func function(_ index: Int) -> String {
        "public func change\(index)(_ order: Order, _ text: String, _ number: Int) -> Order"
      }
      let variables = ofVariables ?? statements.map { "order.\($0)" }
      return CompileSection(
        title: title,
        subjects: [
          CompileSubject("properties are `var`", in: CompileModel.variables, count: count) {
            let lines = ["var order = order"] + variables + ["return order"]
            return "\(function($0)) {\n  \(lines.joined(separator: "\n  "))\n}"
          },
          CompileSubject(
            "an edit", in: "import Optics\n" + CompileModel.constants + drafts, count: count,
            limits: [.debug: 2]
          ) {
            let lines = statements.map { "$" + "0.\($0)" }
            return "\(function($0)) {\n  order.editing {\n    "
              + lines.joined(separator: "\n    ") + "\n  }\n}"
          },
        ])
    }
    func assignments(_ count: Int) -> [String] {
      CompileModel.leaves.prefix(count).map { "\($0.path) = \($0.value)" }
    }
    return [
      section("an edit of 3 statements", count, assignments(3)),
      section("an edit of 12 statements", count / 4, assignments(12)),
      section("an edit of an element", count, ["lines[1].quantity &+= number"]),
      section(
        "an edit of a case", count, ["payment.card?.number = text"],
        ofVariables: [
          "if case .card(var card) = order.payment { card.number = text; order.payment = .card(card) }"
        ]),
    ]
  }

  private static func prism(_ count: Int) -> CompileSection {
    func function(_ index: Int) -> String {
      "public func change\(index)(_ order: Order, _ number: String) -> Order"
    }
    let payment = rebuilt(["payment": ".card(Card(number: number, holder: card.holder))"])
    return CompileSection(
      title: "the value of a case",
      subjects: [
        CompileSubject("by hand", in: CompileModel.constants, count: count) {
          """
          \(function($0)) {
            guard case .card(let card) = order.payment else { return order }
            return \(payment)
          }
          """
        },
        CompileSubject(
          "dots", in: CompileModel.optics, count: count, limits: [.debug: 2, .release: 1.1]
        ) {
          "\(function($0)) { order |> Order._payment._card._number *~ number }"
        },
      ])
  }

  private static func traversal(_ count: Int) -> CompileSection {
    func function(_ index: Int) -> String {
      "public func change\(index)(_ order: Order) -> Order"
    }
    let lines = "order.lines.map { Line(sku: $0.sku, quantity: $0.quantity + 1) }"
    return CompileSection(
      title: "all elements of an array",
      subjects: [
        CompileSubject("by hand", in: CompileModel.constants, count: count) {
          "\(function($0)) { \(rebuilt(["lines": lines])) }"
        },
        CompileSubject(
          "dots", in: CompileModel.optics, count: count, limits: [.debug: 2, .release: 1.1]
        ) {
          "\(function($0)) { order |> Order._lines._each._quantity %~ { $0 + 1 } }"
        },
      ])
  }

  private static func nestedTraversal(_ count: Int) -> CompileSection {
    func function(_ index: Int) -> String {
      "public func change\(index)(_ orders: inout [Order], _ number: Int)"
    }
    return CompileSection(
      title: "all elements of all arrays, in place",
      subjects: [
        CompileSubject("by hand", in: CompileModel.variables, count: count) {
          """
          \(function($0)) {
            for first in orders.indices {
              for second in orders[first].lines.indices {
                orders[first].lines[second].quantity += number
              }
            }
          }
          """
        },
        CompileSubject(
          "dots", in: CompileModel.optics, count: count
        ) {
          "\(function($0)) { [Order]._each._lines._each._quantity.modify(&orders) { $0 += number } }"
        },
      ])
  }

  private static func expectation(_ count: Int) -> CompileSection {
    func test(_ index: Int, _ changed: String) -> String {
      """
      @Test func test\(index)() {
        let (order, city) = (Order.sample, "Oslo")
        #expect(\(changed) == order)
      }
      """
    }
    return CompileSection(
      title: "an `#expect` of a changed value",
      subjects: [
        CompileSubject("by hand", in: CompileModel.constants, count: count) {
          test($0, rebuilt(["city": "city"]))
        },
        CompileSubject(
          "dots", in: CompileModel.optics, count: count
        ) {
          test($0, "order |> Order._customer._address._city *~ city")
        },
      ])
  }

  /// Returns an expression that rebuilds an order with other parts.
  private static func rebuilt(_ parts: [String: String]) -> String {
    func arguments(_ type: CompileModel.Struct, of whole: String) -> String {
      let arguments = type.properties.map { property in
        let value =
          if let part = parts[property.name] {
            part
          } else if let inner = CompileModel.structs.first(
            where: { $0.name == property.type && parts.keys.contains(where: $0.contains) })
          { arguments(inner, of: "\(whole).\(property.name)") } else {
            "\(whole).\(property.name)"
          }
        return "\(property.name): \(value)"
      }
      return "\(type.name)(\(arguments.joined(separator: ", ")))"
    }
    return arguments(CompileModel.structs[0], of: "order")
  }
}
