// Declarations that the recipes for bindings use but do not show.
import SwiftUI

/// Returns a binding to a new variable, like that of `@State` in a view.
func state<Value>(_ value: Value) -> Binding<Value> {
  nonisolated(unsafe) var value = value
  return Binding(get: { value }, set: { value = $0 })
}
