// What Swift 6.2 needs in place of the one declaration of dots, which was measured with Swift 6.3.
// Nothing here is compiled by Swift 6.3. Remove this file together with the support of Swift 6.2.

#if compiler(<6.3)
  // MARK: - One declaration of dots for each kind of the next optic
  //
  // In a valid expression, each dot needs one of the declarations, and the others fail at once. In an
  // expression with a mistake, the compiler tries all of them, in source order, until it has found a
  // better explanation. So lenses come first, because most optics are lenses and almost every path
  // ends with one. And a wrong kind counts as ten mistakes, more than a misspelled member (nine), so
  // the compiler discards it once it has found the right kind.

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

  // MARK: - More declarations of `|>` than of dots
  //
  // The compiler searches an expression with a mistake starting from the operator with the fewest
  // declarations. With two declarations, a pipe comes before the dots of its own operands, so the
  // compiler tries all overloads of the pipes in a chain before it knows the type of anything. With these
  // four, the dots (five declarations) come first. Without them, a wrong value in four links with
  // operators on their right-hand sides takes 6,522 attempts in place of 3,231, and a misspelled member in
  // the last of them 809,533 in place of 165,869.

  /// Cannot be called; lets the compiler find mistakes in long expressions quickly.
  @_disfavoredOverload @_documentation(visibility: internal)
  public func |> (value: Never, function: Never) {}

  /// Cannot be called; lets the compiler find mistakes in long expressions quickly.
  @_disfavoredOverload @_documentation(visibility: internal)
  public func |> (value: Never, function: Never) -> Never {}

  /// Cannot be called; lets the compiler find mistakes in long expressions quickly.
  @_disfavoredOverload @_documentation(visibility: internal)
  public func |> (value: Never, function: Never) -> Never? {}

  /// Cannot be called; lets the compiler find mistakes in long expressions quickly.
  @_disfavoredOverload @_documentation(visibility: internal)
  public func |> (value: Never, function: Never) -> [Never] {}
#endif
