import Optics

public struct Work: Equatable, Identifiable, Sendable {
  public let id: Key<Work>
  public let composer: String
  public let movements: [Movement]

  public init(id: Key<Work>, composer: String, movements: [Movement]) {
    self.id = id
    self.composer = composer
    self.movements = movements
  }
}

public struct Movement: Equatable, Sendable {
  public let title: String
  public let minutes: Int
  public let soloists: [Key<Player>]

  public init(title: String, minutes: Int, soloists: [Key<Player>] = []) {
    self.title = title
    self.minutes = minutes
    self.soloists = soloists
  }
}

/// What happens in a part of an evening.
public enum Item: Equatable, Sendable {
  case work(Work)
  case speech(by: String, minutes: Int)
  case pause(minutes: Int)
}

/// The items of an evening, half by half.
public struct Programme: Equatable, Sendable {
  public let title: String
  public let halves: [[Item]]
  public let encores: [Work]
  public let conductor: Key<Player>?

  public init(title: String, halves: [[Item]], encores: [Work], conductor: Key<Player>?) {
    self.title = title
    self.halves = halves
    self.encores = encores
    self.conductor = conductor
  }
}

extension Item {
  public var minutes: Int {
    switch self {
    case .work(let work): work.movements.reduce(0) { $0 + $1.minutes }
    case .speech(_, let minutes), .pause(let minutes): minutes
    }
  }
}

extension Programme {
  public var minutes: Int { halves.joined().reduce(0) { $0 + $1.minutes } }

  /// Each movement of a work, also of the encores, made longer or shorter.
  public func paced(by factor: Double) -> Programme {
    let ofWorks = Programme._halves._each._each._work._movements._each._minutes
    let ofEncores = Programme._encores._each._movements._each._minutes
    let pace = { (minutes: Int) in Int(Double(minutes) * factor) }
    return self |> ofWorks %~ pace |> ofEncores %~ pace
  }
}

extension Work.Draft {
  /// Adds a movement at the end.
  public mutating func add(_ title: String, minutes: Int) {
    movements.append(Movement(title: title, minutes: minutes))
  }
}
