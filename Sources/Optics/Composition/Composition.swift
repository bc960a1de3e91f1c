// How the compiler determines the kind of a composed optic.
//
// A composed optic can do what both optics can do. This is a function of two types, and Swift has
// associated types for functions of one type only. Overloads for all pairs of kinds work, but then
// a mistake in a long expression sends the type checker through every combination. Instead, the
// abilities of the second optic are matched as parameter packs of zero or one elements (an ability
// that is `Void` is the empty tuple). `(repeat _Kept<Ability, each Other>)` is `Ability` if the
// second optic has it, too, otherwise `Void`.

/// Any optic; ``Optic`` is the only conforming type.
///
/// The operators take their second operand as an `OpticProtocol`, so that the compiler reports a
/// misspelled operand at the operand itself.
///
///     func each<Path: OpticProtocol>(_ path: Path) -> Traversal<[Path.Whole], Path.Part>
///     where Path.Whole: SendableMetatype {
///       [Path.Whole]._each.then(path)
///     }
///     print([[1, 2], [3]] |> each([Int]._first) *~ 0)  // [[0, 2], [0]]
public protocol OpticProtocol<Kind, Whole, Part> {
  /// What the optic can do.
  associatedtype Kind: OpticKind
  /// The type that contains the parts.
  associatedtype Whole
  /// The type of the parts.
  associatedtype Part

  /// Returns the value itself, as an `Optic`.
  ///
  /// Static, so that completion does not offer it on a path.
  @_documentation(visibility: internal)
  static func _optic(_ path: Self) -> Optic<Kind, Whole, Part>
}

extension Optic: OpticProtocol {
  /// The path itself.
  @inlinable
  @_documentation(visibility: internal)
  public static func _optic(_ path: Self) -> Optic<Kind, Whole, Part> { path }
}

extension Optic {
  /// Composes this optic with the one after a dot.
  ///
  /// A function of its own, so that a dot compiles to one call.
  @inlinable
  internal func composing<Next: OpticProtocol, Composed>(
    _ next: Next
  ) -> Optic<Composed, Whole, Next.Part> where Next.Whole == Part {
    compose(Next._optic(next))
  }

  /// Returns the composed optic, with the kind that the caller determined.
  @inlinable
  internal func compose<NextKind, Next, Composed>(
    _ next: Optic<NextKind, Part, Next>
  ) -> Optic<Composed, Whole, Next> {
    // The kinds are known at compile time. The optimizer composes a path there only if each step has few
    // branches, so the most frequent steps have no more than they need.
    if NextKind.Getting.self == Gets.self, NextKind.Embedding.self == Void.self {
      return Optic<Composed, Whole, Next>(
        composed: access.then(one: next.access), name: name.then(next.name))
    }
    if NextKind.Extracting.self == Extracts.self, NextKind.Getting.self == Void.self,
      Kind.Embedding.self == Void.self
    {
      return Optic<Composed, Whole, Next>(
        composed: access.then(atMostOne: next.access), name: name.then(next.name))
    }
    var embedding: (@Sendable (Next) -> Whole)?
    if let outer = self.embedding, let inner = next.embedding {
      embedding = { outer(inner($0)) }
    }
    return Optic<Composed, Whole, Next>(
      composed: access.then(next.access), embedding: embedding, name: name.then(next.name))
  }
}

/// Composes two optics; the part of the first is the whole of the second.
///
///     let bump = [[Int]]._first * [Int]._first %~ { $0 + 1 }
///     print(bump([[1, 2], [3]]))  // [[2, 2], [3]]
///
/// The result can do what both optics can do: its kind is the join of the two kinds.
///
/// - An ``Iso`` with any optic makes an optic of the other kind.
/// - A ``Lens`` with a ``Prism`` makes an ``AffineTraversal``.
/// - A ``Traversal`` with any optic makes a ``Traversal``.
///
/// Dots, `Order._customer._name`, and ``Optic/then(_:)`` do the same.
///
/// Laws: composition is associative, and ``Optic/identity`` is its identity on both sides.
///
/// - Parameters:
///   - optic: The outer optic.
///   - next: An optic whose whole is the part of the outer optic.
/// - Returns: The optic from the whole of the outer optic to the part of the next.
@inlinable
public func * <
  Kind, Whole, Part, Next: OpticProtocol, each Getting, each Extracting, each Embedding
>(
  optic: Optic<Kind, Whole, Part>, next: Next
) -> Optic<
  Can<
    (repeat _Kept<Kind.Getting, each Getting>),
    (repeat _Kept<Kind.Extracting, each Extracting>),
    (repeat _Kept<Kind.Embedding, each Embedding>)
  >, Whole, Next.Part
>
where
  Next.Whole == Part,
  Next.Kind.Getting == (repeat each Getting),
  Next.Kind.Extracting == (repeat each Extracting),
  Next.Kind.Embedding == (repeat each Embedding)
{
  optic.compose(Next._optic(next))
}
