#if canImport(SwiftUI)
  import SwiftUI

  /// A variable that records the values written to it.
  final class Variable<Value>: @unchecked Sendable {
    var value: Value
    var writes = 0
    var disabledAnimations: [Bool] = []

    init(_ value: Value) {
      self.value = value
    }

    var binding: Binding<Value> {
      Binding(
        get: { self.value },
        set: { value, transaction in
          self.value = value
          self.writes += 1
          self.disabledAnimations.append(transaction.disablesAnimations)
        })
    }
  }
#endif
