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

@Test func partsOfPartsOfOtherModulesAreEdited() {
  let vehicle = Vehicle(name: "car", wheels: [Wheel(inches: 18)], fuel: .petrol(litres: 40))
  let contract = Contract(vehicles: [vehicle], mileage: [:], replacement: nil)
  let invoice = Invoice(
    plate: Plate(number: "A 1", vehicle: vehicle), vehicles: [vehicle], contract: contract)
  let edited = invoice.editing {
    $0.plate.number += "2"
    $0.plate.vehicle.wheels[0].inches += 1
    $0.plate.vehicle.fuel.petrol? -= 10
    $0.vehicles[0].name = "van"
    $0.contract?.vehicles[0].fuel = .electric(kilowattHours: 50)
    $0.contract?.replacement = vehicle
    $0.contract?.replacement?.name = "bus"
  }
  #expect(edited.plate.number == "A 12")
  #expect(edited.plate.vehicle.wheels == [Wheel(inches: 19)])
  #expect(edited.plate.vehicle.fuel == .petrol(litres: 30))
  #expect(edited.vehicles.map(\.name) == ["van"])
  #expect(edited.contract?.vehicles.map(\.fuel) == [.electric(kilowattHours: 50)])
  #expect(edited.contract?.replacement?.name == "bus")
  #expect(invoice.draft.plate.vehicle.name == "car")
}
