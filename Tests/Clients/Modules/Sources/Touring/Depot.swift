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
