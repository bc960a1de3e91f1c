import FactoryProvider
import Fleet
import FleetTestSupport
import Legacy
import Optics
import Testing

@Test func aContractIsEdited() {
  let contract = Contract.provide(replacement: nil).editing {
    $0.vehicles.append(.provide(name: "van"))
  }
  #expect(contract.vehicles.last?.name == "van")
}
