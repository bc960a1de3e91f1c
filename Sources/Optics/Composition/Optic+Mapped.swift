extension Optic where Kind == IsoKind {
  /// This iso for each element of an array.
  ///
  ///     let fahrenheit = Iso<Double, Double>(
  ///       get: { $0 * 9 / 5 + 32 }, embed: { ($0 - 32) * 5 / 9 })
  ///     print(fahrenheit.mappedElements.get([0, 100]))  // [32.0, 212.0]
  ///     print([0, 100] |> fahrenheit.mappedElements._first *~ 50)  // [10.0, 100.0]
  ///
  /// The idea is that of `mapping` in Haskell's `optics` library. To change each element alone, compose
  /// `_each` with the iso; use this one if something expects all converted elements at once.
  ///
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of elements.
  @inlinable @inline(__always)
  public var mappedElements: Iso<[Whole], [Part]> {
    let (forth, back) = bothWays
    return Iso<[Whole], [Part]>(
      get: { $0.map { forth($0) } }, embed: { $0.map { back($0) } })
  }

  /// This iso for the value of an optional; `nil` stays `nil`.
  ///
  ///     let text = Iso<Character, String>(get: { String($0) }, embed: { Character($0) })
  ///     print(text.mappedOptional.get("a") as Any)  // Optional("a")
  ///     print(["x": "a"] |> Dictionary._at("y") * text.mappedOptional *~ "b" |> { $0.count })  // 2
  @inlinable @inline(__always)
  public var mappedOptional: Iso<Whole?, Part?> {
    let (forth, back) = bothWays
    return Iso<Whole?, Part?>(
      get: { $0.map { forth($0) } }, embed: { $0.map { back($0) } })
  }

  /// This iso for each value of a dictionary.
  ///
  ///     let length = Iso<[Int], ArraySlice<Int>>(get: { $0[...] }, embed: { Array($0) })
  ///     let scores = ["ann": [1, 2]]
  ///     print(length.mappedValues().get(scores)["ann"]?.first as Any)  // Optional(1)
  ///
  /// - Parameter keys: The type of the keys, if the compiler cannot infer it.
  /// - Returns: The iso of dictionaries with the same keys.
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of values.
  @inlinable @inline(__always)
  public func mappedValues<Key: Hashable & SendableMetatype>(
    keyedBy keys: Key.Type = Key.self
  ) -> Iso<[Key: Whole], [Key: Part]> {
    let (forth, back) = bothWays
    return Iso<[Key: Whole], [Key: Part]>(
      get: { $0.mapValues { forth($0) } }, embed: { $0.mapValues { back($0) } })
  }
}
