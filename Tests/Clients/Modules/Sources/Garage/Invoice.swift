import Fleet
import Legacy

struct Repair {
  let vehicle: Vehicle
  let contract: Contract
  let cost: Int
}

nonisolated struct Invoice: Equatable {
  let plate: Plate
  let vehicles: [Vehicle]
  let contract: Contract?
}

final class Workshop {
  let repairs: [Repair]
  let fleet: [Vehicle]

  init(repairs: [Repair], fleet: [Vehicle]) {
    self.repairs = repairs
    self.fleet = fleet
  }
}
