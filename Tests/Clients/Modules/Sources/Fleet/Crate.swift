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
