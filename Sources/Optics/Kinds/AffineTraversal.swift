/// A part that only some wholes have: the composition of a ``Lens`` and a ``Prism``.
///
///     let head = AffineTraversal<[Int], Int>(
///       extract: { $0.first }, set: { [$0] + $1.dropFirst() })
///     print([1, 2] |> head *~ 10)  // [10, 2]
///
/// Laws, for every `whole` and all parts `a` and `b`:
/// - *extractSet*: `extract(whole).map { set($0, whole) } ?? whole == whole`
/// - *setExtract*: `extract(set(a, whole)) == extract(whole).map { _ in a }`
/// - *setSet*: `set(b, set(a, whole)) == set(b, whole)`
///
/// Monocle calls it an *Optional*, Haskell's `optics` an *affine traversal*.
public typealias AffineTraversal<Whole, Part> = Optic<AffineTraversalKind, Whole, Part>

extension Optic where Kind == AffineTraversalKind {
  /// Creates an affine traversal from a function that reads the part, if present, and one that
  /// replaces it.
  ///
  ///     let last = AffineTraversal<[Int], Int>(
  ///       extract: { $0.last }, set: { $1.dropLast() + [$0] })
  ///     print([1, 2] |> last *~ 10)  // [1, 10]
  ///
  /// - Parameters:
  ///   - extract: Returns the part of a whole, or `nil` if there is none.
  ///   - set: Returns a copy of a whole with the part replaced; the part comes first. It is called
  ///     only if `extract` finds a part.
  ///   - name: What the optic is called where it prints in a debug build: the name of the member that makes it,
  ///     or another one with an underscore.
  @inlinable @inline(__always)
  public init(
    extract: @escaping @Sendable (Whole) -> Part?,
    set: @escaping @Sendable (__owned Part, Whole) -> Whole,
    named name: StaticString = #function
  ) {
    self.init(
      access: .atMostOne(extract: extract, set: set), name: PathName(madeIn: name))
  }

  /// Creates an affine traversal from a function that reads the part, if present, and one that
  /// changes it in place.
  ///
  ///     let head = AffineTraversal<[Int], Int>(
  ///       extract: { $0.first },
  ///       modify: { whole, body in if !whole.isEmpty { body(&whole[0]) } })
  ///     print(head.settingIfPresent(10, []) as Any)  // nil
  ///
  /// - Parameters:
  ///   - extract: Returns the part of a whole, or `nil` if there is none.
  ///   - modify: Calls the given body once with the part of the whole, or not at all if there is no
  ///     part.
  ///   - name: What the optic is called where it prints in a debug build: the name of the member that makes it,
  ///     or another one with an underscore.
  @inlinable @inline(__always)
  public init(
    extract: @escaping @Sendable (Whole) -> Part?,
    modify: @escaping @Sendable (_ whole: inout Whole, _ body: (inout Part) -> Void) -> Void,
    named name: StaticString = #function
  ) {
    self.init(
      access: .atMostOne(extract: extract, inPlace: modify, rebuild: nil),
      name: PathName(madeIn: name))
  }

  /// Converts an ``Iso``, ``Lens`` or ``Prism``, which has at most one part, to an affine
  /// traversal.
  ///
  ///     let first = AffineTraversal(Tuple2<Int, Int>._0)
  ///     print(first.extract((1, 2)) as Any)  // Optional(1)
  ///
  /// - Parameter optic: The optic to convert.
  @inlinable @inline(__always)
  public init<Other>(_ optic: Optic<Other, Whole, Part>) where Other.Extracting == Extracts {
    self.init(access: optic.access, name: optic.name)
  }
}
