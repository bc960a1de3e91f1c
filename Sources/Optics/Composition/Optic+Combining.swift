extension Optic where Kind.Extracting == Extracts {
  /// The part of this optic or, if there is none, the part of another optic.
  ///
  ///     let fourth = [Int]._index(3).orElse([Int]._last)
  ///     print([1, 2] |> fourth *~ 9)  // [1, 9]
  ///
  /// The result is lawful if writing through the other optic does not make this one match, as with
  /// two cases of an enum.
  ///
  /// - Parameter other: The optic to try if this one finds no part.
  /// - Returns: An optic that reads and writes through the first of the two that matches. If neither does, it
  ///   finds no part.
  @inlinable @inline(__always)
  public func orElse<OtherKind>(
    _ other: Optic<OtherKind, Whole, Part>
  ) -> AffineTraversal<Whole, Part> where OtherKind.Extracting == Extracts {
    let (first, second) = (self.access, other.access)
    return AffineTraversal<Whole, Part>(
      extract: { first.extract($0) ?? second.extract($0) },
      modify: { whole, body in
        var isFound = false
        first.modify(&whole) { part in
          isFound = true
          body(&part)
        }
        if !isFound { second.modify(&whole, body) }
      }
    )
    .named(name.then("orElse", other.name, of: Whole.self))
  }
}

extension Optic {
  /// The parts of this optic, followed by the parts of another one.
  ///
  ///     let ends = Tuple3<Int, Int, Int>._0.adjoin(Tuple3._2)
  ///     print((1, 2, 3) |> ends *~ 0)  // (0, 2, 0)
  ///
  /// The parts have to be disjoint: if both optics find the same part, a change applies to it
  /// twice, which breaks *modifyAll*. The name comes from Haskell's `optics` library.
  ///
  /// - Parameter other: The optic that finds the other parts.
  /// - Returns: A traversal of the parts of both optics.
  /// - Complexity: Each of the two looks at the whole. Seven paths to the children of an enum take
  ///   four to six times as long as a traversal with one `switch`.
  @inlinable @inline(__always)
  public func adjoin<OtherKind>(
    _ other: Optic<OtherKind, Whole, Part>
  ) -> Traversal<Whole, Part> {
    let (forEach, modify) = (access.loop, access.loopInPlace)
    let (forEachOther, modifyOther) = (other.access.loop, other.access.loopInPlace)
    var count: Access<Whole, Part>.Count?
    if let first = access.counter, let second = other.access.counter {
      count = { first($0) + second($0) }
    }
    return Traversal<Whole, Part>(
      forEach: { whole, visitor throws(TraversalStop) in
        try forEach(whole, visitor)
        try forEachOther(whole, visitor)
      },
      modify: { whole, body throws(TraversalStop) in
        try modify(&whole, body)
        try modifyOther(&whole, body)
      }, count: count
    )
    .named(name.then("adjoin", other.name, of: Whole.self))
  }
}

extension Optic where Kind.Getting == Gets {
  /// The parts of two lenses, as a pair.
  ///
  ///     let ends = Tuple3<Int, Int, Int>._0.and(Tuple3._2)
  ///     print((1, 2, 3) |> ends %~ { ($1, $0) })  // (3, 2, 1)
  ///
  /// The laws of a ``Lens`` hold if the parts are disjoint: if writing one part changes the other,
  /// *setGet* is broken, and *setSet* may be. The parts are copied out and written back, not changed in
  /// place.
  ///
  /// - Parameter other: The lens onto the second part. It is written last.
  /// - Returns: The lens onto both parts.
  @inlinable @inline(__always)
  public func and<OtherKind, Other>(
    _ other: Optic<OtherKind, Whole, Other>
  ) -> Lens<Whole, (Part, Other)> where OtherKind.Getting == Gets {
    let (first, second) = (self.access, other.access)
    return Lens<Whole, (Part, Other)>(
      get: { (first.get($0), second.get($0)) },
      modify: { whole, body in
        var parts = (first.get(whole), second.get(whole))
        body(&parts)
        first.modify(&whole) { $0 = parts.0 }
        second.modify(&whole) { $0 = parts.1 }
      }
    )
    .named(name.then("and", other.name, of: Whole.self))
  }

  /// The parts of three lenses, as a triple; ``Optic/and(_:)`` of three.
  ///
  ///     let all = Tuple3<Int, Int, Int>._0.and(Tuple3._1, Tuple3._2)
  ///     print((1, 2, 3) |> all %~ { ($2, $1, $0) })  // (3, 2, 1)
  ///
  /// - Parameters:
  ///   - second: The lens onto the second part.
  ///   - third: The lens onto the third part, which is written last.
  /// - Returns: The lens onto all three parts. Its laws hold if these are disjoint.
  @inlinable @inline(__always)
  public func and<SecondKind, Second, ThirdKind, Third>(
    _ second: Optic<SecondKind, Whole, Second>, _ third: Optic<ThirdKind, Whole, Third>
  ) -> Lens<Whole, (Part, Second, Third)>
  where SecondKind.Getting == Gets, ThirdKind.Getting == Gets {
    let name = self.name.then("and", second.name, third.name, of: Whole.self)
    let (first, second, third) = (self.access, second.access, third.access)
    return Lens<Whole, (Part, Second, Third)>(
      get: { (first.get($0), second.get($0), third.get($0)) },
      modify: { whole, body in
        var parts = (first.get(whole), second.get(whole), third.get(whole))
        body(&parts)
        first.modify(&whole) { $0 = parts.0 }
        second.modify(&whole) { $0 = parts.1 }
        third.modify(&whole) { $0 = parts.2 }
      }
    )
    .named(name)
  }
}
