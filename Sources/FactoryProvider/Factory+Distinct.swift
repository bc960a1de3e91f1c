import Synchronization

extension Factory {
  /// Returns values that differ, numbered from 1.
  ///
  ///     print(Factory<String>.distinct(3))  // ["1", "2", "3"]
  ///     print(Factory<[Int]>.distinct(2))  // [[1], [2]]
  ///
  /// In each value, every number is the number of the value, every text is its digits, and every UUID,
  /// date, URL and so on is made from it. So a message shows which of the values it is about. Types
  /// that combine other types, such as those with generated factories, need no further code.
  ///
  /// To choose some of the parts, pass a closure:
  ///
  ///     struct Line { let id: Int; let product: String; let quantity: Int }
  ///
  ///     let lines = Factory.distinct(2) {
  ///       Line(id: .provide(), product: .provide(), quantity: 2)
  ///     }
  ///     print(lines.map(\.id), lines.map(\.quantity))  // [1, 2] [2, 2]
  ///
  /// `Bool`, and enums with generated factories, have too few values to differ.
  ///
  /// - Parameters:
  ///   - count: The number of values; not negative.
  ///   - first: The number of the first value. Two lists with different numbers differ, too.
  ///   - make: Makes a value from provided ones.
  /// - Returns: The values.
  public static func distinct(
    _ count: Int, from first: Int = 1, _ make: () throws -> Provided
  ) rethrows -> [Provided] {
    ProvidedNumber.use()
    return try (first..<first + count).map { number in
      try ProvidedNumber.$current.withValue(number, operation: make)
    }
  }
}

extension Factory where Provided: Providable {
  /// Returns values that differ, numbered from 1.
  ///
  ///     print(Factory<String>.distinct(3), Factory<String>.distinct(2, from: 4))
  ///     // ["1", "2", "3"] ["4", "5"]
  ///
  /// - Parameters:
  ///   - count: The number of values; not negative.
  ///   - first: The number of the first value. Two lists with different numbers differ, too.
  /// - Returns: The values.
  public static func distinct(_ count: Int, from first: Int = 1) -> [Provided] {
    distinct(count, from: first) { Provided.provide() }
  }
}

/// The number that provided values are made from; `nil` if all of them are the same.
@usableFromInline internal enum ProvidedNumber {
  @TaskLocal fileprivate static var current: Int?
}

extension ProvidedNumber {
  /// The current number, read only if some test asks for distinct values: each reading takes 170
  /// instructions, more than most values do.
  @inlinable @inline(__always)
  internal static var ifUsed: Int? {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return NumberUse.hasBegun.load(ordering: .relaxed) ? read() : nil
    }
    return read()
  }

  @usableFromInline @inline(never)
  internal static func read() -> Int? { current }

  fileprivate static func use() {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      NumberUse.hasBegun.store(true, ordering: .relaxed)
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@usableFromInline internal enum NumberUse {
  /// Whether there may be a current number.
  ///
  /// Relaxed order is enough: only the task that stored it, and its children, depend on it.
  @usableFromInline static let hasBegun = Atomic(false)
}

/// Returns the value made from the current number, or the value that is always the same.
@inlinable @inline(__always)
internal func numbered<Value>(_ make: (Int) -> Value, or same: @autoclosure () -> Value) -> Value {
  if let number = ProvidedNumber.ifUsed { make(number) } else { same() }
}
