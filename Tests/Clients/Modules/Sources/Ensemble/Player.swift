public struct Player: Equatable, Identifiable, Named, Sendable {
  public let id: Key<Player>
  public let name: String
  public let contact: Contact?
  public let seat: Seat
  public let instruments: [Instrument]
  public let allergies: Set<String>

  public init(
    id: Key<Player>, name: String, contact: Contact?, seat: Seat, instruments: [Instrument],
    allergies: Set<String>
  ) {
    self.id = id
    self.name = name
    self.contact = contact
    self.seat = seat
    self.instruments = instruments
    self.allergies = allergies
  }

  public var heaviest: Instrument? { instruments.max { $0.size.grams < $1.size.grams } }
}

public struct Contact: Equatable, Sendable {
  public let mail: String
  public let phone: String?

  public init(mail: String, phone: String?) {
    self.mail = mail
    self.phone = phone
  }
}

public enum Section: Int, CaseIterable, Comparable, Sendable {
  case strings, winds, brass, percussion

  public static func < (one: Section, other: Section) -> Bool { one.rawValue < other.rawValue }
}

public struct Seat: Hashable, Sendable {
  public let section: Section
  public var desk: Int

  public init(section: Section, desk: Int) {
    self.section = section
    self.desk = desk
  }
}

public struct Instrument: Hashable, Named, Sendable {
  public struct Size: Hashable, Sendable {
    public let grams: Int
    public let litres: Int

    public init(grams: Int, litres: Int) {
      self.grams = grams
      self.litres = litres
    }
  }

  public enum Condition: Hashable, Sendable {
    case ready
    case inRepair(shop: String, days: Int)
    case onLoan(from: String)
  }

  public let name: String
  public let size: Size
  public let condition: Condition

  public init(name: String, size: Size, condition: Condition) {
    self.name = name
    self.size = size
    self.condition = condition
  }
}

/// What a player shows at a border, for code of this package only.
package struct Passport: Equatable, Sendable {
  package let number: String
  package let player: Player
  package let visas: [String: Int]

  package init(number: String, player: Player, visas: [String: Int]) {
    self.number = number
    self.player = player
    self.visas = visas
  }
}
