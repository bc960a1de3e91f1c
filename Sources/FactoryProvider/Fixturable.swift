/// A type that has one well-known value, to be used as it is or with some of its parts replaced.
///
/// `lens-gen --emit fixtures` writes, for each conforming type, a function `fixture(…)` with a
/// parameter for every stored property, whose default is that of the fixture.
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
