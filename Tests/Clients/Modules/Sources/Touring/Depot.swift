// What has parts of another module: constants, variables and payloads, in each form.
import Ensemble

public struct Depot: Equatable, Sendable {
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

public struct OpenDepot: Equatable, Sendable {
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

public enum Delivery: Equatable, Sendable {
  case crate(Crate)
  case spare(Crate?)
  case crates([Crate])
  case pair(Crate, others: [Crate])
  case load(Load)
  case byName([String: Crate])
}

@propertyWrapper public struct Kept<Value: Equatable & Sendable>: Equatable, Sendable {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

public struct Yard: Equatable, Sendable {
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

public struct OpenYard: Equatable, Sendable {
  public var pallet: Pallet
  public var open: OpenPallet

  public init(pallet: Pallet, open: OpenPallet) {
    self.pallet = pallet
    self.open = open
  }
}

public enum Letter: Equatable, Sendable {
  case sent(crate: Crate, to: Int)
  case kept(crate: Crate)
}

public struct Boxes: Equatable, Sendable {
  public var crates: Box<Crate>
  public var numbers: Box<Int>
  @Kept public var kept: Crate

  public init(crates: Box<Crate>, numbers: Box<Int>, kept: Crate) {
    self.crates = crates
    self.numbers = numbers
    self.kept = kept
  }
}
