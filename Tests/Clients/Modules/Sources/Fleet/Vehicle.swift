public protocol Entity: Equatable, Sendable {
  var name: String { get }
}

public struct Wheel: Hashable, Sendable {
  public let inches: Int

  public init(inches: Int) {
    self.inches = inches
  }
}

public enum Fuel: Equatable, Sendable {
  case petrol(litres: Int)
  case electric(kilowattHours: Int)
}

public struct Vehicle: Entity {
  public let name: String
  public let wheels: [Wheel]
  public var fuel: Fuel

  public init(name: String, wheels: [Wheel], fuel: Fuel) {
    self.name = name
    self.wheels = wheels
    self.fuel = fuel
  }
}

public typealias Mileage = [Wheel: Int]

package struct Plate: Equatable, Sendable {
  package let number: String
  package let vehicle: Vehicle

  package init(number: String, vehicle: Vehicle) {
    self.number = number
    self.vehicle = vehicle
  }
}
