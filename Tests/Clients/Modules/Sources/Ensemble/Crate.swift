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
