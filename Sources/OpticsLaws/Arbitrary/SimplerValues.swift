/// The values that are simpler than another one: a check makes each of them only when it tries it.
///
///     let cups: SimplerValues = 2.shrunk().map { "\($0) cups" }
///     print(Array(cups))  // ["0 cups", "1 cups"]
///
/// A literal holds values that exist, such as `[.empty]`. The simplest value comes first.
public struct SimplerValues<Value> {
  private enum Storage {
    /// Values that exist: most integers have so few that it would take longer to defer them.
    case all([Value])
    case deferred(() -> AnyIterator<Value>)
  }

  private let storage: Storage

  /// Makes values of a sequence.
  ///
  ///     print(Array(SimplerValues([1, 2].lazy.map { $0 * 10 })))  // [10, 20]
  ///
  /// - Parameter values: A sequence that can be iterated again. A lazy one makes its values when they are
  ///   tried.
  public init<Values: Sequence>(_ values: Values) where Values.Element == Value {
    storage = .deferred { AnyIterator(values.makeIterator()) }
  }

  /// Defers all that is needed to make the first value.
  internal init(_ values: @escaping () -> SimplerValues) {
    storage = .deferred { values().makeIterator() }
  }

  /// Holds values that exist.
  internal init(all values: [Value]) {
    storage = .all(values)
  }
}

extension SimplerValues: Sequence {
  /// Returns an iterator, which begins with the simplest value.
  ///
  ///     for number in 2.shrunk() { print(number) }
  ///     // 0
  ///     // 1
  public func makeIterator() -> AnyIterator<Value> {
    switch storage {
    case .all(let values): AnyIterator(values.makeIterator())
    case .deferred(let iterator): iterator()
    }
  }
}

extension SimplerValues {
  /// All values, made at once.
  internal var all: [Value] {
    switch storage {
    case .all(let values): values
    case .deferred(let iterator): Array(iterator())
    }
  }
}

extension SimplerValues: ExpressibleByArrayLiteral {
  /// Makes the values of a literal.
  ///
  ///     let words: SimplerValues = ["", "a"]
  ///     print(Array(words))  // ["", "a"]
  ///
  /// - Parameter values: The values, the simplest first.
  public init(arrayLiteral values: Value...) { self.init(all: values) }
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
