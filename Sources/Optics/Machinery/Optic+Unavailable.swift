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
    /// Unavailable for a read-only key path: use ``Optic/init(getter:setter:named:)``.
    @available(*, unavailable, message: "the key path is read-only: use 'Lens(getter:setter:)'")
    public init(_ keyPath: any KeyPath<Whole, Part> & Sendable) { fatalError() }
  }
#endif

// The verbs of other libraries, and near misses. Without these declarations, the compiler would take `view` in
// `Line._product.view(line)` for an optic of `String`, and say that `String` has no such member.
extension Optic {
  /// Unavailable: the verb is 'get(whole)'.
  @available(*, unavailable, message: "the verb is 'get(whole)'")
  @_documentation(visibility: internal)
  public func view(_ whole: Whole) -> Part { fatalError() }

  /// Unavailable: the verb is 'modifying(whole) { … }', or the operator '%~'.
  @available(*, unavailable, message: "the verb is 'modifying(whole) { … }', or the operator '%~'")
  @_documentation(visibility: internal)
  public func over(_ transform: (Part) -> Part, _ whole: Whole) -> Whole { fatalError() }

  /// Unavailable: the verb is 'modifying(whole) { … }', or the operator '%~'.
  @available(*, unavailable, message: "the verb is 'modifying(whole) { … }', or the operator '%~'")
  @_documentation(visibility: internal)
  public func over(_ whole: Whole, _ transform: (Part) -> Part) -> Whole { fatalError() }

  /// Unavailable: the verb is 'modifying(whole) { … }', or the operator '%~'.
  @available(*, unavailable, message: "the verb is 'modifying(whole) { … }', or the operator '%~'")
  @_documentation(visibility: internal)
  public func over(_ transform: (Part) -> Part) -> (Whole) -> Whole { fatalError() }

  /// Unavailable: the verb is 'extract(whole)'.
  @available(*, unavailable, message: "the verb is 'extract(whole)'")
  @_documentation(visibility: internal)
  public func preview(_ whole: Whole) -> Part? { fatalError() }

  /// Unavailable: the verb is 'extract(whole)'.
  @available(*, unavailable, message: "the verb is 'extract(whole)'")
  @_documentation(visibility: internal)
  public func getOption(_ whole: Whole) -> Part? { fatalError() }

  /// Unavailable: the verb is 'embed(part)'.
  @available(*, unavailable, message: "the verb is 'embed(part)'")
  @_documentation(visibility: internal)
  public func review(_ part: Part) -> Whole { fatalError() }

  /// Unavailable: the verb is 'embed(part)'.
  @available(*, unavailable, message: "the verb is 'embed(part)'")
  @_documentation(visibility: internal)
  public func reverseGet(_ part: Part) -> Whole { fatalError() }

  /// Unavailable: the verb is 'all(whole)'.
  @available(*, unavailable, message: "the verb is 'all(whole)'")
  @_documentation(visibility: internal)
  public func getAll(_ whole: Whole) -> [Part] { fatalError() }

  /// Unavailable: the verb is 'all(whole)'.
  @available(*, unavailable, message: "the verb is 'all(whole)'")
  @_documentation(visibility: internal)
  public func toListOf(_ whole: Whole) -> [Part] { fatalError() }

  /// Unavailable: the verb is 'set(part, whole)'.
  @available(*, unavailable, message: "the verb is 'set(part, whole)'")
  @_documentation(visibility: internal)
  public func replace(_ part: Part, _ whole: Whole) -> Whole { fatalError() }

  /// Unavailable: the verb is 'set(part, whole)', or the operator '*~'.
  @available(*, unavailable, message: "the verb is 'set(part, whole)', or the operator '*~'")
  @_documentation(visibility: internal)
  public func replace(_ part: Part) -> (Whole) -> Whole { fatalError() }

  /// Unavailable: the verb is 'set(part, whole)'.
  @available(*, unavailable, message: "the verb is 'set(part, whole)'")
  @_documentation(visibility: internal)
  public func update(_ whole: Whole, _ part: Part) -> Whole { fatalError() }

  /// Unavailable: the verb is 'modify(&whole) { … }'.
  @available(*, unavailable, message: "the verb is 'modify(&whole) { … }'")
  @_documentation(visibility: internal)
  public func update(_ whole: inout Whole, _ body: (inout Part) -> Void) { fatalError() }

  /// Unavailable: the verb is 'settingIfPresent(part, whole)', which returns a copy.
  @available(*, unavailable, renamed: "settingIfPresent(_:_:)")
  @_documentation(visibility: internal)
  public func setIfPresent(_ part: Part, _ whole: Whole) -> Whole? { fatalError() }

  /// Unavailable: the verb is 'modifyingIfPresent(whole) { … }', which returns a copy.
  @available(*, unavailable, renamed: "modifyingIfPresent(_:_:)")
  @_documentation(visibility: internal)
  public func modifyIfPresent(_ whole: Whole, _ transform: (Part) -> Part) -> Whole? {
    fatalError()
  }

  /// Unavailable: the verb is 'modify(&whole) { … }', or 'deep.modify(&whole) { … }'.
  @available(
    *, unavailable,
    message: "the verb is 'modify(&whole) { … }' or, for the nodes of a tree, 'deep.modify'"
  )
  @_documentation(visibility: internal)
  public func transform(_ whole: inout Whole, _ body: (inout Part) -> Void) { fatalError() }

  /// Unavailable: the verb is 'then(next)', or the operator '*'.
  @available(*, unavailable, message: "the verb is 'then(next)', or the operator '*'")
  @_documentation(visibility: internal)
  public func andThen<Next: OpticProtocol>(_ next: Next) -> Next { fatalError() }

  /// Unavailable: the verb is 'then(next)', or the operator '*'.
  @available(*, unavailable, message: "the verb is 'then(next)', or the operator '*'")
  @_documentation(visibility: internal)
  public func appending<Next: OpticProtocol>(path next: Next) -> Next { fatalError() }
}

// `first`, `count`, `indexed`, `backwards` and slices are for traversals. A lens onto an array has one part, the
// array, so `Order._lines.first` would be the array, not its first element.
extension Optic where Kind.Extracting == Extracts {
  /// Unavailable for a kind with at most one part.
  @available(
    *, unavailable,
    message: "there is one part at most: count with 'get(whole).count' or '._each.count(in: whole)'"
  )
  @_documentation(visibility: internal)
  public func count(in whole: Whole) -> Int { fatalError() }

  /// Unavailable for a kind with at most one part.
  @available(
    *, unavailable, message: "there is one part at most: for the first element of it, use '._first'"
  )
  @_documentation(visibility: internal)
  public var first: AffineTraversal<Whole, Part> { fatalError() }

  /// Unavailable for a kind with at most one part.
  @available(
    *, unavailable, message: "there is one part at most: for its elements, use '._each.indexed'"
  )
  @_documentation(visibility: internal)
  public var indexed: Traversal<Whole, Indexed<Int, Part>> { fatalError() }

  /// Unavailable for a kind with at most one part.
  @available(
    *, unavailable, message: "there is one part at most: for its elements, use '._each.backwards'"
  )
  @_documentation(visibility: internal)
  public var backwards: Traversal<Whole, Part> { fatalError() }
}

extension Optic where Kind.Extracting == Extracts, Part: Collection {
  /// Unavailable for a kind with at most one part.
  @available(
    *, unavailable, message: "there is one part at most: for its elements, use '._each.prefix'"
  )
  @_documentation(visibility: internal)
  public func prefix(_ maxLength: Int) -> Traversal<Whole, Part.Element> { fatalError() }

  /// Unavailable for a kind with at most one part.
  @available(
    *, unavailable, message: "there is one part at most: for its elements, use '._each.prefix'"
  )
  @_documentation(visibility: internal)
  public func prefix(while predicate: (Part.Element) -> Bool) -> Traversal<Whole, Part.Element> {
    fatalError()
  }

  /// Unavailable for a kind with at most one part.
  @available(
    *, unavailable, message: "there is one part at most: for its elements, use '._each.dropFirst'"
  )
  @_documentation(visibility: internal)
  public func dropFirst(_ count: Int = 1) -> Traversal<Whole, Part.Element> { fatalError() }

  /// Unavailable for a kind with at most one part.
  @available(
    *, unavailable, message: "there is one part at most: for its elements, use '._each.drop'"
  )
  @_documentation(visibility: internal)
  public func drop(while predicate: (Part.Element) -> Bool) -> Traversal<Whole, Part.Element> {
    fatalError()
  }

  /// Unavailable for a kind with at most one part.
  @available(
    *, unavailable, message: "there is one part at most: for its elements, use '._each.suffix'"
  )
  @_documentation(visibility: internal)
  public func suffix(_ maxLength: Int) -> Traversal<Whole, Part.Element> { fatalError() }

  /// Unavailable for a kind with at most one part.
  @available(
    *, unavailable, message: "there is one part at most: for its elements, use '._each.dropLast'"
  )
  @_documentation(visibility: internal)
  public func dropLast(_ count: Int = 1) -> Traversal<Whole, Part.Element> { fatalError() }

  /// Unavailable for a kind with at most one part.
  @available(
    *, unavailable, message: "there is one part at most: for its elements, use '._each.slice'"
  )
  @_documentation(visibility: internal)
  public func slice(_ positions: some RangeExpression<Int>) -> Traversal<Whole, Part.Element> {
    fatalError()
  }
}

extension Optic where Part: MutableCollection {
  /// Unavailable for a collection without keys: use ``Optic/index(_:)``.
  @available(*, unavailable, message: "'at' is for keys: the element at a position is 'index(_:)'")
  @_documentation(visibility: internal)
  public func at(_ position: Part.Index) -> AffineTraversal<Whole, Part.Element> { fatalError() }
}

// Without this declaration, `line |> Line._product` would match the `|>` that composes functions, and the
// message would be about the parameters of those.
/// Unavailable: an optic alone changes nothing; use `*~` or `%~`.
@available(
  *, unavailable, message: "an optic alone changes nothing: use 'whole |> optic *~ part' or '%~'"
)
@_disfavoredOverload @_documentation(visibility: internal)
public func |> <Kind, Whole, Part>(whole: Whole, optic: Optic<Kind, Whole, Part>) -> Whole {
  fatalError()
}

// A path has no elements, but a path to each of them.
extension Optic where Part: MutableCollection {
  /// Unavailable: a path has no elements.
  @available(*, unavailable, message: "the element at a position is 'index(_:)'")
  @_documentation(visibility: internal)
  public subscript(position: Part.Index) -> AffineTraversal<Whole, Part.Element> { fatalError() }
}

extension Optic {
  /// Unavailable: a path has no elements.
  @available(
    *, unavailable, message: "a path has no elements: use 'all(whole).map' or, for a change, '%~'"
  )
  @_documentation(visibility: internal)
  public func map<Result>(_ transform: (Part) -> Result) -> [Result] { fatalError() }

  /// Unavailable: a path has no elements.
  @available(*, unavailable, message: "a path has no elements: use 'filtered { … }'")
  @_documentation(visibility: internal)
  public func filter(_ isIncluded: (Part) -> Bool) -> Self { fatalError() }

  /// Unavailable: a path has no values.
  @available(*, unavailable, message: "the value of a key is 'at(_:)'")
  @_documentation(visibility: internal)
  public subscript<Key, Value>(key: Key) -> Lens<Whole, Value?> where Part == [Key: Value] {
    fatalError()
  }
}
