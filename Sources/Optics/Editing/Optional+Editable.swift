/// The draft of an optional is an optional draft, so that a path through it goes after `?`.
extension Optional: Editable where Wrapped: Editable {
  /// The draft of the value, if there is one.
  public typealias _Draft = Wrapped._Draft?

  /// Returns the draft of the value.
  @inlinable
  public static func _opened(_ whole: consuming Self) -> _Draft {
    switch consume whole {
    case .some(let value): Wrapped._opened(value)
    case nil: nil
    }
  }

  /// Returns the value of a draft.
  @inlinable
  public static func _closed(_ draft: consuming _Draft) -> Self {
    switch consume draft {
    case .some(let draft): Wrapped._closed(draft)
    case nil: nil
    }
  }
}

extension Optional: AnyDraft where Wrapped: AnyDraft {
  /// The value, if there is one.
  public typealias _Whole = Wrapped._Whole?
}
