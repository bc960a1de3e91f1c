// What a kind cannot do, said where it is tried.

extension Optic {
  /// Not without a whole: use `get(_:)`.
  @available(*, unavailable, message: "what to look into is missing: use 'get(whole)'")
  @_documentation(visibility: internal)
  public func get() -> Part { fatalError() }

  /// Not without a whole: use `extract(_:)`.
  @available(*, unavailable, message: "what to look into is missing: use 'extract(whole)'")
  @_documentation(visibility: internal)
  public func extract() -> Part? { fatalError() }
}

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

#if !hasFeature(Embedded)
  extension Optic where Kind == LensKind {
    // It says what else would be "no exact matches", and it makes expressions with `Lens(\.x)` in
    // them quick to check: the compiler looks at the initializers later, with more known.
    /// Not for a constant: use ``Optic/init(getter:setter:)``.
    @available(*, unavailable, message: "the path can only be read: use 'Lens(getter:setter:)'")
    public init(_ keyPath: any KeyPath<Whole, Part> & Sendable) { fatalError() }
  }
#endif
