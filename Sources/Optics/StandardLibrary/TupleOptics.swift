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

extension Tuple2 where A == B {
  /// Both elements, of one type, in order.
  ///
  ///     print((1, 2) |> Tuple2<Int, Int>._each %~ { $0 * 10 })  // (10, 20)
  @export(implementation) @inline(__always)
  public static var _each: Traversal<(A, A), A> {
    Traversal(
      forEach: { whole, visitor throws(TraversalStop) in
        try visitor(whole.0)
        try visitor(whole.1)
      },
      modify: { whole, body throws(TraversalStop) in
        try body(&whole.0)
        try body(&whole.1)
      },
      count: { _ in 2 })
  }
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

extension Tuple3 where A == B, B == C {
  /// All elements, of one type, in order.
  ///
  ///     print((1, 2, 3) |> Tuple3<Int, Int, Int>._each %~ { $0 * 10 })  // (10, 20, 30)
  @export(implementation) @inline(__always)
  public static var _each: Traversal<(A, A, A), A> {
    Traversal(
      forEach: { whole, visitor throws(TraversalStop) in
        try visitor(whole.0)
        try visitor(whole.1)
        try visitor(whole.2)
      },
      modify: { whole, body throws(TraversalStop) in
        try body(&whole.0)
        try body(&whole.1)
        try body(&whole.2)
      },
      count: { _ in 3 })
  }
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

extension Tuple4 where A == B, B == C, C == D {
  /// All elements, of one type, in order.
  ///
  ///     print((1, 2, 3, 4) |> Tuple4<Int, Int, Int, Int>._each %~ { $0 * 10 })  // (10, 20, 30, 40)
  @export(implementation) @inline(__always)
  public static var _each: Traversal<(A, A, A, A), A> {
    Traversal(
      forEach: { whole, visitor throws(TraversalStop) in
        try visitor(whole.0)
        try visitor(whole.1)
        try visitor(whole.2)
        try visitor(whole.3)
      },
      modify: { whole, body throws(TraversalStop) in
        try body(&whole.0)
        try body(&whole.1)
        try body(&whole.2)
        try body(&whole.3)
      },
      count: { _ in 4 })
  }
}
