// `*` as a method, for expressions in which an operator is one too many. A method is type-checked
// before its argument, so here the kind of the result follows from that of the receiver.

extension Optic where Kind == IsoKind {
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

extension Optic where Kind == LensKind {
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

extension Optic where Kind == PrismKind {
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

extension Optic where Kind == AffineTraversalKind {
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

extension Optic where Kind == TraversalKind {
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
