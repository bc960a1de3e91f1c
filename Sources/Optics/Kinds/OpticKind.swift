/// The abilities of an optic: the first generic argument of ``Optic``.
///
/// The five kinds are ``IsoKind``, ``LensKind``, ``PrismKind``, ``AffineTraversalKind`` and
/// ``TraversalKind``. ``Can`` is the only conforming type. Code that works with every kind takes an
/// `Optic<Kind, Whole, Part>`. Code that needs an ability requires it:
///
///     func readTwice<Kind, Whole, Part>(_ optic: Optic<Kind, Whole, Part>, _ whole: Whole) -> [Part]
///     where Kind.Getting == Gets {
///       [optic.get(whole), optic.get(whole)]
///     }
///
/// Code that is generic over the kind composes as any other. It can also create optics: their closures
/// are `@Sendable`, and can capture a kind.
///
/// The kinds form a lattice, as in Haskell's `optics` library: composing two optics gives the join
/// of their kinds, which has the abilities that both have.
public protocol OpticKind: SendableMetatype {
  /// ``Gets`` if there is always exactly one part, otherwise `Void`.
  associatedtype Getting
  /// ``Extracts`` if there is at most one part, otherwise `Void`.
  associatedtype Extracting
  /// ``Embeds`` if a part alone makes a whole, otherwise `Void`.
  associatedtype Embedding
  /// The kind, repeated ten times; for the type checker only.
  associatedtype _Tenfold
}

/// A kind of optic, as a list of its abilities.
///
///     print(LensKind.self == Can<Gets, Extracts, Void>.self)  // true
///
/// Each argument is an ability or `Void`. The compiler shows this type in its messages:
/// `Optic<Can<Gets, Extracts, ()>, Line, String>` is a `Lens<Line, String>`, which can get and
/// extract, but not embed.
public enum Can<Getting, Extracting, Embedding>: OpticKind {}

/// The ability to read the one part that is always there: ``Optic/get(_:)``.
public enum Gets {}

/// The ability to read the part if present: ``Optic/extract(_:)``.
public enum Extracts {}

/// The ability to make a whole from a part alone: ``Optic/embed(_:)``.
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
