/// How a check compares the values of a type.
internal struct Domain<Value> {
  internal let areEqual: (Value, Value) -> Bool
}

extension Domain {
  /// Whether two optional values are both `nil`, or both present and equal.
  internal func areEqual(_ one: Value?, _ other: Value?) -> Bool {
    switch (one, other) {
    case (let one?, let other?): areEqual(one, other)
    case (nil, nil): true
    default: false
    }
  }

  /// Whether two lists have equal values in the same order.
  internal func areEqual(_ one: [Value], _ other: [Value]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1) }
  }
}

/// Whether two tuples are equal.
internal func areEqualTuples<each Element: Equatable>(
  _ one: (repeat each Element), _ other: (repeat each Element)
) -> Bool {
  for (one, other) in repeat (each one, each other) {
    if one != other { return false }
  }
  return true
}
