// How the compiler finds the kind of a composed optic.
//
// The result can do what both optics can do. That is a function of two types, and Swift has
// associated types for functions of one only. Overloads for all pairs of kinds work, but then a
// mistake in a long expression sends the type checker through every combination of them. So the
// abilities of the second optic are matched as parameter packs of no or one element (an ability
// that is `Void` is the empty tuple), and `(repeat Kept<Ability, each Other>)` is `Ability` where the
// second optic has it, too, and `Void` where it has not.

/// Any optic; ``Optic`` is the only type that conforms.
///
/// The operators take their second operand as one, so that the compiler blames the operand itself
/// when it is misspelled.
public protocol OpticProtocol<Kind, Whole, Part> {
  /// What the optic can do.
  associatedtype Kind: OpticKind
  /// What the optic looks into.
  associatedtype Whole
  /// What the optic finds.
  associatedtype Part

  /// The optic itself.
  var optic: Optic<Kind, Whole, Part> { get }
}

extension Optic: OpticProtocol {
  /// This optic.
  @inlinable @inline(__always)
  public var optic: Optic<Kind, Whole, Part> { self }
}

/// An ability, mentioned beside that of another optic: `Kept<A, B>` is `A`, so that
/// `repeat Kept<A, each B>` is `A` as often as the pack has elements.
public typealias Kept<Ability, Other> = Ability

extension Optic {
  /// The composed optic, as the kind that the caller has found.
  @inlinable @inline(__always)
  internal func compose<NextKind, Next, Composed>(
    _ next: Optic<NextKind, Part, Next>
  ) -> Optic<Composed, Whole, Next> {
    var embedding: (@Sendable (Next) -> Whole)?
    if let outer = self.embedding, let inner = next.embedding {
      embedding = { outer(inner($0)) }
    }
    return Optic<Composed, Whole, Next>(access: access.then(next.access), embedding: embedding)
  }
}

/// Composes two optics, the second of which begins where the first ends.
///
///     let bump = [[Int]]._first * [Int]._first %~ { $0 + 1 }
///     print(bump([[1, 2], [3]]))  // [[2, 2], [3]]
///
/// The kind of the result is the join of the two kinds: it can do what both can do. An ``Iso``
/// changes nothing, a ``Lens`` and a ``Prism`` make an ``AffineTraversal``, and whatever a
/// ``Traversal`` is composed with makes a ``Traversal``.
///
/// Dots, `User._id._value`, and ``Optic/then(_:)`` do the same.
///
/// Laws: composition is associative, and ``Optic/identity`` is its unit on both sides.
///
/// - Parameters:
///   - optic: The outer optic.
///   - next: An optic into its part.
/// - Returns: The optic from the whole of the one to the part of the other.
@inlinable @inline(__always)
public func * <
  Kind, Whole, Part, Next: OpticProtocol, each Getting, each Extracting, each Embedding
>(
  optic: Optic<Kind, Whole, Part>, next: Next
) -> Optic<
  Can<
    (repeat Kept<Kind.Getting, each Getting>),
    (repeat Kept<Kind.Extracting, each Extracting>),
    (repeat Kept<Kind.Embedding, each Embedding>)
  >, Whole, Next.Part
>
where
  Next.Whole == Part,
  Next.Kind.Getting == (repeat each Getting),
  Next.Kind.Extracting == (repeat each Extracting),
  Next.Kind.Embedding == (repeat each Embedding)
{
  optic.compose(next.optic)
}
