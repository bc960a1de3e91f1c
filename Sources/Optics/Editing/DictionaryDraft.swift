/// The draft of a dictionary: its values are found by key.
///
///     struct Score { let points: [Int] }
///     let scores = ["ann": Score(points: [1])]
///     let edited = scores.editing {
///       $0["ann"]?.points.append(2)
///       $0["bob", default: Score(points: [])].points.append(3)
///     }
///     print(edited["ann"]!.points, edited["bob"]!.points)  // [1, 2] [3]
@frozen
public struct DictionaryDraft<Key: Hashable, Value: Editable>: AnyDraft {
  /// The dictionary.
  public typealias _Whole = [Key: Value]

  /// The dictionary with all changes so far.
  public var whole: [Key: Value]

  @inlinable
  internal init(_ whole: consuming [Key: Value]) {
    self.whole = whole
  }
}

extension DictionaryDraft: Sendable where Key: Sendable, Value: Sendable {}

extension DictionaryDraft {
  /// The number of values.
  @inlinable public var count: Int { whole.count }
  /// Whether there are no values.
  @inlinable public var isEmpty: Bool { whole.isEmpty }
  /// All keys.
  @inlinable public var keys: Dictionary<Key, Value>.Keys { whole.keys }
  /// All values.
  @inlinable public var values: Dictionary<Key, Value>.Values { whole.values }

  /// Removes a value.
  ///
  /// - Returns: The value, or `nil` if there was none.
  @inlinable
  @discardableResult
  public mutating func removeValue(forKey key: Key) -> Value? { whole.removeValue(forKey: key) }

  /// The value for a key, which is removed by assigning `nil`.
  @inlinable
  public subscript(key: Key) -> Value? {
    get { whole[key] }
    _modify { yield &whole[key] }
  }

  /// The draft of the value for a key, for a path through it behind `?`.
  @_disfavoredOverload
  @inlinable
  public subscript(key: Key) -> Value._Draft? {
    get { whole[key]._draft }
    _modify { yield &whole[key]._draft }
  }

  /// The value for a key, created if missing.
  @inlinable
  public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { whole[key, default: value()] }
    _modify { yield &whole[key, default: value()] }
  }

  /// The draft of the value for a key, created if missing, for a path through it.
  @_disfavoredOverload
  @inlinable
  public subscript(key: Key, default value: @autoclosure () -> Value) -> Value._Draft {
    get { whole[key, default: value()]._draft }
    _modify { yield &whole[key, default: value()]._draft }
  }
}

extension Dictionary: Editable where Value: Editable {
  /// The draft of the values.
  public typealias _Draft = DictionaryDraft<Key, Value>
  /// Returns the draft of the values.
  @inlinable public static func _opened(_ whole: consuming Self) -> _Draft { _Draft(whole) }
  /// Returns the dictionary of a draft.
  @inlinable public static func _closed(_ draft: consuming _Draft) -> Self { draft.whole }
}
