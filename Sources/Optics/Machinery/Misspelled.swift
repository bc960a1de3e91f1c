// Messages for underscores that are not needed.
//
// Behind a path, a part with an argument is a method of the path: `Order._lines.index(0)`. For `_index(0)`, a dot
// finds the static function of the type behind it, and the compiler says in eight errors that this is no optic. So
// there are properties of these names, and what they return takes the argument. They are members of the types of
// parts. As members of a path, they would hide the optics of properties such as `index`.

#if !hasFeature(Embedded)
  /// Stands between an underscore that is not needed and the argument behind it.
  public enum _Misspelled<Argument, Part>: _MisspelledPart {}

  /// The types of the argument, and of the part that is meant.
  public protocol _MisspelledPart {
    /// The type of the argument.
    associatedtype Argument
    /// The type of the part.
    associatedtype Part
  }

  extension Optic where Part: _MisspelledPart {
    /// Takes the argument, so that the underscore is the only error.
    @_documentation(visibility: internal)
    public func callAsFunction(_ argument: Part.Argument) -> Optic<Kind, Whole, Part.Part> {
      fatalError()
    }

    /// Takes the identity, so that the underscore is the only error.
    @_documentation(visibility: internal)
    public func callAsFunction(id: Part.Argument) -> Optic<Kind, Whole, Part.Part> { fatalError() }
  }

  extension MutableCollection {
    /// Unavailable behind a path: use ``Optic/index(_:)``.
    @available(*, unavailable, message: "behind a path, it is 'index(_:)', without an underscore")
    @_documentation(visibility: internal)
    public static var _index: AffineTraversal<Self, _Misspelled<Index, Element>> { fatalError() }
  }

  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  extension MutableCollection where Element: Identifiable {
    /// Unavailable behind a path: use ``Optic/element(id:)``.
    @available(
      *, unavailable, message: "behind a path, it is 'element(id:)', without an underscore"
    )
    @_documentation(visibility: internal)
    public static var _element: AffineTraversal<Self, _Misspelled<Element.ID, Element>> {
      fatalError()
    }

    /// Unavailable behind a path: use ``Optic/at(id:)``.
    @available(*, unavailable, message: "behind a path, it is 'at(id:)', without an underscore")
    @_documentation(visibility: internal)
    public static var _at: Lens<Self, _Misspelled<Element.ID, Element?>> { fatalError() }
  }

  extension Dictionary {
    /// Unavailable behind a path: use ``Optic/index(key:)``.
    @available(
      *, unavailable, message: "behind a path, it is 'index(key:)', without an underscore"
    )
    @_documentation(visibility: internal)
    public static var _index: AffineTraversal<Self, _Misspelled<Key, Value>> { fatalError() }

    /// Unavailable behind a path: use ``Optic/at(_:)``.
    @available(*, unavailable, message: "behind a path, it is 'at(_:)', without an underscore")
    @_documentation(visibility: internal)
    public static var _at: Lens<Self, _Misspelled<Key, Value?>> { fatalError() }
  }

  extension Set {
    /// Unavailable behind a path: use ``Optic/contains(_:)``.
    @available(
      *, unavailable, message: "behind a path, it is 'contains(_:)', without an underscore"
    )
    @_documentation(visibility: internal)
    public static var _contains: Lens<Self, _Misspelled<Element, Bool>> { fatalError() }
  }

  extension Optional {
    /// Unavailable behind a path: use ``Optic/non(_:)``.
    @available(*, unavailable, message: "behind a path, it is 'non(_:)', without an underscore")
    @_documentation(visibility: internal)
    public static var _non: Iso<Self, _Misspelled<Wrapped, Wrapped>> { fatalError() }
  }
#endif
