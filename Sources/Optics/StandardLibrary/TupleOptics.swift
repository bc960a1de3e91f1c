// A tuple type cannot have members, so the optics of each size have a namespace of their own.

/// The elements of a pair.
///
///     print((1, "a") |> Tuple2._0 *~ 2)  // (2, "a")
public enum Tuple2<A, B> {
  /// The first element.
  ///
  ///     print((1, "a") |> Tuple2._0 *~ 5)  // (5, "a")
  @export(implementation) @inline(__always)
  public static var _0: Lens<(A, B), A> { Lens(get: { $0.0 }, modify: { $1(&$0.0) }) }

  /// The second element.
  ///
  ///     print((1, "a") |> Tuple2._1 *~ "b")  // (1, "b")
  @export(implementation) @inline(__always)
  public static var _1: Lens<(A, B), B> { Lens(get: { $0.1 }, modify: { $1(&$0.1) }) }
}

/// The elements of a triple.
///
///     print((1, "a", true) |> Tuple3._2 *~ false)  // (1, "a", false)
public enum Tuple3<A, B, C> {
  /// The first element.
  ///
  ///     print((1, "a", true) |> Tuple3._0 *~ 5)  // (5, "a", true)
  @export(implementation) @inline(__always)
  public static var _0: Lens<(A, B, C), A> { Lens(get: { $0.0 }, modify: { $1(&$0.0) }) }

  /// The second element.
  ///
  ///     print((1, "a", true) |> Tuple3._1 *~ "b")  // (1, "b", true)
  @export(implementation) @inline(__always)
  public static var _1: Lens<(A, B, C), B> { Lens(get: { $0.1 }, modify: { $1(&$0.1) }) }

  /// The third element.
  ///
  ///     print((1, "a", true) |> Tuple3._2 *~ false)  // (1, "a", false)
  @export(implementation) @inline(__always)
  public static var _2: Lens<(A, B, C), C> { Lens(get: { $0.2 }, modify: { $1(&$0.2) }) }
}

/// The elements of a tuple of four.
///
///     print((1, 2, 3, 4) |> Tuple4._3 *~ 0)  // (1, 2, 3, 0)
public enum Tuple4<A, B, C, D> {
  /// The first element.
  ///
  ///     print((1, 2, 3, 4) |> Tuple4._0 *~ 5)  // (5, 2, 3, 4)
  @export(implementation) @inline(__always)
  public static var _0: Lens<(A, B, C, D), A> { Lens(get: { $0.0 }, modify: { $1(&$0.0) }) }

  /// The second element.
  ///
  ///     print((1, 2, 3, 4) |> Tuple4._1 *~ 5)  // (1, 5, 3, 4)
  @export(implementation) @inline(__always)
  public static var _1: Lens<(A, B, C, D), B> { Lens(get: { $0.1 }, modify: { $1(&$0.1) }) }

  /// The third element.
  ///
  ///     print((1, 2, 3, 4) |> Tuple4._2 *~ 5)  // (1, 2, 5, 4)
  @export(implementation) @inline(__always)
  public static var _2: Lens<(A, B, C, D), C> { Lens(get: { $0.2 }, modify: { $1(&$0.2) }) }

  /// The fourth element.
  ///
  ///     print((1, 2, 3, 4) |> Tuple4._3 *~ 5)  // (1, 2, 3, 5)
  @export(implementation) @inline(__always)
  public static var _3: Lens<(A, B, C, D), D> { Lens(get: { $0.3 }, modify: { $1(&$0.3) }) }
}
