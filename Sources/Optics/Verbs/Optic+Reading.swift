extension Optic where Kind.Getting == Gets {
  /// Returns the part of a whole, for the kinds that always have one: ``Iso`` and ``Lens``.
  ///
  ///     print(Dictionary._at("ann").get(["ann": 1]) as Any)  // Optional(1)
  ///
  /// - Parameter whole: The value to read.
  /// - Returns: The part.
  @inlinable @inline(__always)
  public func get(_ whole: Whole) -> Part {
    access.get(whole)
  }
}

extension Optic where Kind.Extracting == Extracts {
  /// Returns the part of a whole, if present, for the kinds with at most one part: all but
  /// ``Traversal``.
  ///
  ///     print([Int]._first.extract([1, 2]) as Any)  // Optional(1)
  ///     print([Int]._first.extract([]) as Any)  // nil
  ///
  /// - Parameter whole: The value to read.
  /// - Returns: The part, or `nil` if there is none.
  @inlinable @inline(__always)
  public func extract(_ whole: Whole) -> Part? {
    access.extract(whole)
  }
}

extension Optic {
  /// Returns all parts of a whole, in order.
  ///
  ///     print([[Int]]._each._first.all([[1, 2], [], [3]]))  // [1, 3]
  ///
  /// - Parameter whole: The value to read.
  /// - Returns: The parts, or an empty array if nothing matches.
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @inlinable @inline(__always)
  public func all(_ whole: Whole) -> [Part] {
    access.all(whole)
  }

  /// Calls a closure with each part of a whole, in order.
  ///
  ///     [Int]._each.forEach(in: [1, 2]) { print($0) }
  ///     // 1
  ///     // 2
  ///
  /// - Parameters:
  ///   - whole: The value to read.
  ///   - body: Called once for each part; not at all if nothing matches. If it throws, no further part is
  ///     visited.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @inlinable @inline(__always)
  public func forEach<Failure>(
    in whole: Whole, _ body: (Part) throws(Failure) -> Void
  ) throws(Failure) {
    try access.forEach(whole, body)
  }
}

extension Optic where Kind.Extracting == Void {
  /// Returns the number of parts of a whole.
  ///
  ///     print([[Int]]._each._each.count(in: [[1, 2], [], [3]]))  // 3
  ///
  /// - Parameter whole: The value to read.
  /// - Returns: The number of parts; 0 if nothing matches.
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @inlinable @inline(__always)
  public func count(in whole: Whole) -> Int {
    access.count(in: whole)
  }
}
