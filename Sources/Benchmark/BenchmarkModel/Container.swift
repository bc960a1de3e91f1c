// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A whole with many parts, and one part that may be missing.
public struct Container: Equatable, Sendable {
  public var numbers: [Int]
  public var scores: [String: Int]
  public var maybe: Int?
  public var shape: Shape
  public var log: Log

  @inlinable public init(
    numbers: [Int], scores: [String: Int], maybe: Int?, shape: Shape, log: Log
  ) {
    (self.numbers, self.scores, self.maybe, self.shape, self.log) = (
      numbers, scores, maybe, shape, log
    )
  }
}

/// An enum with payloads.
public enum Shape: Equatable, Sendable {
  case none
  case circle(Int)
  case polygon(Polygon)
}

/// A payload with copy-on-write storage.
public struct Polygon: Equatable, Sendable {
  public var points: [Int]
  public var name: String

  @inlinable public init(points: [Int], name: String) {
    (self.points, self.name) = (points, name)
  }
}

/// Entries at a deeper level.
public struct Log: Equatable, Sendable {
  public var page: Page

  @inlinable public init(page: Page) {
    self.page = page
  }
}

/// Entries.
public struct Page: Equatable, Sendable {
  public var entries: [Int]

  @inlinable public init(entries: [Int]) {
    self.entries = entries
  }
}
