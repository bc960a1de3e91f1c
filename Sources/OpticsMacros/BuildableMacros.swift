/// Adds a static function `build` that calls an initializer, with a default for each argument.
///
/// Tests then mention only the values they are about, and keep compiling when the type grows. The
/// idea is that of the Builder pattern, in one function.
///
///     struct Line {
///       let id: Int
///       let product: String
///       let quantity: Int
///
///       @Buildable init(id: Int, product: String, quantity: Int) {
///         self.id = id
///         self.product = product
///         self.quantity = quantity
///       }
///     }
///
///     print(Line.build(product: "Tea"))  // Line(id: 0, product: "Tea", quantity: 0)
///
/// | parameter | default |
/// |---|---|
/// | `String`, `Substring`, `Character` | `""`, a space for a character |
/// | `Bool` | `false` |
/// | numbers | `0` |
/// | optional | `nil` |
/// | array, set, dictionary | empty |
/// | tuple | a tuple of defaults |
/// | function | a closure that returns the default of its result, if there is one |
/// | generic parameter, `any P` | none |
/// | any other type | `.build()`; the type needs such a function |
///
/// The function has the access level of the initializer, and is `async`, throws, or returns an
/// optional if the initializer does. On a case of an enum, it makes the case:
///
///     enum Media {
///       @Buildable(["title": "Alien"]) case movie(title: String, minutes: Int)
///     }
///
///     print(Media.build(minutes: 117))  // movie(title: "Alien", minutes: 117)
///
/// Attached to anything but an initializer or a case, the macro is an error; for a type, use
/// ``Builders(_:)``. The initializer of a class has to be `required`, or the class `final`.
///
/// - Parameter defaultValues: The defaults of some parameters, by their names, as a literal.
@attached(peer, names: named(build))
public macro Buildable(_ defaultValues: [String: Any] = [:]) =
  #externalMacro(module: "OpticsMacrosPlugin", type: "BuildableMacro")

/// Adds a static function `buildForTesting`, whose name nobody uses in production by mistake.
///
/// It is ``Buildable(_:)`` with another name: the default of any other type is `.buildForTesting()`.
///
///     struct LocalDate {
///       let year: Int
///       let month: Int
///
///       @BuildableForTesting(["year": 1970, "month": 1]) init(year: Int, month: Int) {
///         self.year = year
///         self.month = month
///       }
///     }
///
///     print(LocalDate.buildForTesting(month: 12))  // LocalDate(year: 1970, month: 12)
///
/// - Parameter defaultValues: The defaults of some parameters, by their names, as a literal.
@attached(peer, names: named(buildForTesting))
public macro BuildableForTesting(_ defaultValues: [String: Any] = [:]) =
  #externalMacro(module: "OpticsMacrosPlugin", type: "BuildableForTestingMacro")

/// Adds a static function with a name of your choice.
///
/// It is ``Buildable(_:)`` with another name.
///
///     struct Point {
///       let x: Int
///       let y: Int
///
///       @BuildableNamed("sample", ["x": 1]) init(x: Int, y: Int) {
///         self.x = x
///         self.y = y
///       }
///     }
///
///     print(Point.sample(y: 2))  // Point(x: 1, y: 2)
///
/// - Parameters:
///   - name: The name of the function, as a literal.
///   - defaultValues: The defaults of some parameters, by their names, as a literal.
@attached(peer, names: arbitrary)
public macro BuildableNamed(_ name: StaticString, _ defaultValues: [String: Any] = [:]) =
  #externalMacro(module: "OpticsMacrosPlugin", type: "BuildableMacro")

/// Adds a static function `build` for each initializer of a type.
///
/// It is ``Buildable(_:)`` for all initializers in the declaration of a struct, or for the memberwise
/// initializer, if there is no other. Swift lets no macro be both for types and for initializers, so
/// this one has another name.
///
///     @Builders(["city": "Springfield"]) struct Address {
///       let street: String
///       let city: String
///     }
///
///     print(Address.build(street: "1 Elm St"))
///     // Address(street: "1 Elm St", city: "Springfield")
///
/// A class, an actor, a protocol, or a type without a usable initializer is an error.
///
/// - Parameter defaultValues: The defaults of some parameters, by their names, as a literal.
@attached(member, names: named(build))
public macro Builders(_ defaultValues: [String: Any] = [:]) =
  #externalMacro(module: "OpticsMacrosPlugin", type: "BuildersMacro")

/// Adds a static function with a name of your choice for each initializer of a type.
///
/// It is ``Builders(_:)`` with another name.
///
///     @Builders(name: "sample") struct Size {
///       let width: Int
///       let height: Int
///     }
///
///     print(Size.sample(width: 3))  // Size(width: 3, height: 0)
///
/// - Parameters:
///   - defaultValues: The defaults of some parameters, by their names, as a literal.
///   - name: The name of the functions, as a literal.
@attached(member, names: arbitrary)
public macro Builders(_ defaultValues: [String: Any] = [:], name: StaticString) =
  #externalMacro(module: "OpticsMacrosPlugin", type: "BuildersMacro")
