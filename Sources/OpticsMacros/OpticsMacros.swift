/// Adds a lens for each stored property of a struct, or a prism for each case of an enum.
///
/// The optic of `name` is the static member `_name`. It is the same code that `lens-gen` writes, so
/// the same laws hold, and it costs as little.
///
///     @Optics struct Customer {
///       let name: String
///       private let visits: Int
///
///       init(name: String, visits: Int) {
///         self.name = name
///         self.visits = visits
///       }
///     }
///
///     print(Customer(name: "Ann", visits: 3) |> Customer._name *~ "Bo")
///     // Customer(name: "Bo", visits: 3)
///
/// An optic has the access level of its property, so that of a private property is private. If a
/// setter is private, and no initializer takes the property, the lens is private.
///
/// A `let` property changes through an initializer, so one in this declaration has to store all
/// `let` properties unchanged. If a member cannot have a lawful optic, the macro warns and says why;
/// mark such a member ``OpticsIgnored()``. A type that cannot have optics, such as a class, is an
/// error.
///
/// The macro sees only the declaration that it is attached to, and no code outside of it: no
/// initializers in extensions, no type aliases, and no declarations of property wrappers. `lens-gen`
/// sees all of these. A type inside a function cannot have the macro, which is a limit of Swift.
///
/// The macro also lets you edit values, `user.editing { $0.name = "Bob" }`, unless `access` is given, the
/// type is private in another one, or a private property has a type that may be private, too.
///
/// - Parameter access: The highest access level of the optics. Without it, each optic is as visible
///   as its part.
@attached(member, names: arbitrary)
@attached(extension, conformances: Editable, names: arbitrary)
public macro Optics(access: OpticsAccess = .public) =
  #externalMacro(module: "OpticsMacrosPlugin", type: "OpticsMacro")

/// Leaves a property or case without an optic, and without a warning.
///
/// If a property is ignored, the lenses of the others still keep its value.
///
///     @Optics struct Page {
///       var text: String
///       @OpticsIgnored lazy var words = text.split(separator: " ").count
///     }
///
///     var page = Page(text: "to be") |> Page._text *~ "or not to be"
///     print(page.words)  // 4
@attached(peer)
public macro OpticsIgnored() =
  #externalMacro(module: "OpticsMacrosPlugin", type: "OpticsIgnoredMacro")

/// The highest access level of the optics of a type.
///
///     @Optics(access: .private) struct Account {
///       var balance: Int
///
///       func paying(_ amount: Int) -> Account { self |> Account._balance %~ { $0 - amount } }
///     }
///
///     print(Account(balance: 10).paying(3).balance)  // 7
public enum OpticsAccess: Sendable {
  /// Within the declaration, and its extensions in the same file.
  case `private`
  /// Within the file.
  case `fileprivate`
  /// Within the module.
  case `internal`
  /// Within the package.
  case `package`
  /// Everywhere.
  case `public`
}
