import FactoryProvider
import OpticsLaws
import Testing

@testable import Shop

@Test func quantitiesAreLawful() throws {
  try checkLaws(of: Line._quantity, wholes: [.provide()], parts: [0, 1, 99, 100])
}
