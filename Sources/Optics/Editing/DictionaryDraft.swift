/// The draft of a dictionary: its values are found by key.
///
/// If the values are ``Editable``, a path leads on through them.
///
///     struct Score { let points: [Int] }
///     let scores = ["ann": Score(points: [1])]
///     let edited = scores.editing {
///       $0["ann"]?.points.append(2)
///       $0["bob", default: Score(points: [])].points.append(3)
///     }
///     print(edited["ann"]!.points, edited["bob"]!.points)  // [1, 2] [3]
@frozen
public struct DictionaryDraft<Key: Hashable, Value>: AnyDraft {
  /// The dictionary.
  public typealias _Whole = [Key: Value]

  /// The dictionary with all changes so far, which has more members than its draft.
  ///
  ///     struct Score { let points: [Int] }
  ///     let scores = ["ann": Score(points: []), "bob": Score(points: [1])]
  ///     print(scores.editing { $0.whole = $0.whole.filter { !$1.points.isEmpty } }.keys)  // ["bob"]
  public var whole: [Key: Value]

  @inlinable
  internal init(_ whole: consuming [Key: Value]) {
    self.whole = whole
  }
}

extension DictionaryDraft: Sendable where Key: Sendable, Value: Sendable {}

extension DictionaryDraft: Sequence {
  /// A key with its value.
  public typealias Element = Dictionary<Key, Value>.Element

  /// Returns an iterator over the keys with their values.
  ///
  ///     let edited = ["ann": 3, "bob": 0].editing {
  ///       for (name, points) in $0 where points == 0 { $0[name] = nil }
  ///     }
  ///     print(edited)  // ["ann": 3]
  @inlinable public func makeIterator() -> Dictionary<Key, Value>.Iterator { whole.makeIterator() }
}

extension DictionaryDraft {
  /// The number of ``keys``.
  @inlinable public var count: Int { whole.count }
  /// Whether there are no ``keys``.
  @inlinable public var isEmpty: Bool { whole.isEmpty }
  /// All keys.
  ///
  ///     struct Score { let points: [Int] }
  ///     let edited = ["ann": Score(points: [1])].editing {
  ///       for name in $0.keys { $0[name]?.points.append(2) }
  ///     }
  ///     print(edited["ann"]!.points)  // [1, 2]
  @inlinable public var keys: Dictionary<Key, Value>.Keys { whole.keys }
  /// All values, in the order of the ``keys``.
  ///
  ///     let edited = ["ann": 3].editing {
  ///       for index in $0.values.indices { $0.values[index] += 1 }
  ///     }
  ///     print(edited)  // ["ann": 4]
  @inlinable public var values: Dictionary<Key, Value>.Values {
    get { whole.values }
    _modify { yield &whole.values }
  }

  /// Removes a value.
  ///
  ///     struct Score { let points: [Int] }
  ///     var scores = ["ann": Score(points: [1])]
  ///     let removed = scores.edit { $0.removeValue(forKey: "ann") }
  ///     print(removed!, scores.count)  // Score(points: [1]) 0
  ///
  /// - Parameter key: The key.
  /// - Returns: The value, or `nil` if there was none.
  @inlinable
  @discardableResult
  public mutating func removeValue(forKey key: Key) -> Value? { whole.removeValue(forKey: key) }

  /// Removes all values.
  ///
  ///     print(["ann": 3].editing { $0.removeAll() })  // [:]
  ///
  /// - Parameter keepsCapacity: Whether the storage is kept, for new values.
  /// - Complexity: O(*n*), where *n* is the number of values.
  @inlinable
  public mutating func removeAll(keepingCapacity keepsCapacity: Bool = false) {
    whole.removeAll(keepingCapacity: keepsCapacity)
  }

  /// Adds the values of another dictionary.
  ///
  ///     let edited = ["ann": 3].editing { $0.merge(["ann": 1, "bob": 2], uniquingKeysWith: +) }
  ///     print(edited["ann"]!, edited["bob"]!)  // 4 2
  ///
  /// - Parameters:
  ///   - other: The other dictionary.
  ///   - combine: Called with the present and the other value for a key that is in both; returns the one to keep.
  /// - Throws: What `combine` throws.
  /// - Complexity: O(*n*), where *n* is the number of values in `other`.
  @inlinable
  public mutating func merge<Failure>(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws(Failure) -> Value
  ) throws(Failure) {
    for (key, value) in other {
      whole[key] = if let present = whole[key] { try combine(present, value) } else { value }
    }
  }

  /// The value for a key, or `nil`: to insert, replace and remove it.
  ///
  ///     struct Score { let points: [Int] }
  ///     let edited = ["ann": Score(points: [1])].editing {
  ///       $0["bob"] = Score(points: [2])
  ///       $0["ann"] = nil
  ///     }
  ///     print(edited.keys)  // ["bob"]
  ///
  /// - Parameter key: The key.
  @inlinable
  public subscript(key: Key) -> Value? {
    get { whole[key] }
    _modify { yield &whole[key] }
  }

  /// The value for a key, created if missing.
  ///
  ///     struct Score { var wins = 0; mutating func win() { wins += 1 } }
  ///     let edited = [String: Score]().editing { $0["ann", default: Score()].win() }
  ///     print(edited["ann"]!)  // Score(wins: 1)
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value to change if there is none.
  @inlinable
  public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { whole[key, default: value()] }
    _modify { yield &whole[key, default: value()] }
  }
}

extension DictionaryDraft where Value: Editable, Value._Draft: AnyDraft {
  /// The draft of the value for a key, for a path through it after `?`.
  ///
  ///     struct Score { let points: [Int] }
  ///     let edited = ["ann": Score(points: [1])].editing {
  ///       $0["ann"]?.points.append(2)
  ///       $0["bob"]?.points.append(3)
  ///     }
  ///     print(edited.mapValues(\.points))  // ["ann": [1, 2]]
  ///
  /// - Parameter key: The key.
  @_disfavoredOverload
  @inlinable
  public subscript(key: Key) -> Value._Draft? {
    get { whole[key]._draft }
    _modify { yield &whole[key]._draft }
  }

  /// The draft of the value for a key, created if missing, for a path through it.
  ///
  ///     struct Score { let points: [Int] }
  ///     let none = Score(points: [])
  ///     let edited = [String: Score]().editing { $0["ann", default: none].points.append(1) }
  ///     print(edited["ann"]!)  // Score(points: [1])
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value to change if there is none.
  @_disfavoredOverload
  @inlinable
  public subscript(key: Key, default value: @autoclosure () -> Value) -> Value._Draft {
    get { whole[key, default: value()]._draft }
    _modify { yield &whole[key, default: value()]._draft }
  }
}

extension Dictionary: Editable {
  /// The draft of the values.
  public typealias _Draft = DictionaryDraft<Key, Value>
  /// Returns the draft of the values.
  @inlinable public static func _opened(_ whole: consuming Self) -> _Draft { _Draft(whole) }
  /// Returns the dictionary of a draft.
  @inlinable public static func _closed(_ draft: consuming _Draft) -> Self { draft.whole }
}
