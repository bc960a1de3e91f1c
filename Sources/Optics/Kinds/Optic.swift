/// A value that reads and writes the parts of a whole: the type of every ``Iso``, ``Lens``,
/// ``Prism``, ``AffineTraversal`` and ``Traversal``.
///
/// You can store an optic, pass it, and compose it with an optic of its part, using dots or `*`:
///
///     struct Address { let city: String }
///     struct Customer { let address: Address }
///
///     let moved = Customer(address: Address(city: "Oslo")) |> Customer._address._city *~ "Rome"
///     print(moved.address.city)  // Rome
///
/// `Kind` determines how many parts there are, and whether a part alone makes a whole (see
/// ``OpticKind``). There is one type rather than five, so that the operators need no overloads and
/// long expressions are quick to type-check. The idea comes from Haskell's `optics` library.
///
/// All optics of this library keep the laws of their kind, and those made of other optics keep them if
/// these do, unless their documentation says otherwise.
///
/// - Complexity: An optic that the compiler can see through costs as much as hand-written code.
#if !hasFeature(Embedded)
  @dynamicMemberLookup
#endif
@frozen
public struct Optic<Kind: OpticKind, Whole, Part>: Sendable {
  @usableFromInline
  internal let access: Access<Whole, Part>

  /// Makes a whole from a part; present if the kind can embed.
  @usableFromInline
  internal let embedding: (@Sendable (Part) -> Whole)?

  @usableFromInline
  internal let name: PathName

  @inlinable
  internal init(
    access: Access<Whole, Part>, embedding: (@Sendable (Part) -> Whole)? = nil,
    name: PathName = PathName()
  ) {
    assert(access.allows(Kind.self), "an optic cannot have more parts than its kind says")
    assert(
      (embedding != nil) == (Kind.Embedding.self == Embeds.self),
      "an optic has an embedding if its kind embeds, and only then")
    self.access = access
    self.embedding = embedding
    self.name = name
  }

  /// Creates an optic whose kind is right because those of its steps are: in a debug build, this saves their check.
  @inlinable
  internal init(
    composed access: Access<Whole, Part>, embedding: (@Sendable (Part) -> Whole)? = nil,
    name: PathName
  ) {
    self.access = access
    self.embedding = embedding
    self.name = name
  }
}
