// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Level 1 of a model with `let` properties.
public struct Constant1: Equatable, Sendable {
  public let next: Constant2
  public let count: Int
  public let name: String

  @inlinable public init(next: Constant2, count: Int, name: String) {
    (self.next, self.count, self.name) = (next, count, name)
  }
}

/// Level 2 of a model with `let` properties.
public struct Constant2: Equatable, Sendable {
  public let next: Constant3
  public let count: Int
  public let name: String

  @inlinable public init(next: Constant3, count: Int, name: String) {
    (self.next, self.count, self.name) = (next, count, name)
  }
}

/// Level 3 of a model with `let` properties.
public struct Constant3: Equatable, Sendable {
  public let next: Constant4
  public let count: Int
  public let name: String

  @inlinable public init(next: Constant4, count: Int, name: String) {
    (self.next, self.count, self.name) = (next, count, name)
  }
}

/// Level 4 of a model with `let` properties.
public struct Constant4: Equatable, Sendable {
  public let next: Constant5
  public let count: Int
  public let name: String

  @inlinable public init(next: Constant5, count: Int, name: String) {
    (self.next, self.count, self.name) = (next, count, name)
  }
}

/// Level 5 of a model with `let` properties.
public struct Constant5: Equatable, Sendable {
  public let next: Constant6
  public let count: Int
  public let name: String

  @inlinable public init(next: Constant6, count: Int, name: String) {
    (self.next, self.count, self.name) = (next, count, name)
  }
}

/// Level 6 of a model with `let` properties.
public struct Constant6: Equatable, Sendable {
  public let value: Int
  public let count: Int
  public let name: String

  @inlinable public init(value: Int, count: Int, name: String) {
    (self.value, self.count, self.name) = (value, count, name)
  }
}
