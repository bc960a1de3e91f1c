import OpticsLaws
import Testing

@testable import Shop

@Test func pathsAreLawful() throws {
  try checkLaws(of: Order._lines._each._quantity)
  try checkLaws(of: Order._payment._card)
}
