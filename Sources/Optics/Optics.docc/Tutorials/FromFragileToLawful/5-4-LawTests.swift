import OpticsLaws
import Testing

@testable import Club

@Test func agesOfMembersAreLawful() throws {
  try checkLaws(of: Team._members._each._age)
  try checkLaws(of: User._payment._card)
}
