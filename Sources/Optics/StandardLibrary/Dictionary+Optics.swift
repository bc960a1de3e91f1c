extension Dictionary where Key: Sendable {
  /// The entry for a key, or `nil` if there is none: to insert, replace and remove entries.
  ///
  ///     let scores = ["ann": 1] |> Dictionary._at("bob") *~ 2 |> Dictionary._at("ann") *~ nil
  ///     print(scores)  // ["bob": 2]
  ///
  /// To change only an existing value, use `_index(key)` or `_at(key)._some`.
  ///
  /// - Parameter key: The key.
  /// - Returns: The lens onto the entry.
  @inlinable @inline(__always)
  public static func _at(_ key: Key) -> Lens<Self, Value?> {
    Lens(get: { $0[key] }, modify: { whole, body in body(&whole[key]) })
  }

  /// The value for a key, if present.
  ///
  ///     print(["ann": 1] |> Dictionary._index("ann") *~ 2)  // ["ann": 2]
  ///     print(["ann": 1] |> Dictionary._index("bob") *~ 2)  // ["ann": 1]
  ///
  /// - Parameter key: The key.
  /// - Returns: The affine traversal onto the value.
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
  /// The values, in the order of the dictionary; none in an empty one.
  ///
  ///     print(["ann": 1] |> Dictionary._values %~ { $0 + 1 })  // ["ann": 2]
  ///
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of values.
  @export(implementation) @inline(__always)
  public static var _values: Traversal<Self, Value> {
    let values = Lens<Self, Values>(get: { $0.values }, modify: { $1(&$0.values) })
    return values * Values._each
  }
}

extension Optic {
  /// The part's entry for a key; `Dictionary._at(_:)` of the part.
  ///
  ///     let scores = [["ann": 1], [:]] |> [[String: Int]]._each.at("ann") *~ 2
  ///     print(scores)  // [["ann": 2], ["ann": 2]]
  ///
  /// - Parameter key: The key.
  /// - Returns: The composition of this optic with the lens. Where this optic finds no dictionary, nothing
  ///   matches.
  @inlinable @inline(__always)
  public func at<Key: Sendable, Value>(
    _ key: Key
  ) -> Optic<Can<Kind.Getting, Kind.Extracting, Void>, Whole, Value?> where Part == [Key: Value] {
    compose(Part._at(key))
  }

  /// The part's value for a key, if present; `Dictionary._index(_:)` of the part.
  ///
  ///     let scores = [["ann": 1], [:]] |> [[String: Int]]._each.index(key: "ann") *~ 2
  ///     print(scores)  // [["ann": 2], [:]]
  ///
  /// The label distinguishes this method from the one for collections: with an overload, the
  /// compiler would try both again and again in a long expression with a mistake.
  ///
  /// - Parameter key: The key.
  /// - Returns: The composition of this optic with the affine traversal.
  @inlinable @inline(__always)
  public func index<Key: Sendable, Value>(
    key: Key
  ) -> Optic<Can<Void, Kind.Extracting, Void>, Whole, Value> where Part == [Key: Value] {
    compose(Part._index(key))
  }
}

extension Dictionary where Key: SendableMetatype {
  /// The values with their keys, in the order of the dictionary.
  ///
  ///     let prices = ["pear": 2, "gold": 2000]
  ///     let goods = [String: Int]._valuesByKey.filtered { $0.index != "gold" }._value
  ///     print((prices |> goods %~ { $0 * 2 })["pear"] as Any)  // Optional(4)
  ///
  /// An empty dictionary has none. The laws of a ``Traversal`` hold for changes of the values.
  ///
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of values.
  @export(implementation) @inline(__always)
  public static var _valuesByKey: Traversal<Self, Indexed<Key, Value>> {
    Traversal(
      forEach: { whole, visitor throws(TraversalStop) in
        for (key, value) in whole { try visitor(Indexed(index: key, value: value)) }
      },
      modify: { whole, body throws(TraversalStop) in
        var index = whole.startIndex
        while index != whole.endIndex {
          let key = whole[index].key
          try Indexed.update(&whole.values[index], at: key, body)
          whole.formIndex(after: &index)
        }
      })
  }
}
