// Composition by dots and with `then`, for each kind of the optic that is composed first.
//
// Here the kind of the result follows from the kind of the receiver, which is known before the
// rest, so that a misspelled member is the only error that is reported. The compiler tries the
// declarations of a member in the order in which they stand: lenses come first since most optics
// are lenses, which keeps an expression with a mistake in it quick to check. For the same reason
// the kinds are given ability by ability and all at once: so a wrong kind counts as two mistakes at
// least, and is not looked into where one mistake explains all.
//
// Where the key path is a literal, the optimizer replaces reading it by a call of the getter, which
// is why dots cost nothing. A member of a generic type in another module is an exception, unless the
// getter is emitted into the client: so the optics of the standard types are.

// A lens first.
extension Optic
where
  Kind.Getting == Gets, Kind.Extracting == Extracts, Kind.Embedding == Void,
  Kind.Abilities == (Gets, Extracts, Void)
{
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

  #if !hasFeature(Embedded)
    /// Composes this optic with a static member of the part's type; `*` as a dot.
    ///
    /// `User._id._value` is `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler makes of the dot.
    /// - Returns: The optic from the whole of this one to the part of the member.
    @inlinable @inline(__always)
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Optic<Can<Next.Kind.Getting, Next.Kind.Extracting, Void>, Whole, Next.Part>
    where Next.Whole == Part {
      compose(Part.self[keyPath: path].optic)
    }
  #endif
}

// An affine traversal first.
extension Optic
where
  Kind.Getting == Void, Kind.Extracting == Extracts, Kind.Embedding == Void,
  Kind.Abilities == (Void, Extracts, Void)
{
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

  #if !hasFeature(Embedded)
    /// Composes this optic with a static member of the part's type; `*` as a dot.
    ///
    /// `User._id._value` is `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler makes of the dot.
    /// - Returns: The optic from the whole of this one to the part of the member.
    @inlinable @inline(__always)
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Optic<Can<Void, Next.Kind.Extracting, Void>, Whole, Next.Part> where Next.Whole == Part {
      compose(Part.self[keyPath: path].optic)
    }
  #endif
}

// A traversal first.
extension Optic
where
  Kind.Getting == Void, Kind.Extracting == Void, Kind.Embedding == Void,
  Kind.Abilities == (Void, Void, Void)
{
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

  #if !hasFeature(Embedded)
    /// Composes this optic with a static member of the part's type; `*` as a dot.
    ///
    /// `User._id._value` is `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler makes of the dot.
    /// - Returns: The optic from the whole of this one to the part of the member.
    @inlinable @inline(__always)
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Optic<TraversalKind, Whole, Next.Part> where Next.Whole == Part {
      compose(Part.self[keyPath: path].optic)
    }
  #endif
}

// A prism first.
extension Optic
where
  Kind.Getting == Void, Kind.Extracting == Extracts, Kind.Embedding == Embeds,
  Kind.Abilities == (Void, Extracts, Embeds)
{
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

  #if !hasFeature(Embedded)
    /// Composes this optic with a static member of the part's type; `*` as a dot.
    ///
    /// `User._id._value` is `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler makes of the dot.
    /// - Returns: The optic from the whole of this one to the part of the member.
    @inlinable @inline(__always)
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Optic<Can<Void, Next.Kind.Extracting, Next.Kind.Embedding>, Whole, Next.Part>
    where Next.Whole == Part {
      compose(Part.self[keyPath: path].optic)
    }
  #endif
}

// An iso first.
extension Optic
where
  Kind.Getting == Gets, Kind.Extracting == Extracts, Kind.Embedding == Embeds,
  Kind.Abilities == (Gets, Extracts, Embeds)
{
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

  #if !hasFeature(Embedded)
    /// Composes this optic with a static member of the part's type; `*` as a dot.
    ///
    /// `User._id._value` is `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler makes of the dot.
    /// - Returns: The optic from the whole of this one to the part of the member.
    @inlinable @inline(__always)
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Optic<Next.Kind, Whole, Next.Part> where Next.Whole == Part {
      compose(Part.self[keyPath: path].optic)
    }
  #endif
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
