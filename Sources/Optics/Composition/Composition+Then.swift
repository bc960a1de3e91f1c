// Composition with `then`: one declaration for all kinds, with packs as for `*`.

extension Optic {
  // The packs stand in the parameter for the same reason as in that of a dot.

  /// Composes this optic with an optic of its part, like `*`.
  ///
  ///     let lens = Lens<(Int, [Int]), [Int]>(\.1).then([Int]._first)
  ///     print(lens.all((1, [2, 3])))  // [2]
  ///
  /// The result can do what both optics can do.
  ///
  /// - Parameter next: An optic whose whole is the part of this optic.
  /// - Returns: The optic from the whole of this optic to the part of the next.
  @inlinable @inline(__always)
  public func then<Next: OpticProtocol, each Getting, each Extracting, each Embedding>(
    _ next: _Kept<Next, (repeat each Getting, repeat each Extracting, repeat each Embedding)>
  ) -> Optic<
    Can<
      (repeat _Kept<Kind.Getting, each Getting>),
      (repeat _Kept<Kind.Extracting, each Extracting>),
      (repeat _Kept<Kind.Embedding, each Embedding>)
    >, Whole, Next.Part
  >
  where
    Next.Whole == Part,
    Next.Kind.Getting == (repeat each Getting),
    Next.Kind.Extracting == (repeat each Extracting),
    Next.Kind.Embedding == (repeat each Embedding)
  {
    compose(Next._optic(next))
  }
}

#if !hasFeature(Embedded)
  extension Optic {
    /// Composes this optic with a key path from its part to a stored property, tuple element or
    /// subscript.
    ///
    ///     print([(1, "a")] |> [(Int, String)]._each.then(path: \.0) *~ 2)  // [(2, "a")]
    ///
    /// - Parameter keyPath: A key path from the part of this optic.
    /// - Returns: The optic from the whole of this optic to the value of the key path.
    @inlinable @inline(__always)
    public func then<Next>(
      path keyPath: any WritableKeyPath<Part, Next> & Sendable
    ) -> Optic<Can<Kind.Getting, Kind.Extracting, Void>, Whole, Next> {
      compose(Lens(keyPath))
    }
  }
#endif
