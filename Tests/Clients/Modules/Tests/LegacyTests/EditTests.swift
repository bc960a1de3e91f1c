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

@Test func partsOfAVehicleOfAContractAreEdited() {
  let vehicle = Vehicle(name: "car", wheels: [Wheel(inches: 18)], fuel: .petrol(litres: 40))
  let contract = Contract(vehicles: [vehicle], mileage: [:], replacement: vehicle)
  let edited = contract.editing {
    $0.vehicles[0].name = "van"
    $0.vehicles[0].wheels[0].inches += 2
    $0.replacement?.fuel.petrol? -= 10
    $0.replacement?.name += "!"
  }
  #expect(edited.vehicles[0].name == "van")
  #expect(edited.vehicles[0].wheels == [Wheel(inches: 20)])
  #expect(edited.replacement?.fuel == .petrol(litres: 30))
  #expect(edited.replacement?.name == "car!")
}
