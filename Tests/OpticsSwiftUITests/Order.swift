import Optics

/// A model with `let` properties, cases, optionals, and elements with an identity.
struct Order: Equatable {
  let customer: Customer
  var lines: [Line] = []
  var sheet: Sheet?
}

struct Customer: Equatable {
  let name: String
  let phone: String?
}

struct Line: Equatable, Identifiable {
  let id: Int
  var note: String
}

enum Sheet: Equatable {
  case editor(Line)
  case help
}

extension Order {
  static let sample = Order(
    customer: Customer(name: "Ann", phone: "1"),
    lines: [Line(id: 7, note: "a"), Line(id: 8, note: "b"), Line(id: 9, note: "c")],
    sheet: .editor(Line(id: 7, note: "a")))

  static var _customer: Lens<Self, Customer> {
    Lens(
      getter: { $0.customer },
      setter: { Order(customer: $0, lines: $1.lines, sheet: $1.sheet) })
  }

  static var _lines: Lens<Self, [Line]> { Lens(\.lines) }
  static var _sheet: Lens<Self, Sheet?> { Lens(\.sheet) }
}

extension Customer {
  static var _name: Lens<Self, String> {
    Lens(getter: { $0.name }, setter: { Customer(name: $0, phone: $1.phone) })
  }

  static var _phone: Lens<Self, String?> {
    Lens(getter: { $0.phone }, setter: { Customer(name: $1.name, phone: $0) })
  }
}

extension Line {
  static var _note: Lens<Self, String> { Lens(\.note) }
}

extension Sheet {
  static var _editor: Prism<Self, Line> {
    Prism(extract: { if case .editor(let part) = $0 { part } else { nil } }, embed: Sheet.editor)
  }

  static var _help: Prism<Self, Void> {
    Prism(extract: { if case .help = $0 { () } else { nil } }, embed: { .help })
  }
}
