import FactoryProvider
import OpticsLaws
import Testing

@testable import Club

extension User: Arbitrary {
  /// A user with any name, age and nickname.
  public static func arbitrary(using source: inout RandomSource) -> User {
    Factory<User>.provide()
      |> User._name *~ .arbitrary(using: &source)
      |> User._age *~ .arbitrary(using: &source)
      |> User._nickname *~ .arbitrary(using: &source)
  }
}

@Test func lensesAreLawful() throws {
  try checkLaws(of: User._name)
  try checkLaws(of: User._age)
  try checkLaws(of: User._nickname._some)
}

@Test func traversalsAreLawful() throws {
  try checkLaws(of: [User]._each._age)
}
