// How the compiler finds the kind of a composed optic.
//
// The result may do what both optics can do. That is a function of two types, and Swift has
// associated types for functions of one only; overloads for all pairs work, but a mistake in a
// long expression then sends the type checker through every combination of them. So the abilities
// of the second optic are matched as parameter packs of no or one element: an ability that is
// `Void` is the empty tuple, and `(repeat Keep<Ability, each Second>.Kept)` is `Ability` where
// the second optic has it and `Void` where it has not.

/// Names a type and ignores another, whose only use is to give a pack its length.
public protocol Keeping {
  /// The type that is named.
  associatedtype Kept
}

/// `Keep<Kept, Ignored>.Kept` is `Kept`: it repeats a type as often as a pack has elements.
public enum Keep<Kept, Ignored>: Keeping {}

extension Optic {
  /// Composes this optic with one that begins where it ends.
  ///
  ///     let first = [[1, 2], [3]] |> [[Int]]._first.then([Int]._first) *~ 10
  ///     print(first)  // [[10, 2], [3]]
  ///
  /// The kind of the result is the join of the two kinds: it can do what both can do. An ``Iso``
  /// changes nothing, a ``Lens`` and a ``Prism`` make an ``AffineTraversal``, and whatever a
  /// ``Traversal`` is composed with makes a ``Traversal``.
  ///
  /// `*` and dots (``subscript(dynamicMember:)``) do the same; this is the spelling for
  /// expressions in which an operator is one too many.
  ///
  /// Laws: composition is associative, and ``Optic/identity`` is its unit on both sides.
  @inlinable @inline(__always)
  public func then<Next, each Getting, each Extracting, each Embedding>(
    _ next: Optic<
      Can<(repeat each Getting), (repeat each Extracting), (repeat each Embedding)>, Part, Next
    >
  ) -> Optic<
    Can<
      (repeat Keep<Kind.Getting, each Getting>.Kept),
      (repeat Keep<Kind.Extracting, each Extracting>.Kept),
      (repeat Keep<Kind.Embedding, each Embedding>.Kept)
    >, Whole, Next
  > {
    .init(
      access: access.then(next.access), embedding: composedEmbedding(with: next.embedding))
  }

  @inlinable @inline(__always)
  internal func composedEmbedding<Next>(
    with next: (@Sendable (Next) -> Part)?
  ) -> (@Sendable (Next) -> Whole)? {
    guard let embedding, let next else { return nil }
    return { embedding(next($0)) }
  }
}

/// Composes two optics; ``Optic/then(_:)`` as an operator.
///
///     let bump = [[Int]]._first * [Int]._first %~ { $0 + 1 }
///     print(bump([[1, 2], [3]]))  // [[2, 2], [3]]
@inlinable @inline(__always)
public func * <Kind, Whole, Part, Next, each Getting, each Extracting, each Embedding>(
  optic: Optic<Kind, Whole, Part>,
  next: Optic<
    Can<(repeat each Getting), (repeat each Extracting), (repeat each Embedding)>, Part, Next
  >
) -> Optic<
  Can<
    (repeat Keep<Kind.Getting, each Getting>.Kept),
    (repeat Keep<Kind.Extracting, each Extracting>.Kept),
    (repeat Keep<Kind.Embedding, each Embedding>.Kept)
  >, Whole, Next
> {
  optic.then(next)
}

#if !hasFeature(Embedded)
  extension Optic {
    /// Composes with an optic that is a static member of the part's type: dot composition.
    ///
    ///     let first = [[1, 2], [3]] |> [[Int]]._first._first *~ 10
    ///     print(first)  // [[10, 2], [3]]
    ///
    /// `User._id._value` means `User._id * UserId._value`. A member whose name an optic itself has
    /// cannot be reached so; generated optics begin with an underscore, and none of the library's
    /// own members does.
    @inlinable @inline(__always)
    public subscript<Next, each Getting, each Extracting, each Embedding>(
      dynamicMember path: KeyPath<
        Part.Type,
        Optic<
          Can<(repeat each Getting), (repeat each Extracting), (repeat each Embedding)>, Part, Next
        >
      >
    ) -> Optic<
      Can<
        (repeat Keep<Kind.Getting, each Getting>.Kept),
        (repeat Keep<Kind.Extracting, each Extracting>.Kept),
        (repeat Keep<Kind.Embedding, each Embedding>.Kept)
      >, Whole, Next
    > {
      then(Part.self[keyPath: path])
    }
  }
#endif
