// Composition with dots: one declaration for all kinds of the next optic, with packs as for `*`.
//
// A dot with one declaration leaves the compiler no choice, so a mistake costs nothing more behind
// dots than in front of them. With a declaration for each kind, the compiler would try all of them for a
// misspelled member, and with each of them all that follows.
//
// If the key path is a literal, the optimizer replaces it with a call of the getter, so dots cost
// nothing. A member of a generic type in another module is an exception, unless its getter is
// emitted into the client. Therefore the optics of the standard types are emitted into the client.

#if !hasFeature(Embedded)
  extension Optic {
    // `_Kept<Part.Type, …>` is `Part.Type`. The packs stand there because the compiler binds packs in
    // the order in which they occur in the declaration. It has to bind these, which the next optic
    // determines, before those of the result; otherwise no path has the type of a `Lens`.

    /// Composes this optic with an optic that is a static member of the part's type.
    ///
    ///     struct Name { let first: String }
    ///     struct Guest { let name: Name }
    ///
    ///     print(Guest._name._first.get(Guest(name: Name(first: "Ann"))))  // Ann
    ///
    /// `Guest._name._first` is the same as `Guest._name * Name._first`: the result can do what both
    /// optics can do.
    ///
    /// - Parameter path: The static member, as the key path that the compiler creates for the dot.
    /// - Returns: The optic from the whole of this optic to the part of the member.
    public subscript<Next: OpticProtocol, each Getting, each Extracting, each Embedding>(
      dynamicMember path: KeyPath<
        _Kept<Part.Type, (repeat each Getting, repeat each Extracting, repeat each Embedding)>, Next
      >
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
      @_transparent get { composing(Part.self[keyPath: path]) }
    }
  }
#endif
