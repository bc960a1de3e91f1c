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
  ///   - name: What the optic is called where it prints in a debug build: the name of the member that makes it,
  ///     or another one with an underscore.
  @inlinable @inline(__always)
  public init(
    get: @escaping @Sendable (Whole) -> Part,
    embed: @escaping @Sendable (Part) -> Whole,
    named name: StaticString = #function
  ) {
    self.init(
      access: .one(get: get, set: { part, _ in embed(part) }),
      embedding: embed, name: PathName(madeIn: name))
  }

  /// Creates an iso that changes the part in place, without a copy of what both share.
  ///
  ///     struct Celsius { var degrees: [Double] }
  ///     let degrees = Iso<Celsius, [Double]>(
  ///       get: { $0.degrees }, embed: { Celsius(degrees: $0) }, modify: { $1(&$0.degrees) })
  ///     print((Celsius(degrees: [20]) |> degrees %~ { $0 + [21] }).degrees)  // [20.0, 21.0]
  ///
  /// Use it where the part has copy-on-write storage that the whole holds, too: an iso made of `get`
  /// and `embed` alone converts, changes and converts back, and so copies that storage with each
  /// change.
  ///
  /// - Parameters:
  ///   - get: Converts a whole to its part.
  ///   - embed: Converts a part to its whole.
  ///   - modify: Calls the body once with the part. Has to agree with `get` and `embed`.
  ///   - name: What the optic is called where it prints in a debug build: the name of the member that makes it,
  ///     or another one with an underscore.
  @inlinable @inline(__always)
  public init(
    get: @escaping @Sendable (Whole) -> Part,
    embed: @escaping @Sendable (Part) -> Whole,
    modify: @escaping @Sendable (_ whole: inout Whole, _ body: (inout Part) -> Void) -> Void,
    named name: StaticString = #function
  ) {
    self.init(
      access: .one(get: get, inPlace: modify, rebuild: nil), embedding: embed,
      name: PathName(madeIn: name))
  }

  /// The inverse isomorphism, with whole and part swapped.
  ///
  ///     let signed = Iso<UInt8, Int8>(
  ///       get: { Int8(bitPattern: $0) }, embed: { UInt8(bitPattern: $0) })
  ///     print(signed.inverse.get(-1))  // 255
  ///
  /// A change through the inverse converts both ways, even if this iso was created with a `modify`.
  @inlinable @inline(__always)
  public var inverse: Iso<Part, Whole> {
    let (forth, back) = bothWays
    return Iso<Part, Whole>(get: back, embed: forth)
  }

  /// The functions that convert a whole to its part, and back.
  @inlinable @inline(__always)
  internal var bothWays:
    (
      forth: @Sendable (Whole) -> Part, back: @Sendable (Part) -> Whole
    )
  {
    guard case .one(let get, _, _) = access, let embedding else {
      preconditionFailure("an iso is made of one part and an embedding")
    }
    return (get, embedding)
  }
}

extension Optic where Kind == IsoKind, Whole == Part {
  /// The isomorphism of a type with itself: the identity of composition.
  ///
  ///     print(Iso<Int, Int>.identity.get(1))  // 1
  @inlinable @inline(__always)
  public static var identity: Self {
    Self(
      access: .one(get: { $0 }, inPlace: { $1(&$0) }, rebuild: nil), embedding: { $0 },
      name: PathName("identity"))
  }
}
