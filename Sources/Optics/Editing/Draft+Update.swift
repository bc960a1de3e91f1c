extension Draft {
  /// Changes each part that a path finds, in place and in order.
  ///
  ///     let lists = editing([[1], [2, 3]]) {
  ///       $0.update([[Int]]._each._each) { $0 *= 10 }
  ///     }
  ///     print(lists)  // [[10], [20, 30]]
  ///
  /// This is ``Optic/modify(_:_:)`` for a draft.
  ///
  /// - Parameters:
  ///   - path: Any optic of the value.
  ///   - body: Called with each part. If it throws, no further part is visited, and the draft keeps
  ///     the changes made so far.
  /// - Returns: The number of parts that were changed.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts.
  @_disfavoredOverload
  @inlinable
  @discardableResult
  public mutating func update<Kind, Part, Failure>(
    _ path: Optic<Kind, Whole, Part>, _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    try path.modify(&whole, body)
  }

  /// Changes the part that a path finds, in place.
  ///
  ///     let lists = editing(["ann": [1, 2]]) {
  ///       let last = $0.update(Dictionary._at("ann")) { $0?.popLast() }
  ///       print(last as Any)  // Optional(2)
  ///     }
  ///     print(lists)  // ["ann": [1]]
  ///
  /// Nothing is copied on the way: copy-on-write storage stays uniquely referenced, unless the path
  /// itself copies (see <doc:Performance>).
  ///
  /// - Parameters:
  ///   - path: A lens or an iso of the value.
  ///   - body: Called once, with the part. If it throws, the draft keeps its changes.
  /// - Returns: What `body` returns.
  /// - Throws: The error that `body` throws.
  @inlinable
  @discardableResult
  public mutating func update<Kind, Part, Result, Failure>(
    _ path: Optic<Kind, Whole, Part>, _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result where Kind.Getting == Gets {
    try path.modify(&whole, body)
  }

  /// Changes the part that a path finds, in place, if it is there.
  ///
  ///     let stacks = editing(["ann": [1, 2]]) {
  ///       print($0.update(Dictionary._index("bob")) { $0.removeLast() } as Any)  // nil
  ///     }
  ///     print(stacks)  // ["ann": [1, 2]]
  ///
  /// - Parameters:
  ///   - path: A prism or an affine traversal of the value.
  ///   - body: Called with the part. If it throws, the draft keeps its changes.
  /// - Returns: What `body` returns, or `nil` if nothing matches.
  /// - Throws: The error that `body` throws.
  @inlinable
  @discardableResult
  public mutating func update<Kind, Part, Result, Failure>(
    _ path: Optic<Kind, Whole, Part>, _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? where Kind.Getting == Void, Kind.Extracting == Extracts {
    try path.modify(&whole, body)
  }

  /// Edits each part that a path finds, in order.
  ///
  ///     struct Line { let sku: String; let quantity: Int }
  ///     extension Line {
  ///       static var _quantity: Lens<Line, Int> {
  ///         Lens(getter: { $0.quantity }, setter: { Line(sku: $1.sku, quantity: $0) })
  ///       }
  ///     }
  ///     let lines = editing([Line(sku: "a", quantity: 1), Line(sku: "b", quantity: 2)]) {
  ///       $0.edit([Line]._each) { $0._quantity *= 10 }
  ///     }
  ///     print(lines.map(\.quantity))  // [10, 20]
  ///
  /// The parts are drafts in the body; with `update`, they are the parts
  /// themselves.
  ///
  /// - Parameters:
  ///   - path: Any optic of the value.
  ///   - body: Called with a draft of each part. If it throws, no further part is visited, and the
  ///     draft keeps the changes made so far.
  /// - Returns: The number of parts that were edited.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts.
  @inlinable
  @discardableResult
  public mutating func edit<Kind, Part, Failure>(
    _ path: Optic<Kind, Whole, Part>, _ body: (inout Draft<Part>) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    var count = 0
    try path.access.modify(&whole) { part throws(Failure) in
      count += 1
      try Draft<Part>.edit(&part, body)
    }
    return count
  }
}
