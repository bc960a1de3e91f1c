/// A part that every whole has: a property, as a value.
///
/// A lens reads its part (``Optic/get(_:)``) and replaces it (``Optic/set(_:_:)``). It makes a
/// changed copy even if the type has only `let` properties:
///
///     struct Line { let product: String; let quantity: Int }
///     extension Line {
///       static var _quantity: Lens<Line, Int> {
///         Lens(
///           getter: { $0.quantity },
///           setter: { quantity, line in Line(product: line.product, quantity: quantity) })
///       }
///     }
///
///     let line = Line(product: "Tea", quantity: 1) |> Line._quantity *~ 2
///     print(line)  // Line(product: "Tea", quantity: 2)
///
/// Laws, for every `whole` and all parts `a` and `b`:
/// - *getSet*: `set(get(whole), whole) == whole`
/// - *setGet*: `get(set(a, whole)) == a`
/// - *setSet*: `set(b, set(a, whole)) == set(b, whole)`
///
/// The name and the laws come from *Combinators for Bidirectional Tree Transformations* (Foster et
/// al., 2005).
public typealias Lens<Whole, Part> = Optic<LensKind, Whole, Part>

extension Optic where Kind == LensKind {
  /// Creates a lens from a function that reads the part and one that replaces it.
  ///
  ///     let minutes = Lens<Duration, Int64>(
  ///       getter: { $0.components.seconds / 60 },
  ///       setter: { minutes, duration in
  ///         .seconds(minutes * 60 + duration.components.seconds % 60)
  ///       })
  ///     print(minutes.set(2, .seconds(70)).components.seconds)  // 130
  ///
  /// Use this initializer for a type with `let` properties. If the part can be changed in place,
  /// ``init(get:modify:named:)`` and ``init(_:)`` copy less.
  ///
  /// - Parameters:
  ///   - getter: Returns the part of a whole.
  ///   - setter: Returns a copy of a whole with the part replaced; the part comes first.
  ///   - name: What the optic is called where it prints in a debug build: the name of the member that makes it,
  ///     or another one with an underscore.
  @inlinable
  public init(
    getter: @escaping @Sendable (Whole) -> Part,
    setter: @escaping @Sendable (__owned Part, Whole) -> Whole,
    named name: StaticString = #function
  ) {
    self.init(access: .one(get: getter, set: setter), name: PathName(madeIn: name))
  }

  /// Creates a lens from a function that reads the part and one that changes it in place.
  ///
  ///     let second = Lens<(Int, Int), Int>(get: { $0.1 }, modify: { $1(&$0.1) })
  ///     print(second.set(5, (1, 2)))  // (1, 5)
  ///
  /// - Parameters:
  ///   - get: Returns the part of a whole.
  ///   - modify: Calls the given body once, with the part of the whole.
  ///   - name: What the optic is called where it prints in a debug build: the name of the member that makes it,
  ///     or another one with an underscore.
  @inlinable
  public init(
    get: @escaping @Sendable (Whole) -> Part,
    modify: @escaping @Sendable (_ whole: inout Whole, _ body: (inout Part) -> Void) -> Void,
    named name: StaticString = #function
  ) {
    self.init(
      access: .one(get: get, inPlace: modify, rebuild: nil), name: PathName(madeIn: name))
  }

  /// Converts an iso to a lens, which can no longer embed.
  ///
  ///     let text = Lens(Substring._string)
  ///     print(text.get("lens".prefix(2)))  // le
  ///
  /// - Parameter iso: The iso to convert.
  @inlinable
  public init(_ iso: Iso<Whole, Part>) {
    self.init(access: iso.access, name: iso.name)
  }
}

#if !hasFeature(Embedded)
  extension Optic where Kind == LensKind {
    /// Creates a lens from a writable key path to a stored property or subscript.
    ///
    ///     struct Point { var x = 0; var y = 0 }
    ///     print(Point() |> Lens(\.x) *~ 3)  // Point(x: 3, y: 0)
    ///
    /// If the path leads through an object, writing changes the object: the original whole has the
    /// new part, too.
    ///
    /// In language mode 5 with complete concurrency checking, the compiler accepts a key path as
    /// `Sendable` only with the upcoming feature `InferSendableFromCaptures`.
    ///
    /// - Parameter keyPath: The path from the whole to the part.
    @inlinable
    public init(_ keyPath: any WritableKeyPath<Whole, Part> & Sendable) {
      self.init(
        access: .one(
          get: { $0[keyPath: keyPath] },
          inPlace: { whole, body in body(&whole[keyPath: keyPath]) }, rebuild: nil),
        name: PathName(keyPath))
    }
  }
#endif
