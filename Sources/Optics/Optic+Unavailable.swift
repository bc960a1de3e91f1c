// Messages for operations that a kind does not have.

extension Optic {
  /// Unavailable: pass the whole to `get(_:)`.
  @available(*, unavailable, message: "the whole is missing: use 'get(whole)'")
  @_documentation(visibility: internal)
  public func get() -> Part { fatalError() }

  /// Unavailable: pass the whole to `extract(_:)`.
  @available(*, unavailable, message: "the whole is missing: use 'extract(whole)'")
  @_documentation(visibility: internal)
  public func extract() -> Part? { fatalError() }
}

extension Optic where Kind.Getting == Void, Kind.Extracting == Extracts {
  /// Unavailable for a kind that may find no part: use ``Optic/extract(_:)``.
  @available(*, unavailable, message: "the part may not be there: use 'extract'")
  public func get(_ whole: Whole) -> Part { fatalError() }
}

extension Optic where Kind.Extracting == Void {
  /// Unavailable for a traversal: use ``Optic/all(_:)``.
  @available(*, unavailable, message: "a traversal has any number of parts: use 'all'")
  public func get(_ whole: Whole) -> Part { fatalError() }

  /// Unavailable for a traversal: use ``Optic/all(_:)``, or ``Optic/first``.
  @available(
    *, unavailable, message: "a traversal has any number of parts: use 'all' or 'first.extract'"
  )
  public func extract(_ whole: Whole) -> Part? { fatalError() }
}

extension Optic where Kind.Embedding == Void {
  /// Available only for an ``Iso`` and a ``Prism``: use ``Optic/set(_:_:)``.
  @available(
    *, unavailable, message: "the part alone does not make a whole: use 'set(part, whole)'"
  )
  public func embed(_ part: Part) -> Whole { fatalError() }
}

#if !hasFeature(Embedded)
  extension Optic where Kind == LensKind {
    // Without this initializer, the message would be "no exact matches". It also makes expressions
    // with `Lens(\.x)` quick to check, because the compiler then resolves the initializer later,
    // when it knows more.
    /// Unavailable for a read-only key path: use ``Optic/init(getter:setter:)``.
    @available(*, unavailable, message: "the key path is read-only: use 'Lens(getter:setter:)'")
    public init(_ keyPath: any KeyPath<Whole, Part> & Sendable) { fatalError() }
  }
#endif
