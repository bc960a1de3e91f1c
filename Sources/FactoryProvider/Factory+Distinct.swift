import Synchronization

extension Factory where Provided: Providable {
  /// Returns values that differ, numbered from 1.
  ///
  ///     print(Factory<String>.distinct(3), Factory<String>.distinct(2, from: 4))
  ///     // ["1", "2", "3"] ["4", "5"]
  ///     print(Factory<[Int]>.distinct(2))  // [[1], [2]]
  ///
  /// In each value, every number is the number of the value, every text is its digits, and every UUID,
  /// date, URL and so on is made from it. So a message shows which of the values it is about. Types
  /// that combine other types, such as those with generated factories, need no further code.
  ///
  /// The number of a value is its position in the list, so a test gets the same values whenever it runs,
  /// alone, after other tests or beside them.
  ///
  /// `Bool`, and enums with generated factories, have too few values to differ.
  ///
  /// - Parameters:
  ///   - count: The number of values; not negative.
  ///   - first: The number of the first value. Two lists with different numbers also differ.
  /// - Returns: The values.
  /// - Complexity: O(`count`)
  public static func distinct(_ count: Int, from first: Int = 1) -> [Provided] {
    (first..<first + count).map { number in
      ProvidedNumber.with(number) { () throws(Never) in Provided.provide() }
    }
  }
}

extension Factory where Provided: Providable & Editable {
  // The only function of this name that takes a closure: with a second one, a misspelled part takes the compiler ten
  // times as long, and is explained by the wrong function.
  /// Returns values that differ, numbered from 1, each edited.
  ///
  ///     struct Address { let street: String; let city: String }
  ///     struct Customer { let name: String; let address: Address }
  ///
  ///     let customers = Factory<Customer>.distinct(3) { $0.name = "Customer \($1)" }
  ///     print(customers.map(\.name))  // ["Customer 1", "Customer 2", "Customer 3"]
  ///
  ///     let inOslo = Factory<Customer>.distinct(2) { customer, _ in customer.address.city = "Oslo" }
  ///     print(inOslo.map(\.name), inOslo.map(\.address.city))  // ["1", "2"] ["Oslo", "Oslo"]
  ///
  /// Values that `body` provides also have the number.
  ///
  /// - Parameters:
  ///   - count: The number of values; not negative.
  ///   - first: The number of the first value. Two lists with different numbers also differ.
  ///   - body: Changes the parts of a value, as the closure of an edit does, and gets the number of the value.
  /// - Returns: The edited values.
  /// - Throws: What `body` throws.
  /// - Complexity: O(`count`), apart from what `body` does.
  public static func distinct<Failure>(
    _ count: Int, from first: Int = 1,
    _ body: (inout Provided._Draft, _ number: Int) throws(Failure) -> Void
  ) throws(Failure) -> [Provided] {
    try (first..<first + count).map { number throws(Failure) in
      try ProvidedNumber.with(number) { () throws(Failure) in
        try Provided.provide { draft throws(Failure) in try body(&draft, number) }
      }
    }
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

  /// Calls a function that provides values with a number.
  fileprivate static func with<Value, Failure>(
    _ number: Int, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    use()
    // The function of the standard library throws any error.
    let made: Result<Value, Failure> = $current.withValue(number) {
      do throws(Failure) { return .success(try make()) } catch { return .failure(error) }
    }
    return try made.get()
  }

  private static func use() {
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
