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

@Test func aVariableOfAnExtensionIsEditedThroughItsSetter() {
  let crate = Crate(id: 1, marks: [1])
  for load in [Load.one(crate), .two(crate, marks: [])] {
    let edited = Delivery.load(load).editing { $0.load?.first? = Crate(id: 1, marks: [1, 2]) }
    #expect(edited.loaded?.first.marks == [1, 2])
  }
}

extension Delivery {
  fileprivate var loaded: (first: Crate, rest: [Int])? {
    switch self {
    case .load(.one(let crate)): (crate, [])
    case .load(.two(let crate, let marks)): (crate, marks)
    default: nil
    }
  }
}
