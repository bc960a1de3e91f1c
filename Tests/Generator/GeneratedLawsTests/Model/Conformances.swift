import OpticsLawsFoundation

// Types that conform to protocols by hand.

/// An address whose letters can be upper- or lowercase.
struct Email: Hashable {
  let text: String

  static func == (one: Email, other: Email) -> Bool { one.key == other.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private var key: String { text.lowercased() }
}

struct Version: Comparable {
  let major: Int
  let minor: Int

  static func < (one: Version, other: Version) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

enum Side: Equatable {
  case left, right
}

enum Corner: CaseIterable, Equatable {
  case upper(Side)
  case lower(Side)

  static var allCases: [Corner] {
    [Side.left, .right].flatMap { [.upper($0), .lower($0)] }
  }
}

struct Level: RawRepresentable, Equatable {
  let steps: Int8

  var rawValue: String { String(steps) }
}

extension Level {
  init?(rawValue: String) {
    guard let steps = Int8(rawValue) else { return nil }
    self.init(steps: steps)
  }
}

struct Line: Identifiable, Equatable {
  let order: Int
  let position: Int

  var id: [Int] { [order, position] }
}

struct Point: Codable, Equatable {
  var x: Int
  var y: Int
}

extension Point {
  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(x: try values.decode(Int.self), y: try values.decode(Int.self))
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(x)
    try values.encode(y)
  }
}
