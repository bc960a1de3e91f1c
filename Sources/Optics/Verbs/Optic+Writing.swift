// The verbs stand in the order of the table of the page 'Paths, verbs and operators'.

// A copy
extension Optic {
  /// Returns a copy of a whole with each part replaced.
  ///
  ///     print([Int]._first.set(10, [1, 2]))  // [10, 2]
  ///     print([Int]._first.set(10, []))  // []
  ///
  /// - Parameters:
  ///   - part: The new part.
  ///   - whole: The value to change.
  /// - Returns: The changed whole, or the same whole if nothing matches.
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @inlinable @inline(__always)
  public func set(_ part: Part, _ whole: consuming Whole) -> Whole {
    reportMissingPart(in: whole)
    return access.modifying(whole) { _ in part }
  }

  /// Returns a copy of a whole with each part replaced, or `nil` if nothing matches.
  ///
  ///     print([Int]._first.settingIfPresent(10, [1, 2]) as Any)  // Optional([10, 2])
  ///     print([Int]._first.settingIfPresent(10, []) as Any)  // nil
  ///
  /// - Parameters:
  ///   - part: The new part.
  ///   - whole: The value to change.
  /// - Returns: The changed whole, or `nil` if there was no part to replace.
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @inlinable @inline(__always)
  public func settingIfPresent(_ part: Part, _ whole: consuming Whole) -> Whole? {
    var isPresent = false
    let changed = access.modifying(whole) { _ in
      isPresent = true
      return part
    }
    return isPresent ? changed : nil
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
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @inlinable @inline(__always)
  public func modifying<Failure>(
    _ whole: consuming Whole, _ transform: (Part) throws(Failure) -> Part
  ) throws(Failure) -> Whole {
    reportMissingPart(in: whole)
    return try access.modifying(whole, throwing: transform)
  }

  /// Returns a copy of a whole with each part transformed, or `nil` if nothing matches.
  ///
  ///     print([Int]._first.modifyingIfPresent([1, 2]) { $0 * 10 } as Any)  // Optional([10, 2])
  ///     print([Int]._first.modifyingIfPresent([]) { $0 * 10 } as Any)  // nil
  ///
  /// - Parameters:
  ///   - whole: The value to change.
  ///   - transform: Returns the new part for each part.
  /// - Returns: The changed whole, or `nil` if there was no part to transform.
  /// - Throws: The error that `transform` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @inlinable @inline(__always)
  public func modifyingIfPresent<Failure>(
    _ whole: consuming Whole, _ transform: (Part) throws(Failure) -> Part
  ) throws(Failure) -> Whole? {
    var isPresent = false
    let changed = try access.modifying(
      whole,
      throwing: { part throws(Failure) in
        isPresent = true
        return try transform(part)
      })
    return isPresent ? changed : nil
  }
}

// In place
extension Optic {
  /// Replaces each part of a whole in place.
  ///
  ///     var numbers = [1, 2]
  ///     [Int]._first.set(10, in: &numbers)
  ///     print(numbers)  // [10, 2]
  ///     print([Int]._index(5).set(10, in: &numbers))  // false
  ///
  /// - Parameters:
  ///   - part: The new part.
  ///   - whole: The value to change.
  /// - Returns: Whether there was a part to replace.
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @inlinable @inline(__always)
  @discardableResult
  public func set(_ part: Part, in whole: inout Whole) -> Bool {
    var isPresent = false
    access.modify(&whole) {
      isPresent = true
      $0 = part
    }
    return isPresent
  }
}

extension Optic where Kind.Getting == Gets {
  /// Changes the part of a whole in place, for the kinds that always have one.
  ///
  ///     var scores = ["ann": [1, 2]]
  ///     let last = Dictionary._at("ann").modify(&scores) { $0?.popLast() }
  ///     print(scores, last as Any)  // ["ann": [1]] Optional(2)
  ///
  /// If all properties on the way are variables, nothing is copied: copy-on-write storage stays uniquely
  /// referenced. <doc:Performance> lists the optics that copy.
  ///
  /// - Parameters:
  ///   - whole: The value to change.
  ///   - body: Called once, with the part. If it throws, `whole` keeps its changes.
  /// - Returns: What `body` returns.
  /// - Throws: The error that `body` throws.
  @inlinable @inline(__always)
  @discardableResult
  public func modify<Result, Failure>(
    _ whole: inout Whole, _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var result: Result?
    try access.modify(&whole) { part throws(Failure) in result = try body(&part) }
    guard let result else {
      preconditionFailure("an optic that always has a part did not call back with it")
    }
    return result
  }
}

extension Optic where Kind.Getting == Gets {
  // The form for a body without a result, which a stored optic need not keep anywhere.

  /// Changes the part of a whole in place, for the kinds that always have one.
  ///
  ///     var point = (x: 1, y: 2)
  ///     Lens(\(x: Int, y: Int).x).modify(&point) { $0 += 10 }
  ///     print(point)  // (x: 11, y: 2)
  ///
  /// - Parameters:
  ///   - whole: The value to change.
  ///   - body: Called once, with the part.
  @inlinable
  public func modify(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    access.modify(&whole, body)
  }
}

extension Optic where Kind.Getting == Void, Kind.Extracting == Extracts {
  /// Changes the part of a whole in place if it is there, for the kinds that find at most one.
  ///
  ///     var stacks = ["ann": [1, 2]]
  ///     print(Dictionary._index("ann").modify(&stacks) { $0.removeLast() } as Any)  // Optional(2)
  ///     print(Dictionary._index("bob").modify(&stacks) { $0.removeLast() } as Any)  // nil
  ///     let isFound = Dictionary._index("bob").modify(&stacks) { $0.append(3) } != nil
  ///     print(isFound)  // false
  ///
  /// If all properties on the way are variables, nothing is copied: copy-on-write storage stays uniquely
  /// referenced. <doc:Performance> lists the optics that copy.
  ///
  /// - Parameters:
  ///   - whole: The value to change.
  ///   - body: Called with the part. If it throws, `whole` keeps its changes.
  /// - Returns: What `body` returns, or `nil` if nothing matches.
  /// - Throws: The error that `body` throws.
  @inlinable @inline(__always)
  @discardableResult
  public func modify<Result, Failure>(
    _ whole: inout Whole, _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    var result: Result?
    try access.modify(&whole) { part throws(Failure) in result = try body(&part) }
    return result
  }
}

extension Optic {
  /// Changes each part of a whole in place, in order, until the body throws.
  ///
  ///     var lists = [[1], [2, 3]]
  ///     print([[Int]]._each._each.modify(&lists) { $0 *= 10 })  // 3
  ///     print(lists)  // [[10], [20, 30]]
  ///
  /// If every optic on the path changes its part in place, copy-on-write storage stays uniquely
  /// referenced and is not copied. <doc:Performance> lists the optics that copy. If nothing matches,
  /// the whole stays unchanged.
  ///
  /// A kind with at most one part returns what the body returns instead.
  ///
  /// - Parameters:
  ///   - whole: The value to change.
  ///   - body: Called with each part. If it throws, no further part is visited, and `whole` keeps
  ///     the changes made so far, including those of the failing call.
  /// - Returns: The number of parts that were changed; 0 if nothing matches.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @inlinable @inline(__always)
  @_disfavoredOverload
  @discardableResult
  public func modify<Failure>(
    _ whole: inout Whole, _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    try access.modify(&whole, body)
  }
}

// Without a whole
extension Optic where Kind.Embedding == Embeds {
  /// Returns the whole made from a part alone, for the kinds that can embed: ``Iso`` and ``Prism``.
  ///
  ///     print(Optional<Int>._some.embed(1) as Any)  // Optional(1)
  ///
  /// - Parameter part: The part.
  /// - Returns: The whole that has this part.
  @inlinable
  public func embed(_ part: Part) -> Whole {
    guard let embedding else {
      preconditionFailure("an optic of a kind that embeds is made with an embedding")
    }
    return embedding(part)
  }
}
