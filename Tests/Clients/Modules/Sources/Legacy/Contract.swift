import Fleet

public struct Contract: Equatable, Sendable {
  public let vehicles: [Vehicle]
  public let mileage: Mileage
  public var replacement: Vehicle?

  public init(vehicles: [Vehicle], mileage: Mileage, replacement: Vehicle?) {
    self.vehicles = vehicles
    self.mileage = mileage
    self.replacement = replacement
  }
}
