// What a kind cannot do, said where it is tried.

extension Optic where Kind.Getting == Void, Kind.Extracting == Extracts {
  /// Not for a kind that may find no part: use ``Optic/extract(_:)``.
  @available(*, unavailable, message: "the part may not be there: use 'extract'")
  public func get(_ whole: Whole) -> Part { fatalError() }
}

extension Optic where Kind.Extracting == Void {
  /// Not for a traversal: use ``Optic/all(_:)``.
  @available(*, unavailable, message: "a traversal has any number of parts: use 'all'")
  public func get(_ whole: Whole) -> Part { fatalError() }

  /// Not for a traversal: use ``Optic/all(_:)``, or ``Optic/first``.
  @available(
    *, unavailable, message: "a traversal has any number of parts: use 'all' or 'first.extract'"
  )
  public func extract(_ whole: Whole) -> Part? { fatalError() }
}

extension Optic where Kind.Embedding == Void {
  /// Only for an ``Iso`` and a ``Prism``: use ``Optic/set(_:_:)``.
  @available(
    *, unavailable, message: "the part alone makes no whole: use 'set' with a whole to change"
  )
  public func embed(_ part: Part) -> Whole { fatalError() }
}
