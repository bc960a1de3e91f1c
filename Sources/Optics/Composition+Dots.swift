// Composition with dots: one declaration for each kind of the next optic.
//
// In a valid expression, each dot needs one of the declarations, and the others fail at once. In an
// expression with a mistake, the compiler tries all of them, in source order, until it has found a
// better explanation. So lenses come first, because most optics are lenses and almost every path
// ends with one. And a wrong kind counts as ten mistakes, more than a misspelled member (nine), so
// the compiler discards it once it has found the right kind.
//
// If the key path is a literal, the optimizer replaces it with a call of the getter, so dots cost
// nothing. A member of a generic type in another module is an exception, unless its getter is
// emitted into the client. Therefore the optics of the standard types are emitted into the client.

#if !hasFeature(Embedded)
  extension Optic {
    /// Composes this optic with a lens that is a static member of the part's type.
    ///
    /// `User._id._value` is the same as `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler creates for the dot.
    /// - Returns: The optic from the whole of this optic to the part of the member.
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Optic<Can<Kind.Getting, Kind.Extracting, Void>, Whole, Next.Part>
    where Next.Whole == Part, Next.Kind.Tenfold == LensKind.Tenfold {
      @_transparent get { compose(Part.self[keyPath: path].optic) }
    }

    /// Composes this optic with a prism that is a static member of the part's type.
    ///
    /// `User._id._value` is the same as `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler creates for the dot.
    /// - Returns: The optic from the whole of this optic to the part of the member.
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Optic<Can<Void, Kind.Extracting, Kind.Embedding>, Whole, Next.Part>
    where Next.Whole == Part, Next.Kind.Tenfold == PrismKind.Tenfold {
      @_transparent get { compose(Part.self[keyPath: path].optic) }
    }

    /// Composes this optic with a traversal that is a static member of the part's type.
    ///
    /// `User._id._value` is the same as `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler creates for the dot.
    /// - Returns: The optic from the whole of this optic to the part of the member.
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Traversal<Whole, Next.Part>
    where Next.Whole == Part, Next.Kind.Tenfold == TraversalKind.Tenfold {
      @_transparent get { compose(Part.self[keyPath: path].optic) }
    }

    /// Composes this optic with an affine traversal that is a static member of the part's type.
    ///
    /// `User._id._value` is the same as `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler creates for the dot.
    /// - Returns: The optic from the whole of this optic to the part of the member.
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Optic<Can<Void, Kind.Extracting, Void>, Whole, Next.Part>
    where Next.Whole == Part, Next.Kind.Tenfold == AffineTraversalKind.Tenfold {
      @_transparent get { compose(Part.self[keyPath: path].optic) }
    }

    /// Composes this optic with an iso that is a static member of the part's type.
    ///
    /// `User._id._value` is the same as `User._id * UserId._value`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler creates for the dot.
    /// - Returns: The optic from the whole of this optic to the part of the member.
    public subscript<Next: OpticProtocol>(
      dynamicMember path: KeyPath<Part.Type, Next>
    ) -> Optic<Kind, Whole, Next.Part>
    where Next.Whole == Part, Next.Kind.Tenfold == IsoKind.Tenfold {
      @_transparent get { compose(Part.self[keyPath: path].optic) }
    }
  }
#endif
