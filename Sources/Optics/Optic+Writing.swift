extension Optic {
  /// Returns a copy of a whole with each part replaced.
  ///
  ///     print([Int]._first.set(10, [1, 2]))  // [10, 2]
  ///     print([Int]._first.set(10, []))  // []
  ///
  /// - Parameters:
  ///   - part: The new part. It comes first, because `set(part)` is a change to apply.
  ///   - whole: The value to change.
  /// - Returns: The changed whole, or the same whole if nothing matches.
  /// - Complexity: O(*n*), where *n* is the number of parts.
  @inlinable @inline(__always)
  public func set(_ part: Part, _ whole: consuming Whole) -> Whole {
    access.copying(whole, with: part)
  }

  /// Returns a copy of a whole with each part replaced, or `nil` if nothing matches.
  ///
  ///     print([Int]._first.setIfPresent(10, [1, 2]) as Any)  // Optional([10, 2])
  ///     print([Int]._first.setIfPresent(10, []) as Any)  // nil
  ///
  /// - Parameters:
  ///   - part: The new part.
  ///   - whole: The value to change.
  /// - Returns: The changed whole, or `nil` if there was no part to replace.
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

  /// Changes each part of a whole in place, in order.
  ///
  ///     var scores = ["ann": [1, 2]]
  ///     Dictionary._at("ann")._some.modify(&scores) { $0.append(3) }
  ///     print(scores)  // ["ann": [1, 2, 3]]
  ///
  /// If every optic on the path changes its part in place, copy-on-write storage stays uniquely
  /// referenced and is not copied. <doc:Performance> lists the optics that copy. If nothing matches,
  /// the whole stays unchanged.
  ///
  /// - Parameters:
  ///   - whole: The value to change.
  ///   - body: Called with each part.
  /// - Complexity: O(*n*), where *n* is the number of parts.
  @inlinable @inline(__always)
  public func modify(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    access.update(&whole, body)
  }

  /// Changes each part of a whole in place, in order, until the body throws.
  ///
  /// - Parameters:
  ///   - whole: The value to change.
  ///   - body: Called with each part. If it throws, no further part is visited, and `whole` keeps
  ///     the changes made so far, including those of the failing call.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts.
  @inlinable @inline(__always)
  public func modify<Failure>(
    _ whole: inout Whole, _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure) {
    try access.update(&whole, body)
  }

  /// Returns a copy of a whole with each part transformed, in order.
  ///
  ///     print([Int]._each.modifying([1, 2]) { $0 * 10 })  // [10, 20]
  ///
  /// - Parameters:
  ///   - whole: The value to change.
  ///   - transform: Returns the new part for each part.
  /// - Returns: The changed whole, or the same whole if nothing matches.
  /// - Throws: The error that `transform` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts.
  @inlinable @inline(__always)
  public func modifying<Failure>(
    _ whole: consuming Whole, _ transform: (Part) throws(Failure) -> Part
  ) throws(Failure) -> Whole {
    try access.copying(whole, throwing: transform)
  }
}

extension Optic where Kind.Embedding == Embeds {
  /// Returns the whole made from a part alone, for the kinds that can embed: ``Iso`` and ``Prism``.
  ///
  ///     print(Optional<Int>._some.embed(1) as Any)  // Optional(1)
  ///
  /// - Parameter part: The part.
  /// - Returns: The whole that has this part.
  @inlinable @inline(__always)
  public func embed(_ part: Part) -> Whole {
    guard let embedding else {
      preconditionFailure("an optic of a kind that embeds is made with an embedding")
    }
    return embedding(part)
  }
}
