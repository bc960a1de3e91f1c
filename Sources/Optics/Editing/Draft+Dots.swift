// The members of a draft. Each optic has two: the part itself, for all that one does with a variable,
// and a draft of the part, behind which the next optic can stand. The second is disfavored, so that it
// is used only where an optic follows.
//
// In a statement with a mistake, the compiler tries each of these declarations for each dot, so there
// are no more than the messages need. Those for parts that may be missing compare types that differ
// in ten places for an optic of another kind (see ForTheTypeChecker.swift): then the compiler leaves
// them early.

#if !hasFeature(Embedded)
  extension Draft {
    /// The part that a lens or an iso of the value finds.
    ///
    ///     print(editing("a") { $0._unicodeScalars.append("b") })  // ab
    ///
    /// - Parameter path: The static member, as the key path that the compiler creates for the dot.
    public subscript<Kind, Part>(
      dynamicMember path: KeyPath<Whole.Type, Optic<Kind, Whole, Part>>
    ) -> Part where Kind.Getting == Gets, Kind.Extracting == Extracts {
      @_transparent get { part(at: Whole.self[keyPath: path]) }
      @_transparent set { set(newValue, at: Whole.self[keyPath: path]) }
    }

    /// A draft of the part that a lens or an iso of the value finds, for the optic that follows.
    ///
    /// - Parameter path: The static member, as the key path that the compiler creates for the dot.
    @_disfavoredOverload
    public subscript<Kind, Part>(
      dynamicMember path: KeyPath<Whole.Type, Optic<Kind, Whole, Part>>
    ) -> Draft<Part> where Kind.Getting == Gets, Kind.Extracting == Extracts {
      @_transparent get { Draft<Part>(part(at: Whole.self[keyPath: path])) }
      @_transparent set { set(newValue.whole, at: Whole.self[keyPath: path]) }
    }

    /// A draft of the value of an optional that a lens of the value finds, for the optic that follows
    /// a `?`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler creates for the dot.
    @_disfavoredOverload
    public subscript<Path: OpticProtocol, Part>(
      dynamicMember path: KeyPath<Whole.Type, Path>
    ) -> Draft<Part>?
    where
      Path.Whole == Whole, Path.Part == Part?, Path.Kind.Getting == Gets,
      Path._TenfoldPart == Lens<Whole, Part?>._TenfoldPart
    {
      @_transparent get { part(at: Whole.self[keyPath: path]).map { Draft<Part>($0) } }
      @_transparent set { set(newValue?.whole, at: Whole.self[keyPath: path]) }
    }

    /// The part that a prism or an affine traversal of the value finds, if present.
    ///
    ///     print(editing([1, 2]) { $0._first? += 10 })  // [11, 2]
    ///
    /// - Parameter path: The static member, as the key path that the compiler creates for the dot.
    public subscript<Kind, Part, Embedding>(
      dynamicMember path: KeyPath<Whole.Type, Optic<Kind, Whole, Part>>
    ) -> Part? where Kind._Tenfold == Can<Void, Extracts, Embedding>._Tenfold {
      @_transparent get { partIfPresent(at: Whole.self[keyPath: path]) }
      @_transparent set { set(newValue, at: Whole.self[keyPath: path]) }
    }

    /// A draft of the part that a prism or an affine traversal of the value finds, for the optic
    /// that follows a `?`.
    ///
    /// - Parameter path: The static member, as the key path that the compiler creates for the dot.
    @_disfavoredOverload
    public subscript<Kind, Part, Embedding>(
      dynamicMember path: KeyPath<Whole.Type, Optic<Kind, Whole, Part>>
    ) -> Draft<Part>? where Kind._Tenfold == Can<Void, Extracts, Embedding>._Tenfold {
      @_transparent get { partIfPresent(at: Whole.self[keyPath: path]).map { Draft<Part>($0) } }
      @_transparent set { set(newValue?.whole, at: Whole.self[keyPath: path]) }
    }
  }

  // Messages for what a draft does not have.
  extension Draft {
    /// Unavailable for a part that may be missing: write `?`, or use
    /// `update` for a traversal.
    @available(
      *, unavailable,
      message:
        "the part may be missing: write '?' behind it; for a traversal, use 'update(path) { … }'"
    )
    @_disfavoredOverload @_documentation(visibility: internal)
    public subscript<Kind, Part, Extracting, Embedding>(
      dynamicMember path: KeyPath<Whole.Type, Optic<Kind, Whole, Part>>
    ) -> Draft<Part> where Kind._Tenfold == Can<Void, Extracting, Embedding>._Tenfold {
      get { fatalError() }
      set { fatalError() }
    }

    // Without these declarations, the compiler has no message at all for `+= "a"` behind an integer.
    /// Unavailable: the value has another type than the part.
    @available(*, unavailable, message: "the value has another type than the part")
    @_disfavoredOverload @_documentation(visibility: internal)
    public static func += <Value>(draft: inout Draft, value: Value) { fatalError() }

    /// Unavailable: the value has another type than the part.
    @available(*, unavailable, message: "the value has another type than the part")
    @_disfavoredOverload @_documentation(visibility: internal)
    public static func -= <Value>(draft: inout Draft, value: Value) { fatalError() }

    /// Unavailable: the value has another type than the part.
    @available(*, unavailable, message: "the value has another type than the part")
    @_disfavoredOverload @_documentation(visibility: internal)
    public static func *= <Value>(draft: inout Draft, value: Value) { fatalError() }

    /// Unavailable: the value has another type than the part.
    @available(*, unavailable, message: "the value has another type than the part")
    @_disfavoredOverload @_documentation(visibility: internal)
    public static func /= <Value>(draft: inout Draft, value: Value) { fatalError() }

    // Without this declaration, the compiler has no message at all for a property in place of an optic.
    /// Unavailable for what is no optic: use ``whole``.
    @available(
      *, unavailable,
      message: "the member is no optic: an optic begins with '_'; read others from 'whole'"
    )
    @_disfavoredOverload @_documentation(visibility: internal)
    public subscript<Value>(dynamicMember path: KeyPath<Whole.Type, Value>) -> _NoOptic {
      fatalError()
    }
  }

  /// What stands behind a draft if it is no optic; for messages of the compiler only.
  @_documentation(visibility: internal)
  public enum _NoOptic {}
#endif
