// Declarations that the examples of bindings use but do not show.
import OpticsSwiftUI
import SwiftUI

/// Returns a binding to a new variable, like that of `@State` in a view.
func state<Value>(_ value: Value) -> Binding<Value> {
  nonisolated(unsafe) var value = value
  return Binding(get: { value }, set: { value = $0 })
}

enum Screen {
  case home
  case editor(Editor)
}

struct Editor: Equatable, Identifiable {
  var id = 0
  let text: String
}

enum Sheet {
  case editor(Editor)
  case help
}

enum Warning {
  case deletion(count: Int)
}
