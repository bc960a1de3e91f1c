// Composition with `then`: a declaration for each kind of the optic that is composed first, so that
// a wrong argument is compared with one declaration only, which the compiler can tell of.

// A lens first.
extension Optic where Kind.Tenfold == LensKind.Tenfold {
  /// Composes this optic with one that begins where it ends; `*` as a method.
  ///
  ///     let lens = Lens<(Int, [Int]), [Int]>(\.1).then([Int]._first)
  ///     print(lens.all((1, [2, 3])))  // [2]
  ///
  /// - Parameter next: An optic into the part of this one.
  /// - Returns: The optic from the whole of this one to the part of the next.
  @inlinable @inline(__always)
  public func then<Next: OpticProtocol>(
    _ next: Next
  ) -> Optic<Can<Next.Kind.Getting, Next.Kind.Extracting, Void>, Whole, Next.Part>
  where Next.Whole == Part {
    compose(next.optic)
  }
}

// An affine traversal first.
extension Optic where Kind.Tenfold == AffineTraversalKind.Tenfold {
  /// Composes this optic with one that begins where it ends; `*` as a method.
  ///
  ///     let first = [[1, 2], [3]] |> [[Int]]._first.then([Int]._first) *~ 10
  ///     print(first)  // [[10, 2], [3]]
  ///
  /// - Parameter next: An optic into the part of this one.
  /// - Returns: The optic from the whole of this one to the part of the next.
  @inlinable @inline(__always)
  public func then<Next: OpticProtocol>(
    _ next: Next
  ) -> Optic<Can<Void, Next.Kind.Extracting, Void>, Whole, Next.Part> where Next.Whole == Part {
    compose(next.optic)
  }
}

// A traversal first.
extension Optic where Kind.Tenfold == TraversalKind.Tenfold {
  /// Composes this optic with one that begins where it ends; `*` as a method.
  ///
  ///     let firsts = [[1, 2], [3]] |> [[Int]]._each.then([Int]._first) *~ 10
  ///     print(firsts)  // [[10, 2], [10]]
  ///
  /// - Parameter next: An optic into the part of this one.
  /// - Returns: The optic from the whole of this one to the part of the next.
  @inlinable @inline(__always)
  public func then<Next: OpticProtocol>(
    _ next: Next
  ) -> Optic<TraversalKind, Whole, Next.Part> where Next.Whole == Part {
    compose(next.optic)
  }
}

// A prism first.
extension Optic where Kind.Tenfold == PrismKind.Tenfold {
  /// Composes this optic with one that begins where it ends; `*` as a method.
  ///
  ///     let prism = [Int]?._some.then([Int]._first)
  ///     print(prism.extract([1, 2]) as Any)  // Optional(1)
  ///
  /// - Parameter next: An optic into the part of this one.
  /// - Returns: The optic from the whole of this one to the part of the next.
  @inlinable @inline(__always)
  public func then<Next: OpticProtocol>(
    _ next: Next
  ) -> Optic<Can<Void, Next.Kind.Extracting, Next.Kind.Embedding>, Whole, Next.Part>
  where Next.Whole == Part {
    compose(next.optic)
  }
}

// An iso first.
extension Optic where Kind.Tenfold == IsoKind.Tenfold {
  /// Composes this optic with one that begins where it ends; `*` as a method.
  ///
  ///     let lens = Iso<Int, Int>.identity.then(Lens<Int, Int>(\.self))
  ///     print(lens.set(2, 1))  // 2
  ///
  /// - Parameter next: An optic into the part of this one.
  /// - Returns: The optic from the whole of this one to the part of the next.
  @inlinable @inline(__always)
  public func then<Next: OpticProtocol>(
    _ next: Next
  ) -> Optic<Next.Kind, Whole, Next.Part> where Next.Whole == Part {
    compose(next.optic)
  }
}

#if !hasFeature(Embedded)
  extension Optic {
    /// Composes this optic with a key path to a stored property, tuple element or subscript of its
    /// part.
    ///
    ///     print([(1, "a")] |> [(Int, String)]._each.then(path: \.0) *~ 2)  // [(2, "a")]
    ///
    /// - Parameter keyPath: The path from the part of this optic.
    /// - Returns: The optic from the whole of this one to where the path leads.
    @inlinable @inline(__always)
    public func then<Next>(
      path keyPath: any WritableKeyPath<Part, Next> & Sendable
    ) -> Optic<Can<Kind.Getting, Kind.Extracting, Void>, Whole, Next> {
      compose(Lens(keyPath))
    }
  }
#endif
