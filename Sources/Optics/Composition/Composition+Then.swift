// Composition with `then`: one declaration for each kind of the first optic. The compiler then
// compares a wrong argument with a single declaration, which it can name in its message.

// The first optic is a lens.
extension Optic where Kind == LensKind {
  /// Composes this optic with an optic of its part, like `*`.
  ///
  ///     let lens = Lens<(Int, [Int]), [Int]>(\.1).then([Int]._first)
  ///     print(lens.all((1, [2, 3])))  // [2]
  ///
  /// - Parameter next: An optic whose whole is the part of this optic.
  /// - Returns: The optic from the whole of this optic to the part of the next.
  @inlinable @inline(__always)
  public func then<Next: OpticProtocol>(
    _ next: Next
  ) -> Optic<Can<Next.Kind.Getting, Next.Kind.Extracting, Void>, Whole, Next.Part>
  where Next.Whole == Part {
    compose(Next._optic(next))
  }
}

// The first optic is an affine traversal.
extension Optic where Kind == AffineTraversalKind {
  /// Composes this optic with an optic of its part, like `*`.
  ///
  ///     let first = [[1, 2], [3]] |> [[Int]]._first.then([Int]._first) *~ 10
  ///     print(first)  // [[10, 2], [3]]
  ///
  /// - Parameter next: An optic whose whole is the part of this optic.
  /// - Returns: The optic from the whole of this optic to the part of the next.
  @inlinable @inline(__always)
  public func then<Next: OpticProtocol>(
    _ next: Next
  ) -> Optic<Can<Void, Next.Kind.Extracting, Void>, Whole, Next.Part> where Next.Whole == Part {
    compose(Next._optic(next))
  }
}

// The first optic is a traversal.
extension Optic where Kind == TraversalKind {
  /// Composes this optic with an optic of its part, like `*`.
  ///
  ///     let firsts = [[1, 2], [3]] |> [[Int]]._each.then([Int]._first) *~ 10
  ///     print(firsts)  // [[10, 2], [10]]
  ///
  /// - Parameter next: An optic whose whole is the part of this optic.
  /// - Returns: The optic from the whole of this optic to the part of the next.
  @inlinable @inline(__always)
  public func then<Next: OpticProtocol>(
    _ next: Next
  ) -> Optic<TraversalKind, Whole, Next.Part> where Next.Whole == Part {
    compose(Next._optic(next))
  }
}

// The first optic is a prism.
extension Optic where Kind == PrismKind {
  /// Composes this optic with an optic of its part, like `*`.
  ///
  ///     let prism = [Int]?._some.then([Int]._first)
  ///     print(prism.extract([1, 2]) as Any)  // Optional(1)
  ///
  /// - Parameter next: An optic whose whole is the part of this optic.
  /// - Returns: The optic from the whole of this optic to the part of the next.
  @inlinable @inline(__always)
  public func then<Next: OpticProtocol>(
    _ next: Next
  ) -> Optic<Can<Void, Next.Kind.Extracting, Next.Kind.Embedding>, Whole, Next.Part>
  where Next.Whole == Part {
    compose(Next._optic(next))
  }
}

// The first optic is an iso.
extension Optic where Kind == IsoKind {
  /// Composes this optic with an optic of its part, like `*`.
  ///
  ///     let lens = Iso<Int, Int>.identity.then(Lens<Int, Int>(\.self))
  ///     print(lens.set(2, 1))  // 2
  ///
  /// - Parameter next: An optic whose whole is the part of this optic.
  /// - Returns: The optic from the whole of this optic to the part of the next.
  @inlinable @inline(__always)
  public func then<Next: OpticProtocol>(
    _ next: Next
  ) -> Optic<Next.Kind, Whole, Next.Part> where Next.Whole == Part {
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
