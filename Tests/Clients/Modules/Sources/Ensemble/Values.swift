/// What has a name that a list shows.
public protocol Named {
  var name: String { get }
}

/// The number of a player, a work or anything else, which only equals one of its own kind.
public struct Key<Subject>: Hashable, Sendable {
  public let number: Int

  public init(_ number: Int) {
    self.number = number
  }
}

public enum Currency: String, CaseIterable, Sendable {
  case euro, krone, yen
}

public struct Money: Hashable, Sendable {
  public let cents: Int
  public let currency: Currency

  public init(cents: Int, currency: Currency = .euro) {
    self.cents = cents
    self.currency = currency
  }
}

extension Money {
  public var isFree: Bool { cents == 0 }
}

/// A part of a fee, from none to all of it.
public struct Share: Hashable, Sendable {
  public let percent: Int
  public let reason: String

  // lens-gen: trust
  public init(percent: Int, reason: String) {
    precondition((0...100).contains(percent), "\(percent) % is no share")
    self.percent = percent
    self.reason = reason
  }

  public func of(_ money: Money) -> Money {
    Money(cents: money.cents * percent / 100, currency: money.currency)
  }
}

/// Some elements of a longer list.
public struct Page<Element> {
  public let elements: [Element]
  public let next: Int?

  public init(elements: [Element], next: Int? = nil) {
    self.elements = elements
    self.next = next
  }
}

extension Page: Equatable where Element: Equatable {}
extension Page: Sendable where Element: Sendable {}
