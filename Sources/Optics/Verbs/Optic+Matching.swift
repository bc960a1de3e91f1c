extension Optic {
  /// Returns whether a whole has a part.
  ///
  ///     print([Int]._first.matches([]))  // false
  ///
  /// - Parameter whole: The value to read.
  /// - Returns: `true` if there is at least one part.
  /// - Complexity: O(*n*), where *n* is the number of parts that are tried before one matches.
  @inlinable @inline(__always)
  public func matches(_ whole: Whole) -> Bool {
    access.extract(whole) != nil
  }

  /// Returns whether a whole has a part: ``matches(_:)`` as a pattern of `case`.
  ///
  ///     enum Payment { case cash, card(number: String) }
  ///     let payments: [Payment] = [.cash, .card(number: "4242")]
  ///     for case Payment._card in payments { print("by card") }  // by card
  ///
  /// - Parameters:
  ///   - optic: The optic onto the part.
  ///   - whole: The value to read.
  /// - Returns: `true` if there is at least one part.
  /// - Complexity: That of ``matches(_:)``.
  @inlinable
  @_disfavoredOverload
  public static func ~= (optic: Self, whole: Whole) -> Bool {
    optic.matches(whole)
  }
}
