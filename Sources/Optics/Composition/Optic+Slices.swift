// Some of the parts, by their position in the order of the traversal. The names are those of the collections of the
// standard library, and what they find is the same.

extension Optic where Kind.Extracting == Void {
  /// The first parts, up to a number.
  ///
  ///     print([1, 2, 3] |> [Int]._each.prefix(2) *~ 0)  // [0, 0, 3]
  ///     print([1] |> [Int]._each.prefix(2) *~ 0)  // [0]
  ///
  /// Haskell's *lens* calls it *taking*.
  ///
  /// - Parameter maxLength: How many parts, at most. A negative number stops the program.
  /// - Returns: The traversal of these parts. Where there are fewer, it finds them all.
  /// - Complexity: O(*n*), where *n* is the number of these parts, including those that `filtered` leaves out.
  @inlinable @inline(__always)
  public func prefix(_ maxLength: Int) -> Traversal<Whole, Part> {
    precondition(maxLength >= 0, "a prefix cannot have a negative length")
    return sliced { _ in (0, maxLength) }
      .named(name.then("prefix(_:)"))
  }

  /// All parts but the first ones.
  ///
  ///     print([1, 2, 3] |> [Int]._each.dropFirst() *~ 0)  // [1, 0, 0]
  ///     print([1] |> [Int]._each.dropFirst(2) *~ 0)  // [1]
  ///
  /// Haskell's *lens* calls it *dropping*.
  ///
  /// - Parameter count: How many parts to leave out. A negative number stops the program.
  /// - Returns: The traversal of the other parts. Where there are no more, nothing matches.
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of parts, including those
  ///   that are left out.
  @inlinable @inline(__always)
  public func dropFirst(_ count: Int = 1) -> Traversal<Whole, Part> {
    precondition(count >= 0, "a negative number of parts cannot be dropped")
    return sliced { _ in (count, .max) }
      .named(name.then("dropFirst(_:)"))
  }

  /// The last parts, up to a number.
  ///
  ///     print([1, 2, 3] |> [Int]._each.suffix(2) *~ 0)  // [1, 0, 0]
  ///     print([1] |> [Int]._each.suffix(2) *~ 0)  // [0]
  ///
  /// - Parameter maxLength: How many parts, at most. A negative number stops the program.
  /// - Returns: The traversal of these parts. Where there are fewer, it finds them all.
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of parts, including those
  ///   that are left out. They are counted first.
  @inlinable @inline(__always)
  public func suffix(_ maxLength: Int) -> Traversal<Whole, Part> {
    precondition(maxLength >= 0, "a suffix cannot have a negative length")
    let access = self.access
    return sliced { (Swift.max(access.count(in: $0) - maxLength, 0), .max) }
      .named(name.then("suffix(_:)"))
  }

  /// All parts but the last ones.
  ///
  ///     print([1, 2, 3] |> [Int]._each.dropLast() *~ 0)  // [0, 0, 3]
  ///     print([1] |> [Int]._each.dropLast(2) *~ 0)  // [1]
  ///
  /// - Parameter count: How many parts to leave out. A negative number stops the program.
  /// - Returns: The traversal of the other parts. Where there are no more, nothing matches.
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of parts, including those
  ///   that are left out. They are counted first.
  @inlinable @inline(__always)
  public func dropLast(_ count: Int = 1) -> Traversal<Whole, Part> {
    precondition(count >= 0, "a negative number of parts cannot be dropped")
    let access = self.access
    return sliced { (0, access.count(in: $0) - count) }
      .named(name.then("dropLast(_:)"))
  }

  /// The parts at a range of positions in the order of the traversal.
  ///
  ///     print([1, 2, 3, 4] |> [Int]._each.slice(1..<3) *~ 0)  // [1, 0, 0, 4]
  ///     print([1, 2, 3, 4] |> [Int]._each.slice(2...) *~ 0)  // [1, 2, 0, 0]
  ///     print([1, 2] |> [Int]._each.slice(1..<3) *~ 0)  // [1, 0]
  ///
  /// As one array, they are `slice(1..<3).parts`. To put more or fewer elements in their place is no lens, because the
  /// range would then hold other elements than those that were written: use an edit.
  ///
  /// - Parameter positions: The range, counted from 0.
  /// - Returns: The traversal of the parts there. Where there are fewer, it finds those.
  /// - Complexity: O(*n*), where *n* is the upper bound, or the number of parts, including those that `filtered`
  ///   leaves out.
  @inlinable @inline(__always)
  public func slice(_ positions: some RangeExpression<Int>) -> Traversal<Whole, Part> {
    let range = positions.relative(to: 0..<Int.max)
    let (lower, upper) = (range.lowerBound, range.upperBound)
    return sliced { _ in (lower, upper) }
      .named(name.then("slice(_:)"))
  }

  /// The parts from a lower position, up to and not including an upper one.
  @inlinable @inline(__always)
  internal func sliced(
    _ bounds: @escaping @Sendable (Whole) -> (lower: Int, upper: Int)
  ) -> Traversal<Whole, Part> {
    let (forEach, modify) = (access.loop, access.loopInPlace)
    var count: Access<Whole, Part>.Count?
    if let counter = access.counter {
      count = { whole in
        let (lower, upper) = bounds(whole)
        return Swift.max(Swift.min(counter(whole), upper) - Swift.max(lower, 0), 0)
      }
    }
    return Traversal<Whole, Part>(
      forEach: { whole, visitor throws(TraversalStop) in
        let (lower, upper) = bounds(whole)
        if upper <= 0 || upper <= lower { return }
        var position = 0
        do throws(TraversalStop) {
          try forEach(whole) { part throws(TraversalStop) in
            if position >= lower { try visitor(part) }
            position += 1
            if position == upper { throw TraversalStop() }
          }
        } catch {
          if position < upper { throw error }
        }
      },
      modify: { whole, body throws(TraversalStop) in
        let (lower, upper) = bounds(whole)
        if upper <= 0 || upper <= lower { return }
        var position = 0
        do throws(TraversalStop) {
          try modify(&whole) { part throws(TraversalStop) in
            if position >= lower { try body(&part) }
            position += 1
            if position == upper { throw TraversalStop() }
          }
        } catch {
          if position < upper { throw error }
        }
      }, count: count)
  }
}

extension Optic where Kind.Extracting == Void {
  /// The parts in front of the first one that does not satisfy a condition.
  ///
  ///     print([1, 2, 7, 1] |> [Int]._each.prefix { $0 < 5 } *~ 0)  // [0, 0, 7, 1]
  ///
  /// Haskell's *lens* calls it *takingWhile*.
  ///
  /// - Warning: As with ``filtered(where:)``, this optic is lawful only if no change makes a part satisfy
  ///   the condition that did not satisfy it before, or the reverse:
  ///
  ///       let small = [Int]._each.prefix { $0 < 5 }
  ///       print([1, 2, 7] |> small *~ 9 |> small *~ 0)  // [9, 9, 7]
  ///
  /// - Parameter predicate: The condition on a part.
  /// - Returns: The traversal of these parts. If the first part does not satisfy the condition, nothing
  ///   matches.
  /// - Complexity: O(*n*), where *n* is the number of these parts, including those that `filtered` leaves out.
  @inlinable @inline(__always)
  public func prefix(
    while predicate: @escaping @Sendable (Part) -> Bool
  ) -> Traversal<Whole, Part> {
    let (forEach, modify) = (access.loop, access.loopInPlace)
    return Traversal<Whole, Part>(
      forEach: { whole, visitor throws(TraversalStop) in
        var isOver = false
        do throws(TraversalStop) {
          try forEach(whole) { part throws(TraversalStop) in
            isOver = !predicate(part)
            if isOver { throw TraversalStop() }
            try visitor(part)
          }
        } catch {
          if !isOver { throw error }
        }
      },
      modify: { whole, body throws(TraversalStop) in
        var isOver = false
        do throws(TraversalStop) {
          try modify(&whole) { part throws(TraversalStop) in
            isOver = !predicate(part)
            if isOver { throw TraversalStop() }
            try body(&part)
          }
        } catch {
          if !isOver { throw error }
        }
      }
    )
    .named(name.then("prefix { … }"))
  }

  /// The parts from the first one that does not satisfy a condition.
  ///
  ///     print([1, 2, 7, 1] |> [Int]._each.drop { $0 < 5 } *~ 0)  // [1, 2, 0, 0]
  ///
  /// Haskell's *lens* calls it *droppingWhile*.
  ///
  /// - Warning: This optic is lawful only if no change makes the first of its parts satisfy the condition:
  ///
  ///       let rest = [Int]._each.drop { $0 < 5 }
  ///       print([1, 7, 8] |> rest *~ 0 |> rest *~ 9)  // [1, 0, 0]
  ///
  /// - Parameter predicate: The condition on a part.
  /// - Returns: The traversal of these parts. If all parts satisfy the condition, nothing matches.
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of parts, including those
  ///   that are left out.
  @inlinable @inline(__always)
  public func drop(
    while predicate: @escaping @Sendable (Part) -> Bool
  ) -> Traversal<Whole, Part> {
    let (forEach, modify) = (access.loop, access.loopInPlace)
    return Traversal<Whole, Part>(
      forEach: { whole, visitor throws(TraversalStop) in
        var isFound = false
        try forEach(whole) { part throws(TraversalStop) in
          if !isFound { isFound = !predicate(part) }
          if isFound { try visitor(part) }
        }
      },
      modify: { whole, body throws(TraversalStop) in
        var isFound = false
        try modify(&whole) { part throws(TraversalStop) in
          if !isFound { isFound = !predicate(part) }
          if isFound { try body(&part) }
        }
      }
    )
    .named(name.then("drop { … }"))
  }
}
