// Declarations that the examples of OpticsLaws use.
import Optics
import OpticsLaws

public struct User: Equatable, Arbitrary, Sendable {
  public var name: String
  public var age: Int
  public var address: Address
  public var password: Password

  public static func arbitrary(using source: inout RandomSource) -> User {
    User(
      name: .arbitrary(using: &source), age: .arbitrary(using: &source),
      address: Address(city: City(name: .arbitrary(using: &source))),
      password: .arbitrary(using: &source))
  }
}

public struct Address: Equatable, Sendable { public var city: City }
public struct City: Equatable, Sendable { public var name: String }

public struct Password: Equatable, Arbitrary, Sendable {
  public let hash: Int
  public init(_ text: String) { hash = text.utf8.reduce(0) { $0 &* 31 &+ Int($1) } }
  public static func arbitrary(using source: inout RandomSource) -> Password {
    Password(.arbitrary(using: &source))
  }
}

public enum Shape: Equatable, Arbitrary, Sendable {
  case empty
  case rectangle(width: Int, height: Int)

  public static func arbitrary(using source: inout RandomSource) -> Shape {
    .arbitrary(using: &source) ? .empty : .rectangle(width: 1, height: .arbitrary(using: &source))
  }
}

public enum Bit: Int, CaseIterable, Arbitrary, Sendable { case zero, one }

public struct Ticket: Identifiable, Equatable, Arbitrary, Sendable {
  public var id: Int
  public static func arbitrary(using source: inout RandomSource) -> Ticket {
    Ticket(id: .arbitrary(using: &source))
  }
}

public let addresses = ["Rome", "Oslo"].map { Address(city: City(name: $0)) }
public let users = addresses.map {
  User(name: "Ann", age: 20, address: $0, password: Password($0.city.name))
}
public let shapes = [Shape.empty, .rectangle(width: 1, height: 2)]
public let a = Lens<User, Address>(\.address)
public let b = Lens<Address, City>(\.city)
public let c = Lens<City, String>(\.name)
