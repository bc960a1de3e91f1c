extension Dictionary where Key: Sendable {
  /// The entry for a key, which is `nil` where there is none: to insert, replace and remove.
  ///
  ///     let scores = ["ann": 1] |> Dictionary._at("bob") *~ 2 |> Dictionary._at("ann") *~ nil
  ///     print(scores)  // ["bob": 2]
  ///
  /// To change a value that is there, and to insert none, use `_index(key)` or
  /// `_at(key)._some`.
  ///
  /// - Parameter key: The key.
  @inlinable @inline(__always)
  public static func _at(_ key: Key) -> Lens<Self, Value?> {
    Lens(get: { $0[key] }, modify: { whole, body in body(&whole[key]) })
  }

  /// The value that a dictionary has for a key, if it has one.
  ///
  ///     print(["ann": 1] |> Dictionary._index("ann") *~ 2)  // ["ann": 2]
  ///     print(["ann": 1] |> Dictionary._index("bob") *~ 2)  // ["ann": 1]
  ///
  /// - Parameter key: The key.
  @inlinable @inline(__always)
  public static func _index(_ key: Key) -> AffineTraversal<Self, Value> {
    AffineTraversal(
      extract: { $0[key] },
      modify: { whole, body in
        if let index = whole.index(forKey: key) { body(&whole.values[index]) }
      })
  }
}

extension Dictionary where Key: SendableMetatype {
  /// The values, in the order of the dictionary.
  ///
  ///     print(["ann": 1] |> Dictionary._values %~ { $0 + 1 })  // ["ann": 2]
  @_alwaysEmitIntoClient @inline(__always)
  public static var _values: Traversal<Self, Value> {
    let values = Lens<Self, Values>(get: { $0.values }, modify: { $1(&$0.values) })
    return values * Values._each
  }
}

extension Optic {
  /// The entry of the part for a key; `Dictionary._at(_:)` of the part.
  ///
  ///     let scores = [["ann": 1], [:]] |> [[String: Int]]._each.at("ann") *~ 2
  ///     print(scores)  // [["ann": 2], ["ann": 2]]
  ///
  /// - Parameter key: The key.
  /// - Returns: This optic, composed with the lens.
  @inlinable @inline(__always)
  public func at<Key: Sendable, Value>(
    _ key: Key
  ) -> Optic<Can<Kind.Getting, Kind.Extracting, Void>, Whole, Value?> where Part == [Key: Value] {
    compose(Part._at(key))
  }

  /// The value that the part has for a key, if it has one; `Dictionary._index(_:)` of the
  /// part.
  ///
  ///     let scores = [["ann": 1], [:]] |> [[String: Int]]._each.index(key: "ann") *~ 2
  ///     print(scores)  // [["ann": 2], [:]]
  ///
  /// The label tells it from the method for collections: an overload would make the compiler try
  /// both, over and over, in a long expression that does not compile.
  ///
  /// - Parameter key: The key.
  /// - Returns: This optic, composed with the affine traversal.
  @inlinable @inline(__always)
  public func index<Key: Sendable, Value>(
    key: Key
  ) -> Optic<Can<Void, Kind.Extracting, Void>, Whole, Value> where Part == [Key: Value] {
    compose(Part._index(key))
  }
}
