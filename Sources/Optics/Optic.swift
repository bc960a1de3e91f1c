/// A way from a whole to its parts and back: the one type behind ``Iso``, ``Lens``, ``Prism``,
/// ``AffineTraversal`` and ``Traversal``.
///
/// An optic is a value. It can be stored, passed, and composed with another one that begins where
/// it ends, with dots or with `*`:
///
///     struct Street { var name: String }
///     struct Person { let street: Street }
///     extension Street {
///       static var _name: Lens<Street, String> { Lens(\.name) }
///     }
///     extension Person {
///       static var _street: Lens<Person, Street> {
///         Lens(getter: { $0.street }, setter: { street, _ in Person(street: street) })
///       }
///     }
///
///     let moved = Person(street: Street(name: "Elm")) |> Person._street._name *~ "Oak"
///     print(moved.street.name)  // Oak
///
/// `Kind` says how many parts there are and whether a part alone makes a whole (see ``OpticKind``).
/// There is one type rather than five so that the operators need no overloads, which keeps long
/// expressions quick to type-check; the idea is that of Haskell's `optics` library.
///
/// - Complexity: An optic that the compiler can see through costs what hand-written code costs.
#if !hasFeature(Embedded)
  @dynamicMemberLookup
#endif
@frozen
public struct Optic<Kind: OpticKind, Whole, Part>: Sendable {
  @usableFromInline
  internal let access: Access<Whole, Part>

  /// Present where the kind can embed.
  @usableFromInline
  internal let embedding: (@Sendable (Part) -> Whole)?

  @inlinable @inline(__always)
  internal init(access: Access<Whole, Part>, embedding: (@Sendable (Part) -> Whole)? = nil) {
    self.access = access
    self.embedding = embedding
  }
}
