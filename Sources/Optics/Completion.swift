// Code completion behind dots.
//
// Completion looks through `@dynamicMemberLookup` by key path only if the root of the key path is a
// type with members. The root of the dots is a metatype, `KeyPath<Part.Type, Next>`, so Swift 6.3
// offers nothing, though the dots compile:
//
//     @dynamicMemberLookup struct Box { subscript(dynamicMember path: KeyPath<Int.Type, Int>) -> Int { 0 } }
//     _ = Box().  // offers no 'max'; with 'KeyPath<Int, Int>' it offers the members of 'Int'
//
// So the subscripts here have another root, a list of the optics of the part's type, and only
// completion sees them: they are static, which it does not mind, and to the type checker they count
// as ten mistakes, more than any other explanation of an expression. In a model of 60 types, of which
// 40 have a `_name`, the mistakes of the type-checking table take at most 7 % more attempts; not
// static, a hundred times as many.
//
// They may go, with what `lens-gen` emits for them, once completion looks through metatypes.

/// The optics of a type, for code completion to offer behind a dot.
///
/// The dots in `AppState._settings._theme` compile without this type. To have an editor list `_theme`
/// behind `AppState._settings.`, extend the list of the type that the optic begins with:
///
///     struct Settings { var theme: String }
///     extension Settings {
///       static var _theme: Lens<Settings, String> { Lens(\.theme) }
///     }
///     extension OpticsOf where Whole == Settings {
///       var _theme: Lens<Settings, String> { Settings._theme }
///     }
///
/// `lens-gen --emit lenses,prisms,completion` writes these extensions. A generic type cannot be
/// listed in this way, and conforms to ``ListsOptics`` instead.
public enum OpticsOf<Whole> {}

/// A type that lists its own optics, for code completion to offer behind a dot.
///
/// It is for generic types, which an extension of ``OpticsOf`` cannot name:
///
///     struct Page<Item> { var items: [Item] }
///     extension Page {
///       static var _items: Lens<Page, [Item]> { Lens(get: { $0.items }, modify: { $1(&$0.items) }) }
///     }
///     extension Page: ListsOptics {
///       enum ListedOptics {
///         var _items: Lens<Page, [Item]> { Page._items }
///       }
///     }
public protocol ListsOptics {
  /// A type with a property for each optic of this type, with the optic's name and type.
  associatedtype ListedOptics
}

#if !hasFeature(Embedded)
  extension Optic
  where
    Kind.Tenfold == TenTimes<
      Never, Never, Never, Never, Never, Never, Never, Never, Never, Never
    >
  {
    /// Has completion offer the optics that are listed for the part's type; cannot be called.
    @_disfavoredOverload @_documentation(visibility: internal)
    public static subscript<Next>(dynamicMember path: KeyPath<OpticsOf<Part>, Next>) -> Next {
      fatalError()
    }

    /// Has completion offer the optics that the part's type lists itself; cannot be called.
    @_disfavoredOverload @_documentation(visibility: internal)
    public static subscript<Next>(
      dynamicMember path: KeyPath<Part.ListedOptics, Next>
    ) -> Next where Part: ListsOptics {
      fatalError()
    }
  }
#endif
