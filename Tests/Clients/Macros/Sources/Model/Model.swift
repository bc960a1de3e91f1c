import OpticsMacros

@Optics public struct User: Equatable, Sendable {
  public let id: Int
  public var name: String
  public let address: Address
  private let token: String

  @Buildable public init(id: Int, name: String, address: Address, token: String) {
    self.id = id
    self.name = name
    self.address = address
    self.token = token
  }

  public func renewed() -> User { self |> User._token *~ "new" }
  public var isNew: Bool { token == "new" }
}

@Optics @Builders(["zip": "49007"]) public struct Address: Equatable, Sendable {
  public let city: String?
  public let zip: String

  public init(city: String?, zip: String) {
    self.city = city
    self.zip = zip
  }
}

@Optics public enum Payment: Equatable, Sendable {
  @Buildable case card(address: Address)
  case cash
}

@Optics public struct Version: Equatable {
  public let major: Int
  var today = CalendarDay()

  public static func < (one: Version, other: Version) -> Bool { one.major < other.major }
}

extension Version: Comparable {}

struct CalendarDay: Equatable {}

@Optics struct Camera: Equatable {
  struct Lens: Equatable {}
  var lens: Lens
  let id: Int
}

@Optics public struct Page<Item: Hashable>: Equatable {
  public var items: [Item]
  public init(items: [Item]) { self.items = items }
}
