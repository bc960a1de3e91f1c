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
