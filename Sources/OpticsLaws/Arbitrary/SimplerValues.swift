/// The values that are simpler than another one: a check makes each of them only when it tries it.
///
///     let cups: SimplerValues = 2.shrunk().map { "\($0) cups" }
///     print(Array(cups))  // ["0 cups", "1 cups"]
///
/// A literal holds values that exist, such as `[.empty]`. The simplest value comes first.
public struct SimplerValues<Value> {
  private let iterator: () -> AnyIterator<Value>

  /// Makes values of a sequence.
  ///
  /// - Parameter values: A sequence that can be iterated again. A lazy one makes its values when they are
  ///   tried.
  public init<Values: Sequence>(_ values: Values) where Values.Element == Value {
    iterator = { AnyIterator(values.makeIterator()) }
  }

  /// Defers all that is needed to make the first value.
  internal init(_ values: @escaping () -> SimplerValues) {
    iterator = { values().makeIterator() }
  }
}

extension SimplerValues: Sequence {
  /// Returns an iterator, which begins with the simplest value.
  public func makeIterator() -> AnyIterator<Value> { iterator() }
}

extension SimplerValues: ExpressibleByArrayLiteral {
  /// Makes the values of a literal.
  public init(arrayLiteral values: Value...) { self.init(values) }
}

extension SimplerValues {
  /// Returns the results of a function of the values, each computed when it is tried.
  ///
  ///     print(Array(2.shrunk().map { "\($0) cups" }))  // ["0 cups", "1 cups"]
  ///
  /// - Parameter transform: The function.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> SimplerValues<Other> {
    SimplerValues<Other>(lazy.map(transform))
  }

  /// Returns the values that meet a condition.
  ///
  ///     print(Array(4.shrunk().filter { $0 > 1 }))  // [2, 3]
  ///
  /// - Parameter isIncluded: The condition.
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> SimplerValues {
    SimplerValues(lazy.filter(isIncluded))
  }

  /// Returns these values after others, which are simpler.
  ///
  ///     print(Array(2.shrunk().preceded(by: [-1])))  // [-1, 0, 1]
  ///
  /// - Parameter others: The values to try first.
  public func preceded(by others: SimplerValues) -> SimplerValues {
    SimplerValues([others, self].lazy.joined())
  }
}
