// Declarations that the examples of bindings use but do not show.
import OpticsSwiftUI
import SwiftUI

/// Returns a binding to a new variable, like that of `@State` in a view.
func state<Value>(_ value: Value) -> Binding<Value> {
  nonisolated(unsafe) var value = value
  return Binding(get: { value }, set: { value = $0 })
}

struct User {
  let name: String
  let address: Address
  let phone: String?
}

struct Address {
  let city: String
}

extension User {
  static var _address: Lens<Self, Address> {
    Lens(
      getter: { $0.address },
      setter: { User(name: $1.name, address: $0, phone: $1.phone) })
  }

  static var _phone: Lens<Self, String?> {
    Lens(
      getter: { $0.phone },
      setter: { User(name: $1.name, address: $1.address, phone: $0) })
  }
}

extension Address {
  static var _city: Lens<Self, String> {
    Lens(getter: { $0.city }, setter: { city, _ in Address(city: city) })
  }
}

enum Screen {
  case home
  case editor(Editor)
}

struct Editor: Equatable, Identifiable {
  var id = 0
  var text: String
}

extension Screen {
  static var _editor: Prism<Self, Editor> {
    Prism(extract: { if case .editor(let part) = $0 { part } else { nil } }, embed: Screen.editor)
  }
}

extension Editor {
  static var _text: Lens<Self, String> { Lens(\.text) }
}

enum Sheet {
  case editor(Editor)
  case help
}

extension Sheet {
  static var _editor: Prism<Self, Editor> {
    Prism(extract: { if case .editor(let part) = $0 { part } else { nil } }, embed: Sheet.editor)
  }
}

enum Warning {
  case deletion(count: Int)
}

extension Warning {
  static var _deletion: Prism<Self, Int> {
    Prism(
      extract: { if case .deletion(let count) = $0 { count } else { nil } },
      embed: { .deletion(count: $0) })
  }
}

struct Order {
  var lines: [Line]
}

struct Line: Identifiable {
  let id: Int
  var note: String
}

extension Order {
  static var _lines: Lens<Self, [Line]> { Lens(\.lines) }
}

extension Line {
  static var _note: Lens<Self, String> { Lens(\.note) }
}
