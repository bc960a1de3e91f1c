extension Draft {
  /// The part that a path finds, for a path that is not a member, such as one in a variable.
  ///
  ///     let path = Dictionary<String, Int>._at("ann")
  ///     print(editing(["ann": 1]) { $0[path] = nil })  // [:]
  ///
  /// - Parameter path: A lens or an iso of the value.
  @inlinable
  public subscript<Kind, Part>(path: Optic<Kind, Whole, Part>) -> Part
  where Kind.Getting == Gets {
    get { part(at: path) }
    set { set(newValue, at: path) }
  }

  /// The part that a path finds, if present.
  ///
  ///     let path = [[Int]]._first * [Int]._last
  ///     print(editing([[1, 2], [3]]) { $0[path]? += 10 })  // [[1, 12], [3]]
  ///
  /// - Parameter path: A prism or an affine traversal of the value.
  @inlinable
  public subscript<Kind, Part>(path: Optic<Kind, Whole, Part>) -> Part?
  where Kind.Getting == Void, Kind.Extracting == Extracts {
    get { partIfPresent(at: path) }
    set { set(newValue, at: path) }
  }

  /// Unavailable for a traversal: use `update`.
  @available(
    *, unavailable, message: "a traversal has any number of parts: use 'update(path) { … }'"
  )
  @_documentation(visibility: internal)
  public subscript<Kind, Part>(path: Optic<Kind, Whole, Part>) -> Part
  where Kind.Extracting == Void {
    get { fatalError() }
    set { fatalError() }
  }
}

// As with dots, each subscript has two forms: the element itself, and a draft of it for the optic that
// follows.

extension Draft where Whole: MutableCollection {
  /// The element at an index.
  ///
  ///     print(editing([1, 2]) { $0[1] += 10 })  // [1, 12]
  ///
  /// - Parameter index: A valid index of the collection.
  @inlinable
  public subscript(index: Whole.Index) -> Whole.Element {
    get { whole[index] }
    set { whole[index] = newValue }
  }

  /// A draft of the element at an index, for the optic that follows.
  ///
  ///     let lists = editing([[1, 2], [3]]) { $0[0]._last? += 10 }
  ///     print(lists)  // [[1, 12], [3]]
  ///
  /// - Parameter index: A valid index of the collection.
  @_disfavoredOverload
  @inlinable
  public subscript(index: Whole.Index) -> Draft<Whole.Element> {
    get { Draft<Whole.Element>(whole[index]) }
    set { whole[index] = newValue.whole }
  }
}

extension Draft {
  /// A dictionary's value, which is removed by assigning `nil`.
  ///
  ///     print(editing(["pear": 4]) { $0["fig"] = 3 }.count)  // 2
  ///
  /// - Parameter key: The key.
  @inlinable
  public subscript<Key, Value>(key: Key) -> Value? where Whole == [Key: Value] {
    get { whole[key] }
    set { whole[key] = newValue }
  }

  /// A draft of a dictionary's value, for the optic that follows a `?`.
  ///
  ///     let lists = editing(["ann": [1, 2]]) {
  ///       $0["ann"]?._last? += 10
  ///       $0["bob"]?._last? += 10
  ///     }
  ///     print(lists)  // ["ann": [1, 12]]
  ///
  /// - Parameter key: The key.
  @_disfavoredOverload
  @inlinable
  public subscript<Key, Value>(key: Key) -> Draft<Value>? where Whole == [Key: Value] {
    get { whole[key].map { Draft<Value>($0) } }
    set { whole[key] = newValue?.whole }
  }

  /// A draft of a dictionary's value, created if missing, for the optic that follows.
  ///
  ///     let lists = editing(["ann": [1, 2]]) { $0["bob", default: [0]]._last? += 10 }
  ///     print(lists["bob"] ?? [])  // [10]
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The value to start from if the dictionary has none for the key.
  @_disfavoredOverload
  @inlinable
  public subscript<Key, Value>(
    key: Key, default defaultValue: @autoclosure () -> Value
  ) -> Draft<Value> where Whole == [Key: Value] {
    get { Draft<Value>(whole[key, default: defaultValue()]) }
    set { whole[key] = newValue.whole }
  }
}
