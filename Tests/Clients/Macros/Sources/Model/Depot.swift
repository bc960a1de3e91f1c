// What has parts that a macro does not see: constants, variables and payloads, in each form.
import OpticsMacros

@Optics public struct Crate: Equatable, Identifiable, Sendable {
  public let id: Int
  public let marks: [Int]

  public init(id: Int, marks: [Int]) {
    self.id = id
    self.marks = marks
  }
}

@Optics public enum Load: Equatable, Sendable {
  case none
  case one(Crate)
  case two(Crate, marks: [Int])
}

@Optics public struct Depot: Equatable, Sendable {
  public let crate: Crate
  public let spare: Crate?
  public let crates: [Crate]
  public let byName: [String: Crate]
  public let found: [Crate]?
  public let rows: [[Crate]]
  public let load: Load
  public let rowsByName: [String: [Crate]]
  public let places: [Crate?]

  public init(
    crate: Crate, spare: Crate?, crates: [Crate], byName: [String: Crate], found: [Crate]?,
    rows: [[Crate]], load: Load, rowsByName: [String: [Crate]], places: [Crate?]
  ) {
    self.crate = crate
    self.spare = spare
    self.crates = crates
    self.byName = byName
    self.found = found
    self.rows = rows
    self.load = load
    self.rowsByName = rowsByName
    self.places = places
  }
}

@Optics public struct OpenDepot: Equatable, Sendable {
  public var crate: Crate
  public var spare: Crate?
  public var crates: [Crate]
  public var byName: [String: Crate]
  public var found: [Crate]?
  public var rows: [[Crate]]
  public var load: Load
  public var rowsByName: [String: [Crate]]
  public var places: [Crate?]

  public init(
    crate: Crate, spare: Crate?, crates: [Crate], byName: [String: Crate], found: [Crate]?,
    rows: [[Crate]], load: Load, rowsByName: [String: [Crate]], places: [Crate?]
  ) {
    self.crate = crate
    self.spare = spare
    self.crates = crates
    self.byName = byName
    self.found = found
    self.rows = rows
    self.load = load
    self.rowsByName = rowsByName
    self.places = places
  }
}

@Optics public enum Delivery: Equatable, Sendable {
  case crate(Crate)
  case spare(Crate?)
  case crates([Crate])
  case pair(Crate, others: [Crate])
  case load(Load)
  case byName([String: Crate])
}

@Optics public struct Pallet: Equatable, Sendable {
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

@Optics public struct OpenPallet: Equatable, Sendable {
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

@Optics public enum Parcel: Equatable, Sendable {
  case sent(crate: Crate, to: Int)
  case kept(crate: Crate)
}

@Optics public enum Word: Equatable, Sendable {
  case `default`(Crate)
  case `init`(Crate)
  case `self`(Crate)
  @available(*, deprecated) case old(Crate)
  case other
}

@Optics public struct Yard: Equatable, Sendable {
  public let pallet: Pallet
  public let open: OpenPallet
  public let parcel: Parcel
  public let word: Word

  public init(pallet: Pallet, open: OpenPallet, parcel: Parcel, word: Word) {
    self.pallet = pallet
    self.open = open
    self.parcel = parcel
    self.word = word
  }
}

@Optics public struct OpenYard: Equatable, Sendable {
  public var pallet: Pallet
  public var open: OpenPallet

  public init(pallet: Pallet, open: OpenPallet) {
    self.pallet = pallet
    self.open = open
  }
}

@Optics public enum Letter: Equatable, Sendable {
  case sent(crate: Crate, to: Int)
  case kept(crate: Crate)
}
