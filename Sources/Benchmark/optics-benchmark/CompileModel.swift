/// The model that ``CompileUses`` change, with all that its changes need.
enum CompileModel {
  struct Struct {
    let name: String
    let properties: [(name: String, type: String)]

    /// Whether a property of this name is in the struct or deeper.
    func contains(_ name: String) -> Bool {
      properties.contains { property in
        property.name == name
          || structs.contains { $0.name == property.type && $0.contains(name) }
      }
    }
  }

  /// The structs, the outermost first.
  static let structs = [
    Struct(
      name: "Order",
      properties: [
        ("id", "Int"), ("note", "String"), ("total", "Int"), ("customer", "Customer"),
        ("payment", "Payment"), ("lines", "[Line]"), ("state", "String"),
      ]),
    Struct(
      name: "Customer",
      properties: [
        ("name", "String"), ("email", "String"), ("age", "Int"), ("phone", "String"),
        ("address", "Address"),
      ]),
    Struct(
      name: "Address",
      properties: [
        ("street", "String"), ("city", "String"), ("country", "String"), ("zip", "Int"),
      ]),
    Struct(name: "Card", properties: [("number", "String"), ("holder", "String")]),
    Struct(name: "Line", properties: [("sku", "String"), ("quantity", "Int")]),
  ]

  /// The properties that many statements change, from all three levels in turn.
  static let leaves: [(name: String, path: String, value: String)] = [
    leaf("note"), leaf("name", of: "customer."), leaf("city", of: "customer.address."),
    leaf("id", "number"), leaf("email", of: "customer."), leaf("street", of: "customer.address."),
    leaf("total", "number"), leaf("age", of: "customer.", "number"),
    leaf("country", of: "customer.address."),
    leaf("state"), leaf("phone", of: "customer."), leaf("zip", of: "customer.address.", "number"),
  ]

  static let constants = model("let")
  static let variables = model("var")

  /// The model with a function that sets what a key path leads to.
  static let keyPaths =
    variables + pipe + """
      func set<Whole, Part>(_ path: WritableKeyPath<Whole, Part>, _ part: Part) -> (Whole) -> Whole {
        { whole in
          var whole = whole
          whole[keyPath: path] = part
          return whole
        }
      }
      """

  /// The model with lenses of two closures.
  static let closureLenses =
    constants + pipe + closureLens
    + structs.map { type in
      "extension \(type.name) {\n"
        + type.properties.map { property in
          """
            static var _\(property.name): ClosureLens<Self, \(property.type)> {
              ClosureLens(
                get: { $0.\(property.name) },
                set: { part, whole in \(type.rebuilt(property.name)) })
            }

          """
        }.joined() + "}\n"
    }.joined()

  /// The model with optics like the generated ones.
  static let optics =
    "import Optics\n" + constants
    + structs.map { type in
      "extension \(type.name) {\n"
        + type.properties.map { property in
          """
            static var _\(property.name): Lens<Self, \(property.type)> {
              Lens(
                getter: { $0.\(property.name) },
                setter: { part, whole in \(type.rebuilt(property.name)) })
            }

          """
        }.joined() + "}\n"
    }.joined() + """
      extension Payment {
        static var _card: Prism<Self, Card> {
          Prism(
            extract: { if case .card(let part) = $0 { part } else { nil } },
            embed: { .card($0) },
            modify: { whole, body in
              guard case .card(var part) = whole else { return }
              body(&part)
              whole = .card(part)
            })
        }
      }
      """

  /// A lens as in the talk.
  static let closureLens = """
    precedencegroup Update {
      associativity: none
      higherThan: Pipe
      lowerThan: NilCoalescingPrecedence
    }
    infix operator *~: Update
    public struct ClosureLens<Whole, Part> {
      public let get: (Whole) -> Part
      public let set: (Part, Whole) -> Whole
      public init(get: @escaping (Whole) -> Part, set: @escaping (Part, Whole) -> Whole) {
        self.get = get
        self.set = set
      }
    }
    public func * <A, B, C>(first: ClosureLens<A, B>, second: ClosureLens<B, C>) -> ClosureLens<A, C> {
      ClosureLens(
        get: { second.get(first.get($0)) },
        set: { part, whole in first.set(second.set(part, first.get(whole)), whole) })
    }
    public func *~ <A, B>(lens: ClosureLens<A, B>, part: B) -> (A) -> A { { lens.set(part, $0) } }

    """

  /// The operator of a pipe.
  static let pipe = """
    precedencegroup Pipe {
      associativity: left
      higherThan: ComparisonPrecedence
      lowerThan: NilCoalescingPrecedence
    }
    infix operator |>: Pipe
    public func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }

    """

  private static func leaf(
    _ name: String, of owner: String = "", _ value: String = "text"
  ) -> (name: String, path: String, value: String) {
    (name, owner + name, value)
  }

  private static func model(_ introducer: String) -> String {
    structs.map { type in
      "public struct \(type.name): Equatable, Sendable {\n"
        + type.properties.map { "  \(introducer) \($0.name): \($0.type)\n" }.joined() + "}\n"
    }.joined() + """
      public enum Payment: Equatable, Sendable { case cash, card(Card) }
      extension Order {
        static let sample = Order(
          id: 1, note: "", total: 1,
          customer: Customer(
            name: "", email: "", age: 1, phone: "",
            address: Address(street: "", city: "", country: "", zip: 1)),
          payment: .cash, lines: [], state: "")
      }

      """
  }
}

extension CompileModel.Struct {
  /// Returns an expression that makes `whole` anew, with `part` as the property of this name.
  fileprivate func rebuilt(_ name: String) -> String {
    let arguments = properties.map { property in
      "\(property.name): \(property.name == name ? "part" : "whole.\(property.name)")"
    }
    return "Self(\(arguments.joined(separator: ", ")))"
  }
}
