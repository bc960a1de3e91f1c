import FactoryProvider
import OpticsLaws
import Testing

@testable import Shop

@Test func quantitiesAreLawful() throws {
  try checkLaws(of: Line._quantity, wholes: [.provide()], parts: [0, 1, 99, 100])
}

@Test func boundedQuantitiesAreLawful() throws {
  let quantity = Lens<Line, Int>(
    getter: { $0.quantity },
    setter: { quantity, line in Line._quantity.set(min(quantity, 99), line) })
  try checkLaws(of: quantity, wholes: [.provide()], parts: [0, 1, 99, 100])
}
