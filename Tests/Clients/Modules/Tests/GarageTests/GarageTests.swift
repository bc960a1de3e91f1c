import FactoryProvider
import Fleet
import FleetTestSupport
import Legacy
import Optics
import OpticsLaws
import Testing

@testable import Garage

@Test func partsOfOtherModulesAreMade() {
  let invoice = Factory<Invoice>.provide()
  #expect(invoice.vehicles.count == 1)
  #expect(invoice.contract?.vehicles.count == 1)
  #expect(invoice.editing { $0.vehicles = [] }.vehicles == [])
}

@Test func arbitraryValuesHaveThem() {
  var source = RandomSource(seed: 0)
  let all = (0..<20).map { _ in Invoice.arbitrary(using: &source) }
  #expect(all.contains { !$0.vehicles.isEmpty })
}

@MainActor @Test func aClassIsMadeOnTheMainActor() {
  let workshop = Factory<Workshop>.provide()
  #expect(workshop.repairs.count == 1)
  #expect(workshop.fleet.count == 1)
}
