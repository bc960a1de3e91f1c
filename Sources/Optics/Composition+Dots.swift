// Composition by dots: a declaration for each kind of the optic that comes next.
//
// An expression without a mistake needs one of them for each dot, and the others fail at once. In one
// with a mistake, the compiler goes on with each of them, in the order in which they stand, until it
// has found something better. So lenses come first, since most optics are lenses and almost every
// path ends with one; and a wrong kind is made to count as ten mistakes, more than a misspelled
// member (nine), so that the compiler drops it as soon as it has found the right one.
//
// Where the key path is a literal, the optimizer replaces reading it by a call of the getter, which
// is why dots cost nothing. A member of a generic type in another module is an exception, unless the
// getter is emitted into the client: so the optics of the standard types are.

#if !hasFeature(Embedded)
  extension Optic {
    /// Composes this optic with a lens, a static member of the part's type; `*` as a dot.
    ///
    /// `User._id._value` is `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler makes of the dot.
    /// - Returns: The optic from the whole of this one to the part of the member.
    @inlinable @inline(__always)
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Optic<Can<Kind.Getting, Kind.Extracting, Void>, Whole, Next.Part>
    where Next.Whole == Part, Next.Kind.Tenfold == LensKind.Tenfold {
      compose(Part.self[keyPath: path].optic)
    }

    /// Composes this optic with a prism, a static member of the part's type; `*` as a dot.
    ///
    /// `User._id._value` is `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler makes of the dot.
    /// - Returns: The optic from the whole of this one to the part of the member.
    @inlinable @inline(__always)
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Optic<Can<Void, Kind.Extracting, Kind.Embedding>, Whole, Next.Part>
    where Next.Whole == Part, Next.Kind.Tenfold == PrismKind.Tenfold {
      compose(Part.self[keyPath: path].optic)
    }

    /// Composes this optic with a traversal, a static member of the part's type; `*` as a dot.
    ///
    /// `User._id._value` is `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler makes of the dot.
    /// - Returns: The optic from the whole of this one to the part of the member.
    @inlinable @inline(__always)
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Traversal<Whole, Next.Part>
    where Next.Whole == Part, Next.Kind.Tenfold == TraversalKind.Tenfold {
      compose(Part.self[keyPath: path].optic)
    }

    /// Composes this optic with an affine traversal, a static member of the part's type; `*` as a dot.
    ///
    /// `User._id._value` is `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler makes of the dot.
    /// - Returns: The optic from the whole of this one to the part of the member.
    @inlinable @inline(__always)
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Optic<Can<Void, Kind.Extracting, Void>, Whole, Next.Part>
    where Next.Whole == Part, Next.Kind.Tenfold == AffineTraversalKind.Tenfold {
      compose(Part.self[keyPath: path].optic)
    }

    /// Composes this optic with an isomorphism, a static member of the part's type; `*` as a dot.
    ///
    /// `User._id._value` is `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler makes of the dot.
    /// - Returns: The optic from the whole of this one to the part of the member.
    @inlinable @inline(__always)
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Optic<Kind, Whole, Next.Part>
    where Next.Whole == Part, Next.Kind.Tenfold == IsoKind.Tenfold {
      compose(Part.self[keyPath: path].optic)
    }
  }
#endif
