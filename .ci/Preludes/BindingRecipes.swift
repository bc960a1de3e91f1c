// What the recipes for bindings speak of, but do not show.
import SwiftUI

/// A binding to a variable of its own, as `@State` has in a view.
func state<Value>(_ value: Value) -> Binding<Value> {
  nonisolated(unsafe) var value = value
  return Binding(get: { value }, set: { value = $0 })
}
