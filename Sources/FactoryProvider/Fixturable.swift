/// A type with one well-known value, to use as it is or with some of its parts replaced.
///
/// For each conforming type, `lens-gen --emit fixtures` writes a function `fixture(…)` with a
/// parameter for every stored property. Each parameter defaults to the fixture's value.
///
///     struct Profile: Fixturable {
///       let city: String
///       static var fixture: Profile { Profile(city: "Nagoya") }
///     }
///     print(Profile.fixture)  // Profile(city: "Nagoya")
public protocol Fixturable {
  /// The well-known value.
  static var fixture: Self { get }
}
