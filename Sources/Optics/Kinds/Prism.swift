/// A part that only some wholes have, and that alone makes such a whole: an enum case, as a value.
///
///     enum Shape { case circle(radius: Double), square(side: Double) }
///     extension Shape {
///       static var _circle: Prism<Shape, Double> {
///         Prism(
///           extract: { if case .circle(let radius) = $0 { radius } else { nil } },
///           embed: { .circle(radius: $0) })
///       }
///     }
///
///     print(Shape.square(side: 2) |> Shape._circle *~ 5)  // square(side: 2.0)
///     print(Shape._circle.embed(1) |> Shape._circle *~ 5)  // circle(radius: 5.0)
///
/// Laws, for every `whole` and `part`:
/// - *extractEmbed*: `extract(whole).map(embed) ?? whole == whole`
/// - *embedExtract*: `extract(embed(part)) == part`
public typealias Prism<Whole, Part> = Optic<PrismKind, Whole, Part>

extension Optic where Kind == PrismKind {
  /// Creates a prism from a function that reads the part, if present, and one that makes a whole
  /// from it.
  ///
  ///     let number = Prism<String, Int>(
  ///       extract: { text in Int(text).flatMap { String($0) == text ? $0 : nil } },
  ///       embed: { String($0) })
  ///     print("41" |> number %~ { $0 + 1 })  // 42
  ///     print("+1" |> number %~ { $0 + 1 })  // +1
  ///
  /// - Parameters:
  ///   - extract: Returns the part of a whole, or `nil` if there is none.
  ///   - embed: Returns the whole that has this part.
  ///   - name: What the optic is called where it prints in a debug build: the name of the member that makes it,
  ///     or another one with an underscore.
  @inlinable @inline(__always)
  public init(
    extract: @escaping @Sendable (Whole) -> Part?,
    embed: @escaping @Sendable (Part) -> Whole,
    named name: StaticString = #function
  ) {
    self.init(
      access: .atMostOne(extract: extract, set: { part, _ in embed(part) }),
      embedding: embed, name: PathName(madeIn: name))
  }

  /// Creates a prism that can also change the part in place.
  ///
  ///     let some = Prism<[Int]?, [Int]>(
  ///       extract: { $0 }, embed: { $0 },
  ///       modify: { whole, body in
  ///         switch consume whole {
  ///         case .some(var part):
  ///           body(&part)
  ///           whole = part
  ///         case nil: whole = nil
  ///         }
  ///       })
  ///     print(some.modifying([1]) { $0 + [2] } as Any)  // Optional([1, 2])
  ///
  /// The example moves the payload out of the whole and back, so an array in the payload is not
  /// copied when it grows.
  ///
  /// - Parameters:
  ///   - extract: Returns the part of a whole, or `nil` if there is none.
  ///   - embed: Returns the whole that has this part.
  ///   - modify: Calls the given body once with the part of the whole, or not at all if there is no
  ///     part.
  ///   - name: What the optic is called where it prints in a debug build: the name of the member that makes it,
  ///     or another one with an underscore.
  @inlinable @inline(__always)
  public init(
    extract: @escaping @Sendable (Whole) -> Part?,
    embed: @escaping @Sendable (Part) -> Whole,
    modify: @escaping @Sendable (_ whole: inout Whole, _ body: (inout Part) -> Void) -> Void,
    named name: StaticString = #function
  ) {
    self.init(
      access: .atMostOne(extract: extract, inPlace: modify, rebuild: nil), embedding: embed,
      name: PathName(madeIn: name))
  }

  /// Converts an iso to a prism, which can no longer get.
  ///
  ///     let text = Prism(Substring._string)
  ///     print(text.embed("prism").prefix(2))  // pr
  ///
  /// - Parameter iso: The iso to convert.
  @inlinable @inline(__always)
  public init(_ iso: Iso<Whole, Part>) {
    self.init(access: iso.access, embedding: iso.embedding, name: iso.name)
  }
}
