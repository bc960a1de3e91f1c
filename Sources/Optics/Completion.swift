// Code completion after dots.
//
// Completion looks through `@dynamicMemberLookup` by key path only if the root of the key path is a
// type with members. The root of the dots is a metatype, `KeyPath<Part.Type, Next>`, so Swift 6.3
// offers nothing, although the dots compile:
//
//     @dynamicMemberLookup struct Box { subscript(dynamicMember path: KeyPath<Int.Type, Int>) -> Int { 0 } }
//     _ = Box().  // offers no 'max'; with 'KeyPath<Int, Int>' it offers the members of 'Int'
//
// So the subscripts here have another root, a list of the optics of the part's type. Only
// completion sees these subscripts: they are static, which completion ignores, and the type checker
// counts them as ten mistakes, more than any other explanation of an expression. In a model of 60
// types, of which 40 have a `_name`, the mistakes of the type-checking table take at most 7 % more
// attempts. If the subscripts were not static, they would take a hundred times as many.
//
// Once completion looks through metatypes, these subscripts, and what `lens-gen` emits for them,
// can be removed.

/// The optics of a type that code completion offers after a dot.
///
/// The dots in `AppState._settings._theme` compile without this type. To make an editor list
/// `_theme` after `AppState._settings.`, extend the list of the optic's whole:
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
/// listed this way; conform it to ``ListsOptics`` instead.
public enum OpticsOf<Whole> {}

/// A type that lists its own optics, which code completion offers after a dot.
///
/// Use it for generic types, which an extension of ``OpticsOf`` cannot name:
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
    /// Makes completion offer the listed optics of the part's type; cannot be called.
    @_disfavoredOverload @_documentation(visibility: internal)
    public static subscript<Next>(dynamicMember path: KeyPath<OpticsOf<Part>, Next>) -> Next {
      fatalError()
    }

    /// Makes completion offer the optics that the part's type lists; cannot be called.
    @_disfavoredOverload @_documentation(visibility: internal)
    public static subscript<Next>(
      dynamicMember path: KeyPath<Part.ListedOptics, Next>
    ) -> Next where Part: ListsOptics {
      fatalError()
    }
  }
#endif
