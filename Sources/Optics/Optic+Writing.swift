extension Optic {
  /// A copy of a whole with its part replaced, or each of its parts.
  ///
  ///     print([Int]._first.set(10, [1, 2]))  // [10, 2]
  ///     print([Int]._first.set(10, []))  // []
  ///
  /// - Parameters:
  ///   - part: The new part. It comes first, as in `set(part)` being a change to apply.
  ///   - whole: The value to change.
  /// - Returns: The changed whole; the same whole where it has no such part.
  /// - Complexity: O(*n*), where *n* is the number of parts.
  @inlinable @inline(__always)
  public func set(_ part: Part, _ whole: consuming Whole) -> Whole {
    access.copying(whole, with: part)
  }

  /// A copy of a whole with its part replaced, or `nil` where it has no such part.
  ///
  ///     print([Int]._first.setIfPresent(10, [1, 2]) as Any)  // Optional([10, 2])
  ///     print([Int]._first.setIfPresent(10, []) as Any)  // nil
  ///
  /// - Parameters:
  ///   - part: The new part.
  ///   - whole: The value to change.
  /// - Returns: The changed whole, or `nil` where nothing was there to replace.
  /// - Complexity: O(*n*), where *n* is the number of parts.
  @inlinable @inline(__always)
  public func setIfPresent(_ part: Part, _ whole: consuming Whole) -> Whole? {
    var isPresent = false
    let changed = access.copying(whole) { _ in
      isPresent = true
      return part
    }
    return isPresent ? changed : nil
  }

  /// Changes the part of a whole in place, or each of its parts in order.
  ///
  ///     var scores = ["ann": [1, 2]]
  ///     Dictionary._at("ann")._some.modify(&scores) { $0.append(3) }
  ///     print(scores)  // ["ann": [1, 2, 3]]
  ///
  /// Nothing is copied on the way: storage that is copied on write stays uniquely referenced.
  ///
  /// - Parameters:
  ///   - whole: The value to change.
  ///   - body: Called with each part.
  /// - Complexity: O(*n*), where *n* is the number of parts.
  @inlinable @inline(__always)
  public func modify(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    access.update(&whole, body)
  }

  /// Changes the part of a whole in place, or each of its parts in order, until the body throws.
  ///
  /// - Parameters:
  ///   - whole: The value to change.
  ///   - body: Called with each part. If it throws, no further part is visited, and `whole` holds
  ///     what was written up to then, by the failing call too.
  /// - Throws: What `body` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts.
  @inlinable @inline(__always)
  public func modify<Failure>(
    _ whole: inout Whole, _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure) {
    try access.update(&whole, body)
  }

  /// A copy of a whole with its part transformed, or each of its parts in order.
  ///
  ///     print([Int]._each.modifying([1, 2]) { $0 * 10 })  // [10, 20]
  ///
  /// - Parameters:
  ///   - whole: The value to change.
  ///   - transform: Called with each part; gives the part that replaces it.
  /// - Returns: The changed whole; the same whole where it has no such part.
  /// - Throws: What `transform` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts.
  @inlinable @inline(__always)
  public func modifying<Failure>(
    _ whole: consuming Whole, _ transform: (Part) throws(Failure) -> Part
  ) throws(Failure) -> Whole {
    try access.copying(whole, throwing: transform)
  }
}

extension Optic where Kind.Embedding == Embeds {
  /// The whole made of a part alone, for the kinds that can: ``Iso`` and ``Prism``.
  ///
  ///     print(Optional<Int>._some.embed(1) as Any)  // Optional(1)
  ///
  /// - Parameter part: The part.
  @inlinable @inline(__always)
  public func embed(_ part: Part) -> Whole {
    guard let embedding else {
      preconditionFailure("an optic of a kind that embeds is made with an embedding")
    }
    return embedding(part)
  }
}
