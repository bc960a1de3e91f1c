/// What an optic can do: the first type argument of ``Optic``.
///
/// The five kinds are ``IsoKind``, ``LensKind``, ``PrismKind``, ``AffineTraversalKind`` and
/// ``TraversalKind``, and the only type that conforms is ``Can``. Code that works with every kind
/// takes `Optic<Kind, Whole, Part>`; code that needs an ability asks for it:
///
///     func readTwice<Kind, Whole, Part>(_ optic: Optic<Kind, Whole, Part>, _ whole: Whole) -> [Part]
///     where Kind.Getting == Gets {
///       [optic.get(whole), optic.get(whole)]
///     }
///
/// Code that is generic in the kind composes with dots or with `*`: ``Optic/then(_:)`` follows from
/// the kind, and so needs to know it. It can make optics of its own: their closures are `@Sendable`,
/// and a kind goes along.
///
/// The kinds form a lattice, as in Haskell's `optics` library: composing two optics gives the join
/// of their kinds, which is the optic with the abilities that both have.
public protocol OpticKind: SendableMetatype {
  /// ``Gets`` where there is always exactly one part, otherwise `Void`.
  associatedtype Getting
  /// ``Extracts`` where there is at most one part, otherwise `Void`.
  associatedtype Extracting
  /// ``Embeds`` where a part alone makes a whole, otherwise `Void`.
  associatedtype Embedding
  /// The kind, ten times over: what dots and ``Optic/then(_:)`` compare, so that the compiler counts
  /// a wrong kind as ten mistakes and drops it early.
  associatedtype Tenfold
}

/// A kind of optic, spelled as the list of its abilities.
///
/// Each argument is the ability itself or `Void`. The compiler shows it in messages:
/// `Optic<Can<Gets, Extracts, ()>, User, String>` is a `Lens<User, String>`, which can get and
/// extract, but not embed.
public enum Can<Getting, Extracting, Embedding>: OpticKind {
  /// This kind, ten times over.
  public typealias Tenfold = TenTimes<Self, Self, Self, Self, Self, Self, Self, Self, Self, Self>
}

/// A type, ten times over: two of them differ in ten places.
public enum TenTimes<A, B, C, D, E, F, G, H, I, J> {}

/// The ability to read the one part that is always there: ``Optic/get(_:)``.
public enum Gets {}

/// The ability to read the part if it is there: ``Optic/extract(_:)``.
public enum Extracts {}

/// The ability to make a whole out of a part alone: ``Optic/embed(_:)``.
public enum Embeds {}

/// The kind of an ``Iso``.
public typealias IsoKind = Can<Gets, Extracts, Embeds>

/// The kind of a ``Lens``.
public typealias LensKind = Can<Gets, Extracts, Void>

/// The kind of a ``Prism``.
public typealias PrismKind = Can<Void, Extracts, Embeds>

/// The kind of an ``AffineTraversal``.
public typealias AffineTraversalKind = Can<Void, Extracts, Void>

/// The kind of a ``Traversal``.
public typealias TraversalKind = Can<Void, Void, Void>
