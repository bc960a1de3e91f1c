/// Two types that hold the same information, and the conversions between them.
///
///     let reversed = Iso<[Int], [Int]>(get: { $0.reversed() }, embed: { $0.reversed() })
///     print([1, 2, 3] |> reversed._first *~ 0)  // [1, 2, 0]
///
/// Laws, for every `whole` and `part`:
/// - *embedGet*: `embed(get(whole)) == whole`
/// - *getEmbed*: `get(embed(part)) == part`
///
/// An iso can do everything that a ``Lens`` and a ``Prism`` can do. Composing with
/// ``Optic/identity`` changes nothing.
public typealias Iso<Whole, Part> = Optic<IsoKind, Whole, Part>

extension Optic where Kind == IsoKind {
  /// Creates an iso from the conversions in both directions.
  ///
  ///     let signed = Iso<UInt8, Int8>(
  ///       get: { Int8(bitPattern: $0) }, embed: { UInt8(bitPattern: $0) })
  ///     print(signed.get(255))  // -1
  ///
  /// - Parameters:
  ///   - get: Converts a whole to its part.
  ///   - embed: Converts a part to its whole.
  @inlinable @inline(__always)
  public init(
    get: @escaping @Sendable (Whole) -> Part,
    embed: @escaping @Sendable (Part) -> Whole
  ) {
    self.init(
      access: .one(get: get, change: Change(get: get, set: { part, _ in embed(part) })),
      embedding: embed)
  }

  /// The inverse isomorphism, with whole and part swapped.
  @inlinable @inline(__always)
  public var inverse: Iso<Part, Whole> {
    let (forth, back) = (self, self)
    return Iso<Part, Whole>(get: { back.embed($0) }, embed: { forth.get($0) })
  }
}

extension Optic where Kind == IsoKind, Whole == Part {
  /// The isomorphism of a type with itself: the identity of composition.
  ///
  ///     print(Iso<Int, Int>.identity.get(1))  // 1
  @inlinable @inline(__always)
  public static var identity: Self {
    Self(
      access: .one(get: { $0 }, change: Change(inPlace: { $1(&$0) })), embedding: { $0 })
  }
}
