// The parts of SwiftUI that the recipes use, for systems without SwiftUI.

struct Binding<Value> {
  private let get: @Sendable () -> Value
  private let set: @Sendable (Value) -> Void

  init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void) {
    self.get = get
    self.set = set
  }

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

extension Binding: Sendable where Value: Sendable {}
