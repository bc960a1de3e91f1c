import Optics

public struct Crate: Equatable, Identifiable, Sendable {
  public let id: Int
  public let marks: [Int]

  public init(id: Int, marks: [Int]) {
    self.id = id
    self.marks = marks
  }
}

public enum Load: Equatable, Sendable {
  case none
  case one(Crate)
  case two(Crate, marks: [Int])
}

public struct Pallet: Equatable, Sendable {
  public let crate: Crate
  public let spare: Crate?
  public let crates: [Crate]
  public let byName: [String: Crate]
  public let load: Load

  public init(
    crate: Crate, spare: Crate?, crates: [Crate], byName: [String: Crate], load: Load
  ) {
    self.crate = crate
    self.spare = spare
    self.crates = crates
    self.byName = byName
    self.load = load
  }
}

public struct OpenPallet: Equatable, Sendable {
  public var marks: [Int]
  public var crate: Crate
  public var spare: Crate?
  public var crates: [Crate]
  public var byName: [String: Crate]
  public var load: Load

  public init(
    marks: [Int], crate: Crate, spare: Crate?, crates: [Crate], byName: [String: Crate], load: Load
  ) {
    self.marks = marks
    self.crate = crate
    self.spare = spare
    self.crates = crates
    self.byName = byName
    self.load = load
  }
}

public enum Parcel: Equatable, Sendable {
  case sent(crate: Crate, to: Int)
  case kept(crate: Crate)
}

public enum Word: Equatable, Sendable {
  case `default`(Crate)
  case `init`(Crate)
  case `self`(Crate)
  @available(*, deprecated) case old(Crate)
  case other
}

public enum Box<Item> {
  case item(Item)
  case labeled(Item, crate: Crate)
  case empty
}

extension Box: Equatable where Item: Equatable {}
extension Box: Sendable where Item: Sendable {}

extension Load.Draft {
  /// The first crate: a variable that needs the value when it is written.
  public var first: Crate? {
    get { one ?? two?.0 }
    set {
      guard let newValue else { return }
      if one != nil { one = newValue } else if let marks = two?.marks { two = (newValue, marks) }
    }
  }
}
