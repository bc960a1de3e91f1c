import FactoryProvider
import OpticsLaws
import Testing

@testable import Club

@Test func agesAreLawful() throws {
  try checkLaws(of: User._age, wholes: [.provide()], parts: [0, 19, 20, 131])
}
