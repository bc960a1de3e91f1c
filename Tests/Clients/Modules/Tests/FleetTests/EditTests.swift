import Fleet
import FleetTestSupport
import FactoryProvider
import Optics
import Testing

@Test func aVehicleIsEdited() {
  let vehicle = Vehicle.provide(name: "van").editing { $0.wheels.append(Wheel(inches: 20)) }
  #expect(vehicle.wheels.last == Wheel(inches: 20))
}
